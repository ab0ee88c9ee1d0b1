/* Chess: Texel tuning of an evaluation on bitboards; piece-square tables by phases of the game. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, KINDS };
enum { MATERIAL = 0, CENTRE = KINDS, MOBILITY, DOUBLED, SHIELD, PAIR, TEMPO, PARAMETERS };

typedef struct {
    uint64_t pieces[2][KINDS];
    unsigned turn : 1, castling : 4, rule50 : 7;
    float outcome;
} Board;

static const struct {
    const char *fen;
    float outcome;
} games[] = {
    {"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b", 0.5f},
    {"8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 w", 1.0f},
    {"2r3k1/pp3ppp/8/3N4/8/1P6/P4PPP/4R1K1 w", 1.0f},
    {"r4rk1/1bq2ppp/p2p1n2/1p2p3/4P3/1BN2Q2/PPP2PPP/R3R1K1 b", 0.0f},
    {"6k1/5p1p/6p1/8/1b6/2q3P1/5P1P/3Q2K1 w", 0.0f},
};

static const char letters[] = "pnbrqk";

static int parse(Board *b, const char *fen)
{
    int square = 56;
    memset(b, 0, sizeof *b);
    for (; *fen && *fen != ' '; fen++) {
        if (*fen == '/')
            square -= 16;
        else if (*fen >= '1' && *fen <= '8')
            square += *fen - '0';
        else {
            const char *at = strchr(letters, *fen | 0x20);
            if (!at)
                return -1;
            b->pieces[(*fen & 0x20) != 0][at - letters] |= 1ull << square++;
        }
    }
    b->turn = fen[0] && fen[1] == 'b';
    return 0;
}

static inline int pop(uint64_t *set)
{
    int square = __builtin_ctzll(*set);
    *set &= *set - 1;
    return square;
}

static uint64_t slide(int square, uint64_t occupied, const int (*steps)[2], int count, int far)
{
    uint64_t seen = 0;
    for (int k = 0; k < count; k++)
        for (int n = 1, x = square & 7, y = square >> 3; n <= far; n++) {
            x += steps[k][0], y += steps[k][1];
            if ((x | y) & ~7)
                break;
            const uint64_t bit = 1ull << (8 * y + x);
            seen |= bit;
            if (occupied & bit)
                break;
        }
    return seen;
}

static const int lines[8][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
static const int jumps[8][2] = {{1, 2}, {2, 1}, {-1, 2}, {2, -1}, {-2, 1}, {1, -2}, {-1, -2}, {-2, -1}};

static uint64_t attacks(int kind, int square, uint64_t occupied)
{
    switch (kind) {
    case KNIGHT: return slide(square, occupied, jumps, 8, 1);
    case BISHOP: return slide(square, occupied, lines + 4, 4, 7);
    case ROOK: return slide(square, occupied, lines, 4, 7);
    case QUEEN: return slide(square, occupied, lines, 8, 7);
    case KING: return slide(square, occupied, lines, 8, 1);
    default: return 0;
    }
}

static double side(const Board *b, int colour, const double *w, double phase)
{
    const uint64_t *p = b->pieces[colour];
    uint64_t occupied = 0, own = 0;
    double score = 0;
    for (int c = 0; c < 2; c++)
        for (int k = 0; k < KINDS; k++) {
            occupied |= b->pieces[c][k];
            if (c == colour)
                own |= b->pieces[c][k];
        }
    for (int k = 0; k < KINDS; k++)
        for (uint64_t set = p[k]; set;) {
            const int square = pop(&set), x = square & 7, y = square >> 3;
            const double from = 3.5 - 0.5 * (abs(2 * x - 7) + abs(2 * y - 7)) / 2.0;
            score += w[MATERIAL + k] + w[CENTRE] * from * (k == KING ? phase - 1 : phase);
            score += w[MOBILITY] * sqrt(1 + __builtin_popcountll(attacks(k, square, occupied) & ~own));
        }
    for (int file = 0; file < 8; file++) {
        const int n = __builtin_popcountll(p[PAWN] & (0x0101010101010101ull << file));
        if (n > 1)
            score -= w[DOUBLED] * (n - 1) * (1.5 - phase);
    }
    if (p[KING]) {
        const int king = __builtin_ctzll(p[KING]);
        score += w[SHIELD] * phase * __builtin_popcountll(attacks(KING, king, 0) & p[PAWN]);
    }
    if (__builtin_popcountll(p[BISHOP]) >= 2)
        score += w[PAIR];
    return score;
}

static double evaluate(const Board *b, const double *w)
{
    static const int weights[KINDS] = {0, 1, 1, 2, 4, 0};
    int total = 0;
    for (int c = 0; c < 2; c++)
        for (int k = 0; k < KINDS; k++)
            total += weights[k] * __builtin_popcountll(b->pieces[c][k]);
    const double phase = fmin(total, 24) / 24.0;
    return side(b, 0, w, phase) - side(b, 1, w, phase) + (b->turn ? -w[TEMPO] : w[TEMPO]);
}

double error_of(const double *w, double scale)
{
    const int n = sizeof games / sizeof *games;
    Board *boards = malloc(n * sizeof *boards);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        if (parse(&boards[i], games[i].fen) < 0)
            abort();
        boards[i].outcome = games[i].outcome;
    }
    for (const Board *b = boards; b < boards + n; b++) {
        const double win = 1 / (1 + pow(10, -scale * evaluate(b, w) / 4));
        sum += (b->outcome - win) * (b->outcome - win);
    }
    free(boards);
    return sum / n;
}

int main(void)
{
    double w[PARAMETERS] = {1, 3.1, 3.3, 5, 9.2, 0, 0.08, 0.05, 0.3, 0.1, 0.4, 0.15};
    double d[PARAMETERS] = {0};
    const double scale = 0.9;
    __enzyme_autodiff((void *)error_of, enzyme_dup, w, d, enzyme_const, scale);
    for (int i = 0; i < PARAMETERS; i++)
        EXPECT_SLOPE("weight", i, d[i], error_of(w, scale), w[i], 1e-3, 1e-6);
    return verdict();
}
