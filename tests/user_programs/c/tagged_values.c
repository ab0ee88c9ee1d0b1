/* A configuration language: values are tagged unions that are passed by value and kept in arrays. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef enum { NIL, INTEGER, REAL, TEXT, PAIR } Kind;
typedef struct {
    Kind kind;
    union {
        long integer;
        double real;
        const char *text;
        struct {
            float first, second;
        } pair;
    } as;
} Value;

static Value from_real(double x) { return (Value){.kind = REAL, .as.real = x}; }
static Value from_int(long x) { return (Value){.kind = INTEGER, .as.integer = x}; }
static Value from_text(const char *x) { return (Value){.kind = TEXT, .as.text = x}; }
static Value from_pair(float a, float b)
{
    Value v;
    v.kind = PAIR;
    v.as.pair.first = a;
    v.as.pair.second = b;
    return v;
}

static double number(Value v)
{
    switch (v.kind) {
    case INTEGER:
        return v.as.integer;
    case REAL:
        return v.as.real;
    case TEXT:
        return strtod(v.as.text, NULL);
    case PAIR:
        return (double)v.as.pair.first * v.as.pair.second;
    default:
        return 0;
    }
}

static Value multiply(Value a, Value b)
{
    if (a.kind == INTEGER && b.kind == INTEGER)
        return from_int(a.as.integer * b.as.integer);
    return from_real(number(a) * number(b));
}

double evaluate(const double *x, int n)
{
    Value *stack = malloc((n + 4) * sizeof *stack);
    int top = 0;
    stack[top++] = from_int(3);
    stack[top++] = from_text("2.5");
    stack[top++] = from_pair((float)x[0], 0.5f);
    for (int i = 0; i < n; i++)
        stack[top++] = i % 3 == 1 ? from_int(i) : from_real(x[i] * x[i]);
    double total = 0;
    while (top > 1) {
        Value a = stack[--top];
        Value b = stack[top - 1];
        stack[top - 1] = multiply(a, b);
        total += number(a);
    }
    total += number(stack[0]);
    free(stack);
    return total;
}

int main(void)
{
    double x[6] = {0.7, 1.2, 0.9, 1.4, 0.3, 0.8}, d[6] = {0};
    __enzyme_autodiff((void *)evaluate, enzyme_dup, x, d, enzyme_const, 6);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("x", i, d[i], evaluate(x, 6), x[i], 0.0078125, 1e-4);
    return verdict();
}
