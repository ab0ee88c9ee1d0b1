/* A script engine for dose rules: values are boxed in the payloads of NaNs, as in many interpreters. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Box;
#define QNAN 0x7ffc000000000000ull
#define SIGN 0x8000000000000000ull
#define TAG_NIL 1
#define TAG_FALSE 2
#define TAG_TRUE 3

typedef struct Object {
    int length;
    Box items[];
} List;

static int is_number(Box b) { return (b & QNAN) != QNAN; }
static int is_list(Box b) { return (b & (QNAN | SIGN)) == (QNAN | SIGN); }
static double as_number(Box b)
{
    double d;
    memcpy(&d, &b, sizeof d);
    return d;
}
static Box from_number(double d)
{
    Box b;
    memcpy(&b, &d, sizeof b);
    return b;
}
static List *as_list(Box b) { return (List *)(uintptr_t)(b & ~(QNAN | SIGN)); }
static Box from_list(List *l) { return (Box)(SIGN | QNAN | (uint64_t)(uintptr_t)l); }
static Box from_bool(int b) { return QNAN | (b ? TAG_TRUE : TAG_FALSE); }

enum { PUSH, ARG, ADD, MUL, DIV, LESS, JUMP_FALSE, JUMP, SUM, PACK, HALT };

static double sum_of(Box b)
{
    if (is_number(b))
        return as_number(b);
    double sum = 0;
    if (is_list(b))
        for (int i = 0; i < as_list(b)->length; i++)
            sum += sum_of(as_list(b)->items[i]);
    return sum;
}

static Box interpret(const int *code, const Box *constants, const Box *args)
{
    Box stack[32];
    int top = 0;
    List *made[8];
    int lists = 0;
    for (const int *ip = code;; ip++) {
        switch (*ip) {
        case PUSH: stack[top++] = constants[*++ip]; break;
        case ARG: stack[top++] = args[*++ip]; break;
        case ADD:
            top--;
            stack[top - 1] = from_number(as_number(stack[top - 1]) + as_number(stack[top]));
            break;
        case MUL:
            top--;
            stack[top - 1] = from_number(as_number(stack[top - 1]) * as_number(stack[top]));
            break;
        case DIV:
            top--;
            stack[top - 1] = from_number(as_number(stack[top - 1]) / as_number(stack[top]));
            break;
        case LESS:
            top--;
            stack[top - 1] = from_bool(as_number(stack[top - 1]) < as_number(stack[top]));
            break;
        case JUMP_FALSE:
            ip++;
            if (stack[--top] == (QNAN | TAG_FALSE))
                ip += *ip;
            break;
        case JUMP: ip++; ip += *ip; break;
        case PACK: {
            int n = *++ip;
            List *l = malloc(sizeof *l + n * sizeof(Box));
            l->length = n;
            top -= n;
            memcpy(l->items, stack + top, n * sizeof(Box));
            made[lists++] = l;
            stack[top++] = from_list(l);
            break;
        }
        case SUM: stack[top - 1] = from_number(sum_of(stack[top - 1])); break;
        case HALT: {
            Box result = stack[top - 1];
            for (int i = 0; i < lists; i++)
                free(made[i]);
            return result;
        }
        }
    }
}

double dose(const double *x, int n)
{
    static const int code[] = {ARG,  0, PUSH, 0, MUL, ARG, 1, DIV,  ARG, 2, ARG,  1, LESS, JUMP_FALSE, 4,
                               ARG,  2, PUSH, 1, MUL, ARG, 3, ARG,  3, MUL, PACK, 3, ARG,  1,          PACK,
                               2,    SUM, HALT};
    /* without the jump there is one value less on the stack: both ways leave three */
    static const int other[] = {ARG, 0, PUSH, 0, MUL, ARG, 1, DIV, ARG, 2, ARG, 3, MUL, ARG, 3, ARG, 3, MUL,
                                PACK, 3, ARG, 1, PACK, 2, SUM, HALT};
    Box constants[2] = {from_number(1.5), from_number(0.25)}, args[8];
    for (int i = 0; i < n; i++)
        args[i] = from_number(x[i]);
    args[n] = QNAN | TAG_NIL;
    double total = as_number(interpret(other, constants, args));
    if (x[2] < x[1])
        total *= as_number(interpret(code, constants, args));
    return total;
}

int main(void)
{
    double x[4] = {1.3, 0.8, 0.6, 1.7}, d[4] = {0};
    __enzyme_autodiff((void *)dose, enzyme_dup, x, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], dose(x, 4), x[i], 1e-4, 1e-7);
    return verdict();
}
