#include "check.hpp"

struct Node {
    double v;
    Node *next;

    Node(double v, Node *n) : v(v), next(n)
    {
    }
};

double f(double *x, int n)
{
    Node *h = nullptr;
    for (int i = 0; i < n; i++)
        h = new Node(x[i] * x[i], h);
    double s = 0;
    for (Node *p = h; p; p = p->next)
        s += p->v * s * 0.1 + p->v;
    while (h) {
        Node *t = h->next;
        delete h;
        h = t;
    }
    return s;
}
CHECK_GRADIENT(f, 5)
