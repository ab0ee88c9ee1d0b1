/* Board games: Reversi on bitboards, moves by shifts and counts of bits; a search whose choice is soft, so that its value
   can be differentiated with regard to the weights of squares; a table of positions that have been seen. */
#include "../expect.h"
#include <inttypes.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef struct {
    u64 own, other;
} Board;

typedef union {
    u64 whole;
    uint8_t row[8];
} Mask;

typedef struct {
    u64 key;
    double value;
    int depth, used;
} Seen;

typedef struct {
    const double *squares; /* ten classes under symmetry */
    double mobility, temperature;
    Seen *table;
    unsigned visited;
} Search;

static const int step[4] = {1, 8, 9, 7};
static const u64 inner = 0x7e7e7e7e7e7e7e7eull;

static u64 shift(u64 b, int by) { return by > 0 ? b << by : b >> -by; }

static u64 flips(Board b, u64 move)
{
    u64 all = 0;
    for (int d = 0; d < 8; d++) {
        const int by = d < 4 ? step[d] : -step[d - 4];
        const u64 via = d % 4 == 1 ? b.other : b.other & inner;
        u64 run = 0, at = shift(move, by) & via;
        while (at) {
            run |= at;
            const u64 next = shift(at, by);
            if (next & b.own)
                all |= run;
            at = next & via;
        }
    }
    return all;
}

static u64 moves(Board b)
{
    u64 found = 0;
    for (u64 empty = ~(b.own | b.other); empty; empty &= empty - 1) {
        const u64 m = empty & -empty;
        if (flips(b, m))
            found |= m;
    }
    return found;
}

static int class_of(int square)
{
    int x = square & 7, y = square >> 3;
    x = x < 4 ? x : 7 - x;
    y = y < 4 ? y : 7 - y;
    if (x < y) {
        x ^= y;
        y ^= x;
        x ^= y;
    }
    return x * (x + 1) / 2 + y;
}

static double stand(const Search *s, Board b)
{
    double sum = s->mobility * (__builtin_popcountll(moves(b)) - __builtin_popcountll(moves((Board){b.other, b.own})));
    for (u64 m = b.own; m; m &= m - 1)
        sum += s->squares[class_of(__builtin_ctzll(m))];
    for (u64 m = b.other; m; m &= m - 1)
        sum -= s->squares[class_of(__builtin_ctzll(m))];
    Mask own = {b.own};
    for (int i = 0; i < 8; i++)
        if (own.row[i] == 0xff)
            sum += s->squares[0];
    return sum;
}

static double value(Search *s, Board b, int depth)
{
    const u64 key = (b.own * 0x9e3779b97f4a7c15ull) ^ (b.other + 0x7f4a7c15ull) * 0xbf58476d1ce4e5b9ull;
    Seen *seen = s->table + (key >> 52) % 64;
    if (seen->used && seen->key == key && seen->depth == depth)
        return seen->value;
    s->visited++;
    u64 open = moves(b);
    double result;
    if (depth == 0 || !open)
        result = stand(s, b);
    else {
        double *values = malloc(64 * sizeof *values), best = -HUGE_VAL, sum = 0, weighted = 0;
        int n = 0;
        for (; open; open &= open - 1) {
            const u64 m = open & -open, f = flips(b, m);
            values[n] = -value(s, (Board){b.other & ~f, b.own | f | m}, depth - 1);
            best = values[n] > best ? values[n] : best;
            n++;
        }
        for (int i = 0; i < n; i++) {
            const double w = exp((values[i] - best) / s->temperature);
            sum += w;
            weighted += w * values[i];
        }
        free(values);
        result = weighted / sum;
    }
    *seen = (Seen){key, result, depth, true};
    return result;
}

static double opening(const double *squares, double mobility, double temperature, int depth)
{
    Search s = {.squares = squares, .mobility = mobility, .temperature = temperature, .table = calloc(64, sizeof(Seen))};
    Board b = {0x0000000810000000ull, 0x0000001008000000ull};
    const int played[] = {19, 18, 26};
    for (size_t i = 0; i < sizeof played / sizeof *played; i++) {
        const u64 m = 1ull << played[i], f = flips(b, m);
        if (!f)
            continue;
        b = (Board){b.other & ~f, b.own | f | m};
    }
    const double v = value(&s, b, depth);
    free(s.table);
    return v + 1e-3 * s.visited;
}

typedef struct {
    double mobility, temperature;
} Two;
Two __enzyme_autodiff_two(void *, ...);

int main(void)
{
    double squares[10] = {10, -3, -4, 2, -1, 0.5, 1.5, -0.5, 0.25, 0.1}, d[10] = {0}, mobility = 0.3, temperature = 1.3;
    const Two t = __enzyme_autodiff_two((void *)opening, enzyme_dup, squares, d, enzyme_out, mobility, enzyme_out, temperature, 3);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("square", i, d[i], opening(squares, mobility, temperature, 3), squares[i], 1e-3, 1e-7);
    EXPECT_SLOPE("mobility", 0, t.mobility, opening(squares, mobility, temperature, 3), mobility, 1e-3, 1e-7);
    EXPECT_SLOPE("temperature", 0, t.temperature, opening(squares, mobility, temperature, 3), temperature, 1e-3, 1e-7);
    return verdict();
}
