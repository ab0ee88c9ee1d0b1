/* Compiler of expressions: recursive descent to a tree on the heap, evaluated with variables. */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char op; /* '+', '*', 'n' number, 'v' variable, 'f' call */
    union {
        double number;
        int variable;
        struct {
            struct node *left, *right;
        } child;
        struct {
            double (*function)(double);
            struct node *argument;
        } call;
    } u;
};

struct parser {
    const char *at;
    int failed;
};

static struct node *sum(struct parser *p);

static struct node *make(char op)
{
    struct node *n = calloc(1, sizeof *n);
    n->op = op;
    return n;
}

static struct node *factor(struct parser *p)
{
    struct node *n;
    while (isspace((unsigned char)*p->at))
        p->at++;
    if (isdigit((unsigned char)*p->at)) {
        char *end;
        n = make('n');
        n->u.number = strtod(p->at, &end);
        p->at = end;
    } else if (*p->at == '(') {
        p->at++;
        n = sum(p);
        p->at++;
    } else if (strncmp(p->at, "sin(", 4) == 0 || strncmp(p->at, "exp(", 4) == 0) {
        n = make('f');
        n->u.call.function = *p->at == 's' ? sin : exp;
        p->at += 4;
        n->u.call.argument = sum(p);
        p->at++;
    } else if (*p->at >= 'a' && *p->at <= 'd') {
        n = make('v');
        n->u.variable = *p->at++ - 'a';
    } else {
        p->failed = 1;
        n = make('n');
    }
    while (isspace((unsigned char)*p->at))
        p->at++;
    return n;
}

static struct node *chain(struct parser *p, char op, struct node *(*inner)(struct parser *))
{
    struct node *left = inner(p);
    while (*p->at == op) {
        struct node *n = make(op);
        p->at++;
        n->u.child.left = left;
        n->u.child.right = inner(p);
        left = n;
    }
    return left;
}

static struct node *product(struct parser *p) { return chain(p, '*', factor); }
static struct node *sum(struct parser *p) { return chain(p, '+', product); }

static double value(const struct node *n, const double *x)
{
    switch (n->op) {
    case 'n': return n->u.number;
    case 'v': return x[n->u.variable];
    case '+': return value(n->u.child.left, x) + value(n->u.child.right, x);
    case '*': return value(n->u.child.left, x) * value(n->u.child.right, x);
    default: return n->u.call.function(value(n->u.call.argument, x));
    }
}

static void drop(struct node *n)
{
    if (n->op == '+' || n->op == '*') {
        drop(n->u.child.left);
        drop(n->u.child.right);
    } else if (n->op == 'f')
        drop(n->u.call.argument);
    free(n);
}

double parse_and_evaluate(const char *text, const double *x)
{
    struct parser p = {text, 0};
    struct node *tree = sum(&p);
    const double result = p.failed ? -1 : value(tree, x);
    drop(tree);
    return result;
}

int main(void)
{
    const char *text = "2*a*sin(b + 0.5*c) + exp(a*d) * (b + 3)";
    double x[4] = {0.4, 1.1, -0.7, 0.9}, d[4] = {0};
    __enzyme_autodiff((void *)parse_and_evaluate, enzyme_const, text, enzyme_dup, x, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], parse_and_evaluate(text, x), x[i], 1e-3, 1e-7);
    return verdict();
}
