/* Packed structs read from bytes, bit fields beside numbers, checksums, and unions of views. */
#include "case.h"
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#pragma pack(push, 1)
typedef struct { uint8_t type; uint16_t len; double a; float b; uint8_t sum; } record;
#pragma pack(pop)
typedef struct { unsigned kind : 3, valid : 1, level : 12; double gain; } channel;
static uint8_t checksum(const void *p, size_t n) { const uint8_t *b = p; uint8_t s = 0; while (n--) s = (uint8_t)(s * 31 + *b++); return s; }
static size_t put(uint8_t *out, double a, float b, int type) { record r = {(uint8_t)type, sizeof r, a, b, 0}; uint8_t head[3]; memcpy(head, &r, 3); r.sum = checksum(head, 3); memcpy(out, &r, sizeof r); return sizeof r; }
static int get(const uint8_t *in, size_t n, record *r) { if (n < sizeof *r) return 0; memcpy(r, in, sizeof *r); return checksum(in, 3) == r->sum; }
static double f(const double *x, int n)
{
    uint8_t buffer[512]; size_t end = 0;
    for (int i = 0; i < n; i++) end += put(buffer + end, x[i] * x[i], (float)x[i], i);
    channel ch[4]; memset(ch, 0, sizeof ch);
    for (int i = 0; i < 4; i++) { ch[i].kind = i & 7; ch[i].valid = i != 2; ch[i].level = (unsigned)(100 * i); ch[i].gain = 1 + x[i % n] * 0.1; }
    double s = 0;
    for (size_t at = 0; at < end;) {
        record r;
        if (!get(buffer + at, end - at, &r)) break;
        channel *c = &ch[r.type & 3];
        if (c->valid) s += c->gain * r.a * (1 + c->level * 0.01) + r.b;
        at += r.len;
    }
    return s;
}
int main(void)
{
    double x[5] = {1, 2, 0.5, 1.5, 3}, d[5] = {0}, w[5];
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++) { int k = i & 3; w[i] = k == 2 ? 0 : 2 * x[i] * (1 + 0.1 * x[k]) * (1 + k) + 1; if (i < 4 && i != 2) { w[i] += 0.1 * x[i] * x[i] * (1 + k); if (i == 0) w[i] += 0.1 * x[4] * x[4]; } }
    for (int i = 0; i < 5; i++) EQ(d[i], w[i]);
    double v[5] = {0, 1}; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 5), w[1]);
    return end();
}
