#include "case.h"
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
typedef struct n { double v; struct n *next; } n;
static double f(double x, int k) { n *head = 0; for (int i = 0; i < k; i++) { n *m = malloc(sizeof *m); m->v = x * i; m->next = head; head = m; } double s = 0; for (n *m = head; m; m = m->next) s += m->v * m->v; while (head) { n *t = head->next; free(head); head = t; } return s; }
static double walk(const n *p) { double s = 1; for (; p; p = p->next) s *= p->v; return s; }
static void update(n *p) { for (; p->next; p = p->next) p->next->v += p->v * p->v; }
static double g(n *p) { update(p); return walk(p); }
int main(void)
{
    EQ(__enzyme_autodiff((void *)f, 2.0, 4), 2 * 2.0 * 14);
    n c = {5, 0}, b = {3, &c}, a = {2, &b}, dc = {0}, db = {0, &dc}, da = {0, &db};
    __enzyme_autodiff_v((void *)g, &a, &da); /* a (b + a^2) (c + (b + a^2)^2) */
    EQ(da.v, 7 * 54 + 2 * 4 * 54 + 2 * 7 * 2 * 7 * 4); EQ(db.v, 2 * 54 + 14 * 14); EQ(dc.v, 14);
    return end();
}
