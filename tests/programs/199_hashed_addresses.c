// Addresses are hashed, by rotations and sums, for a table of them.
#include "check.h"
#include <stdint.h>

static inline uint64_t rotated(uint64_t w, int by) { return w << by | w >> (64 - by); }
__attribute__((noinline)) static uint64_t hashed(const double *p, const uint64_t *keys)
{
    uint64_t a = keys[0] ^ 0x736f6d65, b = keys[1] ^ 0x646f7261, c = keys[0] ^ (uintptr_t)p;
    for (int round = 0; round < 3; round++) {
        a += b;
        b = rotated(b, 13) ^ a;
        c = rotated(c, 16) + a;
        a = rotated(a, 32) + c;
        b ^= rotated(c, 21);
    }
    return a ^ b ^ c;
}

double total(const double *x, const uint64_t *keys)
{
    const double *slots[8] = {0};
    for (int i = 0; i < 3; i++) {
        uint64_t at = hashed(&x[i], keys) % 8;
        while (slots[at])
            at = (at + 1) % 8;
        slots[at] = &x[i];
    }
    double sum = 0;
    for (int i = 0; i < 8; i++)
        if (slots[i])
            sum += *slots[i] * *slots[i];
    return sum;
}

int main(void)
{
    const uint64_t keys[2] = {0x0123456789abcdef, 0xfedcba9876543210};
    double x[3] = {3.0, 2.0, 5.0}, d[3] = {0};
    __enzyme_autodiff((void *)total, enzyme_dup, x, d, enzyme_const, keys);
    for (int i = 0; i < 3; i++)
        check_within("total", i, d[i], 2 * x[i], 1e-12);
    return check_result();
}
