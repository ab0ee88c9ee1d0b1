/* Networks: measurements are packed into a byte buffer, copied through a queue and unpacked. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t *bytes;
    size_t length, capacity, position;
} Buffer;

static void put_bytes(Buffer *b, const void *from, size_t n)
{
    if (b->length + n > b->capacity) {
        b->capacity = 2 * (b->length + n);
        b->bytes = realloc(b->bytes, b->capacity);
    }
    memcpy(b->bytes + b->length, from, n);
    b->length += n;
}
static void put_u8(Buffer *b, uint8_t v) { put_bytes(b, &v, 1); }
static void put_u32(Buffer *b, uint32_t v)
{
    for (int i = 24; i >= 0; i -= 8)
        put_u8(b, v >> i);
}
static void put_double(Buffer *b, double v) { put_bytes(b, &v, sizeof v); }
static void put_float(Buffer *b, float v) { put_bytes(b, &v, sizeof v); }

static int get_bytes(Buffer *b, void *to, size_t n)
{
    if (b->position + n > b->length)
        return 0;
    memcpy(to, b->bytes + b->position, n);
    b->position += n;
    return 1;
}
static uint32_t get_u32(Buffer *b)
{
    uint8_t raw[4] = {0};
    get_bytes(b, raw, 4);
    return (uint32_t)raw[0] << 24 | raw[1] << 16 | raw[2] << 8 | raw[3];
}

static void send_all(Buffer *b, const double *x, int n)
{
    put_u32(b, n);
    for (int i = 0; i < n; i++) {
        if (i % 3 == 2) {
            put_u8(b, 'f');
            put_float(b, (float)x[i]);
        } else {
            put_u8(b, 'd');
            put_double(b, x[i] * x[i]);
        }
    }
}

static double receive(Buffer *b)
{
    double sum = 0;
    const uint32_t n = get_u32(b);
    for (uint32_t i = 0; i < n; i++) {
        uint8_t kind;
        get_bytes(b, &kind, 1);
        if (kind == 'd') {
            double v;
            get_bytes(b, &v, sizeof v);
            sum += v * (i + 1);
        } else {
            float v;
            get_bytes(b, &v, sizeof v);
            sum += sin(v);
        }
    }
    return sum;
}

double round_trip(const double *x, int n)
{
    Buffer out = {0}, in = {0};
    send_all(&out, x, n);
    in.bytes = malloc(out.length);
    in.length = out.length;
    memcpy(in.bytes, out.bytes, out.length);
    free(out.bytes);
    const double y = receive(&in);
    free(in.bytes);
    return y;
}

int main(void)
{
    double x[7], d[7] = {0};
    for (int i = 0; i < 7; i++)
        x[i] = 0.3 + 0.2 * i;
    __enzyme_autodiff((void *)round_trip, enzyme_dup, x, d, enzyme_const, 7);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("x", i, d[i], round_trip(x, 7), x[i], 0.0078125, 1e-4);
    return verdict();
}
