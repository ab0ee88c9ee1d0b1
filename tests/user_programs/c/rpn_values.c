/* RPN calculator with tagged values and variables by name */
#include "../expect.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
typedef enum { NUM, STR, FUN } Kind;
typedef struct {
    Kind kind;
    union {
        double num;
        const char *str;
        double (*fun)(double);
    } u;
} Value;
typedef struct {
    Value *items;
    int used, cap;
} Stack;
static void push(Stack *s, Value v)
{
    if (s->used == s->cap) {
        s->cap = s->cap ? 2 * s->cap : 2;
        s->items = realloc(s->items, s->cap * sizeof(Value));
    }
    s->items[s->used++] = v;
}
static Value pop(Stack *s)
{
    return s->items[--s->used];
}
static double twice(double v)
{
    return 2 * v;
}
typedef struct {
    char name[8];
    Value v;
} Var;
static double eval(const char *text, const Var *vars, int nv)
{
    Stack st = {0};
    char tok[16];
    while (*text) {
        while (*text == ' ')
            text++;
        int k = 0;
        while (*text && *text != ' ' && k < 15)
            tok[k++] = *text++;
        tok[k] = 0;
        if (!k)
            break;
        Value out = {0};
        if (isdigit((unsigned char)tok[0])) {
            out.kind = NUM;
            out.u.num = atof(tok);
        } else if (!strcmp(tok, "+") || !strcmp(tok, "*") || !strcmp(tok, "-") ||
                   !strcmp(tok, "/")) {
            Value b = pop(&st), a = pop(&st);
            out.kind = NUM;
            switch (tok[0]) {
            case '+':
                out.u.num = a.u.num + b.u.num;
                break;
            case '*':
                out.u.num = a.u.num * b.u.num;
                break;
            case '-':
                out.u.num = a.u.num - b.u.num;
                break;
            default:
                out.u.num = a.u.num / b.u.num;
            }
        } else if (!strcmp(tok, "sin")) {
            out.kind = FUN;
            out.u.fun = sin;
        } else if (!strcmp(tok, "twice")) {
            out.kind = FUN;
            out.u.fun = twice;
        } else if (!strcmp(tok, "call")) {
            Value f = pop(&st), a = pop(&st);
            out.kind = NUM;
            out.u.num = f.u.fun(a.u.num);
        } else {
            int found = 0;
            for (int i = 0; i < nv; i++)
                if (!strcmp(vars[i].name, tok)) {
                    out = vars[i].v;
                    found = 1;
                }
            if (!found) {
                out.kind = STR;
                out.u.str = "?";
            }
        }
        push(&st, out);
    }
    double r = pop(&st).u.num;
    free(st.items);
    return r;
}
static double f(const double *x, int n)
{
    Var *vars = calloc(n, sizeof *vars);
    for (int i = 0; i < n; i++) {
        snprintf(vars[i].name, 8, "x%d", i);
        vars[i].v.kind = NUM;
        vars[i].v.u.num = x[i];
    }
    double r = eval("x0 x1 * sin call x2 3 / + twice call x1 - x0 x0 * *", vars, n);
    free(vars);
    return r;
}
int main(void)
{
    double x[3] = {0.7, 1.3, 2.1};
    double d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("f", i, d[i], f(x, 3), x[i], 1e-4, 1e-6);
    return verdict();
}
