/* Files: doubles are stored big-endian (as XDR does) through integers and read back. */
#include "../expect.h"
#include <stdint.h>
#include <string.h>

static void store(unsigned char *p, double v)
{
    uint64_t u;
    memcpy(&u, &v, sizeof u);
    for (int i = 0; i < 8; i++)
        p[i] = (unsigned char)(u >> (56 - 8 * i));
}
static double fetch(const unsigned char *p)
{
    uint64_t u = 0;
    double v;
    for (int i = 0; i < 8; i++)
        u = u << 8 | p[i];
    memcpy(&v, &u, sizeof v);
    return v;
}

struct header {
    uint32_t magic, count;
};

double norm_of_file(const double *x, int n)
{
    unsigned char file[256];
    struct header h = {0xCAFE, (uint32_t)n};
    memcpy(file, &h, sizeof h);
    for (int i = 0; i < n; i++)
        store(file + sizeof h + 8 * i, x[i]);
    struct header back;
    memcpy(&back, file, sizeof back);
    double sum = 0;
    for (uint32_t i = 0; i < back.count; i++) {
        const double v = fetch(file + sizeof back + 8 * i);
        sum += v * v * v;
    }
    return back.magic == 0xCAFE ? sum : -1;
}

int main(void)
{
    double x[5] = {0.5, -1.25, 2, 0.75, 1.1}, d[5] = {0};
    __enzyme_autodiff((void *)norm_of_file, enzyme_dup, x, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++)
        expect("x", i, d[i], 3 * x[i] * x[i], 1e-10);
    return verdict();
}
