/* A lighthouse: readings are written to a binary file as structs, read again block by block, and compared with a model. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t magic;
    uint16_t version, records;
    char keeper[16];
} header;

typedef struct {
    int32_t hour;
    float visibility;
    double lamp;
    char weather;
} record;

#define MAGIC 0x4c494748u
#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __func__, __LINE__, #condition);                         \
            goto failed;                                                                           \
        }                                                                                          \
    } while (0)

static int write_log(FILE *f, int n)
{
    header h = {MAGIC, 2, (uint16_t)n, "Marguerite"};
    CHECK(fwrite(&h, sizeof h, 1, f) == 1);
    for (int i = 0; i < n; i++) {
        record r = {i * 3, 8 + 4 * sinf(0.5f * (float)i), 100 + 0.5 * i, "cfrs"[i % 4]};
        CHECK(fwrite(&r, sizeof r, 1, f) == 1);
    }
    return fflush(f);
failed:
    return -1;
}

static double brightness(const record *r, const double *model)
{
    const double haze = r->weather == 'f' ? model[1] : r->weather == 'r' ? 0.5 * model[1] : 0.01;
    return r->lamp * model[0] * exp(-haze * 10 / r->visibility);
}

double misfit(FILE *f, const double *model)
{
    double sum = 0;
    record *block = NULL;
    header h;
    rewind(f);
    CHECK(fread(&h, sizeof h, 1, f) == 1);
    CHECK(h.magic == MAGIC && h.version == 2);
    block = malloc(sizeof *block * 4);
    CHECK(block);
    for (int left = h.records; left > 0;) {
        const size_t want = left < 4 ? (size_t)left : 4;
        const size_t got = fread(block, sizeof *block, want, f);
        CHECK(got == want);
        for (size_t i = 0; i < got; i++) {
            const double seen = brightness(&block[i], model), expected = 90 * block[i].visibility / 10;
            const double e = (seen - expected) / (1 + model[2] * (block[i].hour % 24));
            sum += e * e * (h.keeper[0] == 'M' ? 1 : 2);
        }
        left -= (int)got;
    }
    free(block);
    return sum / h.records;
failed:
    free(block);
    return -1;
}

int main(void)
{
    FILE *f = tmpfile();
    if (!f || write_log(f, 18))
        return 2;
    double model[3] = {0.95, 0.6, 0.03}, d[3] = {0};
    __enzyme_autodiff((void *)misfit, enzyme_const, f, enzyme_dup, model, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("model", i, d[i], misfit(f, model), model[i], 1e-4, 1e-6);
    fclose(f);
    return verdict();
}
