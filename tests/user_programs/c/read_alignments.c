/* Genomics: reads with alignments in text (SAM lines), taken apart with strtok_r, strtol and strtod; genotypes by
   likelihoods of bases in a hash table with chains; names by strdup. */
#include "../expect.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 7
typedef struct site {
    int position, depth;
    double log_likelihood[3];
    char reference;
    struct site *next;
} Site;

typedef struct {
    char *name;
    int start, quality;
    char cigar[24], bases[40];
    double weight;
} Read;

typedef struct {
    Site *bucket[BUCKETS];
    int sites;
} Pileup;

static Site *find(Pileup *p, int position, char reference)
{
    Site **link = &p->bucket[(unsigned)position * 2654435761u % BUCKETS];
    while (*link && (*link)->position != position)
        link = &(*link)->next;
    if (!*link) {
        *link = calloc(1, sizeof **link);
        (*link)->position = position;
        (*link)->reference = reference;
        p->sites++;
    }
    return *link;
}

static int parse(char *line, Read *r)
{
    char *save = NULL, *field = strtok_r(line, "\t", &save);
    for (int column = 0; field; column++, field = strtok_r(NULL, "\t", &save)) {
        switch (column) {
        case 0: r->name = strdup(field); break;
        case 1: r->start = (int)strtol(field, NULL, 10); break;
        case 2: r->quality = atoi(field); break;
        case 3: snprintf(r->cigar, sizeof r->cigar, "%s", field); break;
        case 4: strncpy(r->bases, field, sizeof r->bases - 1); break;
        case 5: r->weight = strtod(field + 5, NULL); break;
        default: return -1;
        }
    }
    return r->name != NULL;
}

static void count(Pileup *pileup, const Read *r, const char *genome, double error, double bias)
{
    const double e = error + pow(10, -r->quality / 10.0);
    int at = r->start;
    const char *base = r->bases, *op = r->cigar;
    while (*op) {
        char *end;
        const long n = strtol(op, &end, 10);
        switch (toupper((unsigned char)*end)) {
        case 'M':
            for (long i = 0; i < n; i++, at++, base++) {
                Site *s = find(pileup, at, genome[at]);
                const int same = *base == s->reference;
                s->depth++;
                for (int g = 0; g < 3; g++) {
                    const double share = g == 0 ? 0 : g == 1 ? bias : 1; /* of the other allele */
                    const double p = same ? (1 - share) * (1 - e) + share * e / 3 : share * (1 - e) + (1 - share) * e / 3;
                    s->log_likelihood[g] += r->weight * log(p);
                }
            }
            break;
        case 'I': base += n; break;
        case 'D': at += (int)n; break;
        case 'S': base += n; break;
        }
        op = end + 1;
    }
}

static double evidence(const double *prior, double error, double bias)
{
    static const char genome[] = "ACGTACGTTAGCCATG";
    static const char *const sam[] = {"r1\t0\t30\t8M\tACGTACGT\twt:f:1.0", "r2\t2\t25\t3M1I4M\tGTAACGTTA\twt:f:0.8",
                                      "r3\t3\t20\t2S6M\tNNTACGAT\twt:f:1.0", "r4\t4\t35\t4M2D4M\tACGAAGCC\twt:f:0.5"};
    Pileup pileup = {{0}, 0};
    for (size_t i = 0; i < sizeof sam / sizeof *sam; i++) {
        char line[96];
        strcpy(line, sam[i]);
        Read r;
        memset(&r, 0, sizeof r);
        if (parse(line, &r) < 0)
            continue;
        count(&pileup, &r, genome, error, bias);
        free(r.name);
    }
    double total = 0;
    for (int b = 0; b < BUCKETS; b++)
        for (Site *s = pileup.bucket[b], *next; s; s = next) {
            double top = -1e300, sum = 0;
            for (int g = 0; g < 3; g++)
                top = fmax(top, s->log_likelihood[g] + prior[g]);
            for (int g = 0; g < 3; g++)
                sum += exp(s->log_likelihood[g] + prior[g] - top);
            total += (top + log(sum)) / s->depth;
            next = s->next;
            free(s);
        }
    return total / pileup.sites;
}

int main(void)
{
    double prior[3] = {-0.02, -4, -6}, d[3] = {0}, error = 0.01, bias = 0.45;
    struct pair {
        double error, bias;
    } __enzyme_autodiff_pair(void *, ...);
    const struct pair g = __enzyme_autodiff_pair((void *)evidence, enzyme_dup, prior, d, error, bias);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("prior", i, d[i], evidence(prior, error, bias), prior[i], 1e-3, 1e-7);
    EXPECT_SLOPE("error", 0, g.error, evidence(prior, error, bias), error, 1e-5, 1e-7);
    EXPECT_SLOPE("bias", 0, g.bias, evidence(prior, error, bias), bias, 1e-4, 1e-7);
    double v[3] = {1, 0.5, -0.25};
    expect("forward", 0, __enzyme_fwddiff((void *)evidence, enzyme_dup, prior, v, enzyme_dup, error, 0.1, enzyme_dup, bias, 0.2),
           d[0] + 0.5 * d[1] - 0.25 * d[2] + 0.1 * g.error + 0.2 * g.bias, 1e-9);
    return verdict();
}
