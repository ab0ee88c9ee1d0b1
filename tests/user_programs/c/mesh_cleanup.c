/* Finite elements on a bar: parts are read from text, errors unwind by goto, elements have their own tables. */
#include "../expect.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct element;
struct element_ops {
    const char *name;
    int (*stiffness)(const struct element *e, const double *x, double k[3]);
    void (*release)(struct element *e);
};
struct element {
    const struct element_ops *ops;
    int from, to;
    void *data;
};
struct spring { double k; };
struct bar { double area; float young; };

static int spring_stiffness(const struct element *e, const double *x, double k[3])
{
    const struct spring *s = e->data;
    (void)x;
    k[0] = k[2] = s->k;
    k[1] = -s->k;
    return s->k > 0 ? 0 : -EDOM;
}
static int bar_stiffness(const struct element *e, const double *x, double k[3])
{
    const struct bar *b = e->data;
    const double length = x[e->to] - x[e->from];
    if (length <= 0)
        return -ERANGE;
    k[0] = k[2] = b->area * b->young / length;
    k[1] = -k[0];
    return 0;
}
static void plain_release(struct element *e) { free(e->data); }
static const struct element_ops spring_ops = {"spring", spring_stiffness, plain_release};
static const struct element_ops bar_ops = {"bar", bar_stiffness, plain_release};

static int parse(const char *text, struct element **out, int *count, const double *p)
{
    struct element *list = NULL;
    int n = 0, used, from, to, which;
    char kind[8];
    while (sscanf(text, " %7[a-z] %d %d p%d;%n", kind, &from, &to, &which, &used) == 4) {
        text += used;
        struct element *grown = realloc(list, (n + 1) * sizeof *list);
        if (!grown)
            goto failed;
        list = grown;
        struct element *e = &list[n];
        e->from = from;
        e->to = to;
        if (strcmp(kind, "spring") == 0) {
            struct spring *s = malloc(sizeof *s);
            s->k = p[which];
            e->ops = &spring_ops;
            e->data = s;
        } else if (strcmp(kind, "bar") == 0) {
            struct bar *b = malloc(sizeof *b);
            *b = (struct bar){p[which], 2.5f};
            e->ops = &bar_ops;
            e->data = b;
        } else
            goto failed;
        n++;
    }
    *out = list;
    *count = n;
    return 0;
failed:
    while (n > 0) {
        n--;
        list[n].ops->release(&list[n]);
    }
    free(list);
    return -EINVAL;
}

static int solve(double *a, double *b, int n)
{
    for (int i = 0; i < n; i++) {
        if (fabs(a[i * n + i]) < 1e-12)
            return -EDOM;
        for (int j = i + 1; j < n; j++) {
            const double f = a[j * n + i] / a[i * n + i];
            for (int k = i; k < n; k++)
                a[j * n + k] -= f * a[i * n + k];
            b[j] -= f * b[i];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            b[i] -= a[i * n + k] * b[k];
        b[i] /= a[i * n + i];
    }
    return 0;
}

static int displacement(const char *text, const double *p, const double *x, int nodes, double *answer)
{
    struct element *elements = NULL;
    int count = 0, error;
    double *a = NULL, *load = NULL;
    if ((error = parse(text, &elements, &count, p)))
        return error;
    if (!(a = calloc(nodes * nodes, sizeof *a)) || !(load = calloc(nodes, sizeof *load))) {
        error = -ENOMEM;
        goto out;
    }
    a[0] = 1e3;
    for (int i = 0; i < count; i++) {
        double k[3];
        const struct element *e = &elements[i];
        if ((error = e->ops->stiffness(e, x, k)))
            goto out;
        a[e->from * nodes + e->from] += k[0];
        a[e->from * nodes + e->to] += k[1];
        a[e->to * nodes + e->from] += k[1];
        a[e->to * nodes + e->to] += k[2];
    }
    load[nodes - 1] = 1;
    if ((error = solve(a, load, nodes)))
        goto out;
    *answer = load[nodes - 1] + load[1] * load[2];
out:
    for (int i = 0; i < count; i++)
        elements[i].ops->release(&elements[i]);
    free(elements);
    free(load);
    free(a);
    return error;
}

double compliance(const double *p, const double *x)
{
    double answer = 0, other = 0;
    if (displacement("spring 0 1 p0; bar 1 2 p1; spring 2 3 p2; bar 1 3 p3;", p, x, 4, &answer))
        return -1;
    if (displacement("spring 0 1 p0; beam 1 2 p1;", p, x, 4, &other) == -EINVAL)
        answer *= 2;
    if (displacement("bar 2 0 p0;", p, x, 4, &other) == -ERANGE)
        answer += p[0];
    return answer;
}

int main(void)
{
    double p[4] = {2, 1.5, 0.8, 1.1}, x[4] = {0, 1, 2.2, 3}, dp[4] = {0}, dx[4] = {0};
    __enzyme_autodiff((void *)compliance, enzyme_dup, p, dp, enzyme_dup, x, dx);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("p", i, dp[i], compliance(p, x), p[i], 1e-3, 1e-6);
        EXPECT_SLOPE("x", i, dx[i], compliance(p, x), x[i], 1e-3, 1e-6);
    }
    return verdict();
}
