/* A skip list of tariffs by hour: levels in flexible arrays, interpolation between neighbours. */
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef struct node {
    float hour;
    double price;
    unsigned char levels;
    struct node *next[];
} node;
static unsigned rng = 12345u;
static unsigned roll(void)
{
    rng = rng * 1664525u + 1013904223u;
    return rng >> 16;
}
static node *make(float h, double p, int levels)
{
    node *n = calloc(1, sizeof *n + levels * sizeof(node *));
    n->hour = h;
    n->price = p;
    n->levels = levels;
    return n;
}
static void insert(node *head, float h, double p)
{
    node *path[6], *at = head;
    for (int l = 5; l >= 0; l--) {
        while (at->next[l] && at->next[l]->hour < h)
            at = at->next[l];
        path[l] = at;
    }
    int levels = 1;
    while (levels < 6 && roll() % 2)
        levels++;
    node *n = make(h, p, levels);
    for (int l = 0; l < levels; l++) {
        n->next[l] = path[l]->next[l];
        path[l]->next[l] = n;
    }
}
static double at(const node *head, float h)
{
    const node *n = head;
    for (int l = 5; l >= 0; l--)
        while (n->next[l] && n->next[l]->hour <= h)
            n = n->next[l];
    const node *m = n->next[0];
    if (n == head)
        return m ? m->price : 0;
    if (!m)
        return n->price;
    double w = (h - n->hour) / (m->hour - n->hour);
    return n->price * (1 - w) + m->price * w;
}
double bill(const double *price, const double *use, int n)
{
    rng = 12345u;
    node *head = make(-1, 0, 6);
    for (int i = 0; i < n; i++)
        insert(head, (float)((i * 7) % n) * 2, price[i] * price[i]);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += use[i] * at(head, (float)i * 1.7f + 0.3f);
    for (node *p = head; p;) {
        node *q = p->next[0];
        free(p);
        p = q;
    }
    return sum;
}
int main(void)
{
    double price[9], use[9], dp[9] = {0}, du[9] = {0};
    for (int i = 0; i < 9; i++) {
        price[i] = 1 + 0.1 * i;
        use[i] = 2 + 0.3 * i * (i % 3);
    }
    __enzyme_autodiff((void *)bill, enzyme_dup, price, dp, enzyme_dup, use, du, enzyme_const, 9);
    for (int i = 0; i < 9; i++) {
        EXPECT_SLOPE("price", i, dp[i], bill(price, use, 9), price[i], 1e-3, 1e-8);
        EXPECT_SLOPE("use", i, du[i], bill(price, use, 9), use[i], 1e-3, 1e-8);
    }
    return verdict();
}
