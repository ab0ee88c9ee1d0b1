/* Genetics: Felsenstein's pruning on a tree in Newick notation, Jukes-Cantor with gamma rates. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct Clade {
    struct Clade *left, *right;
    int branch;     /* which of the lengths */
    char taxon;     /* of a leaf */
    double partial[4];
} Clade;

static Clade pool[32];
static int used;

static Clade *parse(const char **s, int *branch)
{
    Clade *c = &pool[used++];
    memset(c, 0, sizeof *c);
    if (**s == '(') {
        ++*s;
        c->left = parse(s, branch);
        ++*s;
        c->right = parse(s, branch);
        ++*s;
    } else
        c->taxon = *(*s)++;
    c->branch = (*branch)++;
    return c;
}

static const char *SEQUENCE[] = {"ACGTACGA", "ACGTTCGA", "ACCTACGA", "GCCTACTA", "GCCTAGTA"};

static void prune(Clade *c, const double *length, double rate, int site)
{
    if (!c->left) {
        c->partial[strchr("ACGT", SEQUENCE[c->taxon - 'a'][site]) - "ACGT"] = 1;
        return;
    }
    prune(c->left, length, rate, site);
    prune(c->right, length, rate, site);
    for (int i = 0; i < 4; i++) {
        double p = 1;
        const Clade *child[2] = {c->left, c->right};
        for (int k = 0; k < 2; k++) {
            const double e = exp(-4.0 / 3 * rate * length[child[k]->branch]);
            double sum = 0;
            for (int j = 0; j < 4; j++)
                sum += (i == j ? 0.25 + 0.75 * e : 0.25 - 0.25 * e) * child[k]->partial[j];
            p *= sum;
        }
        c->partial[i] = p;
    }
}

double log_likelihood(const char *newick, const double *length, const double *rates, int categories)
{
    double sum = 0;
    for (int site = 0; site < 8; site++) {
        double mean = 0;
        for (int k = 0; k < categories; k++) {
            const char *at = newick;
            int branch = 0;
            used = 0;
            Clade *root = parse(&at, &branch);
            prune(root, length, rates[k], site);
            for (int i = 0; i < 4; i++)
                mean += 0.25 * root->partial[i] / categories;
        }
        sum += log(mean);
    }
    return sum;
}

int main(void)
{
    const char *tree = "((a,b),(c,(d,e)))";
    double l[9], dl[9] = {0}, r[2] = {0.6, 1.5}, dr[2] = {0};
    for (int i = 0; i < 9; i++)
        l[i] = 0.1 + 0.04 * i;
    __enzyme_autodiff((void *)log_likelihood, enzyme_const, tree, enzyme_dup, l, dl, enzyme_dup, r, dr, enzyme_const, 2);
    for (int i = 0; i < 8; i++)
        EXPECT_SLOPE("length", i, dl[i], log_likelihood(tree, l, r, 2), l[i], 1e-3, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("rate", i, dr[i], log_likelihood(tree, l, r, 2), r[i], 1e-3, 1e-6);
    return verdict();
}
