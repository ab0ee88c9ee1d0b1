/* A recursive-descent parser into a tree of tagged unions in an arena, and its evaluation. */
#include "case.h"
#include <ctype.h>
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
enum kind { NUMBER, VARIABLE, UNARY, BINARY, CALL };
typedef struct node node;
struct node { enum kind kind; union { double number; int index; struct { char op; node *arg; } unary; struct { char op; node *left, *right; } binary; struct { double (*fn)(double); node *arg; } call; } u; };
typedef struct { char *base; size_t used, size; int failed; } arena;
typedef struct { const char *at; arena *mem; const char *error; } parser;
static void *take(arena *a, size_t n)
{
    n = (n + 15) & ~(size_t)15;
    if (a->used + n > a->size) { a->failed = 1; return NULL; }
    void *p = a->base + a->used;
    a->used += n;
    return p;
}
static node *make(parser *p, enum kind k) { node *n = take(p->mem, sizeof *n); if (n) n->kind = k; else p->error = "memory"; return n; }
static void blanks(parser *p) { while (isspace((unsigned char)*p->at)) p->at++; }
static node *sum(parser *p);
static node *atom(parser *p)
{
    static const struct { const char *name; double (*fn)(double); } known[] = {{"sin", sin}, {"exp", exp}, {"sqrt", sqrt}};
    blanks(p);
    if (*p->at == '(') { p->at++; node *n = sum(p); blanks(p); if (*p->at == ')') p->at++; else p->error = "missing )"; return n; }
    if (isdigit((unsigned char)*p->at)) { char *end; double v = strtod(p->at, &end); p->at = end; node *n = make(p, NUMBER); if (n) n->u.number = v; return n; }
    if (*p->at == '-') { p->at++; node *n = make(p, UNARY); if (n) { n->u.unary.op = '-'; n->u.unary.arg = atom(p); } return n; }
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        size_t l = strlen(known[i].name);
        if (!strncmp(p->at, known[i].name, l)) { p->at += l; node *n = make(p, CALL); if (n) { n->u.call.fn = known[i].fn; n->u.call.arg = atom(p); } return n; }
    }
    if (*p->at >= 'a' && *p->at <= 'c') { node *n = make(p, VARIABLE); if (n) n->u.index = *p->at - 'a'; p->at++; return n; }
    p->error = "unexpected";
    return NULL;
}
static node *product(parser *p)
{
    node *left = atom(p);
    for (;;) { blanks(p); char op = *p->at; if (op != '*' && op != '/') return left; p->at++; node *n = make(p, BINARY); if (!n) return NULL; n->u.binary.op = op; n->u.binary.left = left; n->u.binary.right = atom(p); left = n; }
}
static node *sum(parser *p)
{
    node *left = product(p);
    for (;;) { blanks(p); char op = *p->at; if (op != '+' && op != '-') return left; p->at++; node *n = make(p, BINARY); if (!n) return NULL; n->u.binary.op = op; n->u.binary.left = left; n->u.binary.right = product(p); left = n; }
}
static double value(const node *n, const double *v)
{
    switch (n->kind) {
    case NUMBER: return n->u.number;
    case VARIABLE: return v[n->u.index];
    case UNARY: return -value(n->u.unary.arg, v);
    case CALL: return n->u.call.fn(value(n->u.call.arg, v));
    case BINARY: {
        double a = value(n->u.binary.left, v), b = value(n->u.binary.right, v);
        switch (n->u.binary.op) { case '+': return a + b; case '-': return a - b; case '*': return a * b; default: return a / b; }
    }
    }
    return 0;
}
static double f(const double *v, const char *text)
{
    char room[8192];
    arena a = {room, 0, sizeof room, 0};
    parser p = {text, &a, NULL};
    node *tree = sum(&p);
    if (p.error || a.failed) { fprintf(stderr, "%s\n", p.error ? p.error : "full"); return -1; }
    return value(tree, v);
}
static double replaced(double x) /* a number is put into the tree */
{
    char room[4096]; arena a = {room, 0, sizeof room, 0}; parser p = {"2 * a + 3", &a, NULL};
    node *tree = sum(&p); tree->u.binary.right->u.number = x * x; double v[1] = {x}; return value(tree, v);
}
int main(void)
{
    double v[3] = {0.5, 1.5, 2}, d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, v, d, enzyme_const, "sin(a*b) + exp(-a) * c - sqrt(b + 2.25)/ (c*c)");
    EQ(d[0], 1.5 * cos(0.75) - 2 * exp(-0.5)); EQ(d[1], 0.5 * cos(0.75) - 0.125 / sqrt(3.75)); EQ(d[2], exp(-0.5) + 2 * sqrt(3.75) / 8);
    EQ(__enzyme_autodiff((void *)replaced, 3.0), 2 + 6); EQ(__enzyme_fwddiff((void *)replaced, 3.0, 1.0), 8);
    return end();
}
