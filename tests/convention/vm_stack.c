/* A byte-code machine: instructions packed in bytes, a stack of tagged values, error codes. */
#include "case.h"
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
enum { PUSH, LOAD, STORE, ADD, MUL, SIN, DUP, SWAP, JNZ, DEC, HALT };
typedef struct { uint8_t tag; union { double d; int64_t i; } u; } cell;
typedef struct { cell stack[32]; int sp; double vars[8]; const uint8_t *code; size_t pc, len; int error; } vm;
static void push_d(vm *m, double d) { if (m->sp >= 32) { m->error = 1; return; } m->stack[m->sp].tag = 0; m->stack[m->sp++].u.d = d; }
static void push_i(vm *m, int64_t i) { m->stack[m->sp].tag = 1; m->stack[m->sp++].u.i = i; }
static cell pop(vm *m) { if (m->sp <= 0) { m->error = 2; cell z = {0}; return z; } return m->stack[--m->sp]; }
static double num(cell c) { return c.tag ? (double)c.u.i : c.u.d; }
static int run(vm *m)
{
    while (m->pc < m->len && !m->error) {
        uint8_t op = m->code[m->pc++];
        switch (op) {
        case PUSH: push_i(m, m->code[m->pc++]); break;
        case LOAD: push_d(m, m->vars[m->code[m->pc++] & 7]); break;
        case STORE: m->vars[m->code[m->pc++] & 7] = num(pop(m)); break;
        case ADD: { cell b = pop(m), a = pop(m); if (a.tag && b.tag) push_i(m, a.u.i + b.u.i); else push_d(m, num(a) + num(b)); break; }
        case MUL: { cell b = pop(m), a = pop(m); push_d(m, num(a) * num(b)); break; }
        case SIN: push_d(m, sin(num(pop(m)))); break;
        case DUP: m->stack[m->sp] = m->stack[m->sp - 1]; m->sp++; break;
        case SWAP: { cell t = m->stack[m->sp - 1]; m->stack[m->sp - 1] = m->stack[m->sp - 2]; m->stack[m->sp - 2] = t; break; }
        case DEC: m->stack[m->sp - 1].u.i--; break;
        case JNZ: { uint8_t to = m->code[m->pc++]; if (m->stack[m->sp - 1].u.i) m->pc = to; else m->sp--; break; }
        case HALT: return 0;
        default: m->error = 3;
        }
    }
    return m->error;
}
static double f(const double *x, const uint8_t *code, int n) { vm m; memset(&m, 0, sizeof m); memcpy(m.vars, x, 2 * sizeof *x); m.code = code; m.len = (size_t)n; return run(&m) ? -1 : num(m.stack[m.sp - 1]) * m.vars[0]; }
int main(void)
{
    /* counter 3: a = sin(a) * b + 2 */
    static const uint8_t code[] = {PUSH, 3, LOAD, 0, SIN, LOAD, 1, MUL, PUSH, 2, ADD, STORE, 0, DEC, JNZ, 2, LOAD, 0, DUP, MUL, HALT};
    double x[2] = {0.5, 1.5}, d[2] = {0}, a = 0.5, da = 1, db = 0;
    for (int i = 0; i < 3; i++) { db = cos(a) * db * 1.5 + sin(a); da = cos(a) * da * 1.5; a = sin(a) * 1.5 + 2; }
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, code, enzyme_const, (int)sizeof code);
    EQ(d[0], 3 * a * a * da); EQ(d[1], 3 * a * a * db);
    double v[2] = {1, 1}; EQ(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, code, enzyme_const, (int)sizeof code), d[0] + d[1]);
    return end();
}
