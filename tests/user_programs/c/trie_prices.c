/* A trie of product codes with prices at the leaves and a packed union of rate or table; baskets
 * are priced with discounts. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef enum { RATE, TABLE, NONE } kind;
typedef struct node {
    struct node *child[10];
    unsigned char has_price;
    struct {
        kind k;
        union {
            float rate;
            struct {
                short n;
                const double *steps;
            } table;
            double flat;
        } u;
    } discount;
    double price;
} node;
static node *insert(node *root, const char *code, double price)
{
    for (; *code; code++) {
        node **c = &root->child[*code - '0'];
        if (!*c)
            *c = calloc(1, sizeof **c);
        root = *c;
    }
    root->has_price = 1;
    root->price = price;
    root->discount.k = NONE;
    root->discount.u.flat = 0.25 * price;
    return root;
}
static const node *find(const node *root, const char *code)
{
    for (; root && *code; code++)
        root = root->child[*code - '0'];
    return root && root->has_price ? root : NULL;
}
static void destroy(node *n)
{
    if (!n)
        return;
    for (int i = 0; i < 10; i++)
        destroy(n->child[i]);
    free(n);
}
static double charge(const node *n, int count)
{
    double p = n->price * count;
    switch (n->discount.k) {
    case RATE:
        return p * (1 - n->discount.u.rate);
    case TABLE: {
        int k = count < n->discount.u.table.n ? count : n->discount.u.table.n - 1;
        return p * n->discount.u.table.steps[k];
    }
    default:
        return p - n->discount.u.flat;
    }
}
static double basket(const double *price, const double *steps, float rate)
{
    static const char *codes[] = {"101", "1023", "57", "575", "9"};
    node root = {0};
    for (int i = 0; i < 5; i++) {
        node *n = insert(&root, codes[i], price[i]);
        if (i == 1) {
            n->discount.k = RATE;
            n->discount.u.rate = rate * rate;
        }
        if (i == 2 || i == 4) {
            n->discount.k = TABLE;
            n->discount.u.table.n = 4;
            n->discount.u.table.steps = steps;
        }
    }
    double sum = 0;
    const char *list[] = {"1023", "9", "57", "100", "575", "101", "9"};
    for (int i = 0; i < 7; i++) {
        const node *n = find(&root, list[i]);
        if (n)
            sum += charge(n, i + 1);
    }
    for (int i = 0; i < 10; i++)
        destroy(root.child[i]);
    return sqrt(sum) * 3;
}
int main(void)
{
    double p[5] = {1.5, 2.5, 3.5, 0.7, 9.9}, dp[5] = {0}, s[4] = {1, 0.95, 0.9, 0.8}, ds[4] = {0};
    float rate = 0.25f;
    double dr =
        __enzyme_autodiff((void *)basket, enzyme_dup, p, dp, enzyme_dup, s, ds, enzyme_const, rate);
    (void)dr;
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("price", i, dp[i], basket(p, s, rate), p[i], 1e-4, 1e-6);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("step", i, ds[i], basket(p, s, rate), s[i], 1e-4, 1e-6);
    return verdict();
}
