/* A list of nodes: pointers that are loaded from the data itself. */
#include "check.h"

typedef struct node {
    double value;
    struct node *next;
} node_t;

enum { count = 6 };

static double f(const node_t *list)
{
    double product = 1.0, sum = 0.0;
    for (const node_t *n = list; n; n = n->next) {
        product *= n->value;
        sum += product;
    }
    return sum;
}

static void link_nodes(node_t *nodes, const double *x)
{
    for (int i = 0; i < count; i++)
        nodes[i] = (node_t){x ? x[i] : 0.0, i + 1 < count ? nodes + i + 1 : NULL};
}

static double at(double *x)
{
    node_t nodes[count];
    link_nodes(nodes, x);
    return f(nodes);
}

int main(void)
{
    double x[count], dx[count];
    for (int i = 0; i < count; i++)
        x[i] = 1.3 - 0.15 * i;
    node_t nodes[count], shadows[count];
    link_nodes(nodes, x);
    link_nodes(shadows, NULL);
    __enzyme_autodiff_void((void *)f, enzyme_dup, nodes, shadows);
    for (int i = 0; i < count; i++)
        dx[i] = shadows[i].value;
    check_gradient("list", at, count, x, dx);
    return check_result();
}
