/* A small Lisp: cells are tagged pairs, numbers or symbols on a heap with mark bits; an expression
 * is read and evaluated. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "../expect.h"
typedef struct cell {
    unsigned char type, mark;
    union {
        double number;
        struct {
            struct cell *car, *cdr;
        } pair;
        char symbol[16];
    } as;
} cell;
enum { NIL, NUMBER, PAIR, SYMBOL };
static cell heap[512];
static int used;
static cell nil;
static cell *make(int type)
{
    cell *c = &heap[used++];
    c->type = type;
    c->mark = 0;
    return c;
}
static cell *number(double d)
{
    cell *c = make(NUMBER);
    c->as.number = d;
    return c;
}
static cell *cons(cell *a, cell *b)
{
    cell *c = make(PAIR);
    c->as.pair.car = a;
    c->as.pair.cdr = b;
    return c;
}
static cell *read_list(const char **s, const double *x);
static cell *read(const char **s, const double *x)
{
    while (isspace((unsigned char)**s))
        ++*s;
    if (**s == '(') {
        ++*s;
        return read_list(s, x);
    }
    if (isdigit((unsigned char)**s))
        return number(strtod(*s, (char **)s));
    if (**s == '$') {
        int i = (*s)[1] - '0';
        *s += 2;
        return number(x[i]);
    }
    cell *c = make(SYMBOL);
    int n = 0;
    while (**s && !isspace((unsigned char)**s) && **s != ')' && n < 15)
        c->as.symbol[n++] = *(*s)++;
    c->as.symbol[n] = 0;
    return c;
}
static cell *read_list(const char **s, const double *x)
{
    while (isspace((unsigned char)**s))
        ++*s;
    if (**s == ')') {
        ++*s;
        return &nil;
    }
    cell *first = read(s, x);
    return cons(first, read_list(s, x));
}
static double eval(const cell *c)
{
    if (c->type == NUMBER)
        return c->as.number;
    if (c->type != PAIR)
        return 0;
    const char *op = c->as.pair.car->as.symbol;
    const cell *args = c->as.pair.cdr;
    double a = eval(args->as.pair.car);
    if (!strcmp(op, "sin"))
        return sin(a);
    if (!strcmp(op, "exp"))
        return exp(a);
    for (args = args->as.pair.cdr; args->type == PAIR; args = args->as.pair.cdr) {
        double b = eval(args->as.pair.car);
        a = *op == '+' ? a + b : *op == '*' ? a * b : *op == '-' ? a - b : a / b;
    }
    return a;
}
static double lisp(const char *text, const double *x)
{
    used = 0;
    memset(&nil, 0, sizeof nil);
    return eval(read(&text, x));
}
int main(void)
{
    const char *text = "(+ (* $0 (sin (* 2 $1))) (/ (exp $2) (- 3 $0)) (* $1 $1 $2) 1.5)";
    double x[3] = {0.8, 0.4, -0.3}, d[3] = {0};
    __enzyme_autodiff((void *)lisp, enzyme_const, text, enzyme_dup, x, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("x", i, d[i], lisp(text, x), x[i], 1e-4, 1e-6);
    return verdict();
}
