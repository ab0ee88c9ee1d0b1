/* A stack machine that goes on with the next statement after an error, by sigsetjmp, with commands in a table. */
#include "../expect.h"
#include <setjmp.h>
#include <string.h>
struct vm { sigjmp_buf recover; double stack[16]; int top; double vars[4]; int errors; const char *pc; double penalty; };
typedef void command(struct vm *);
static void fail(struct vm *m, int code) { siglongjmp(m->recover, code); }
static void push(struct vm *m, double v) { if (m->top == 16) fail(m, 1); m->stack[m->top++] = v; }
static double pop(struct vm *m) { if (!m->top) fail(m, 2); return m->stack[--m->top]; }
static void add(struct vm *m) { push(m, pop(m) + pop(m)); }
static void mul(struct vm *m) { push(m, pop(m) * pop(m)); }
static void lg(struct vm *m) { double v = pop(m); if (v <= 0) { m->penalty += v * v; fail(m, 3); } push(m, log(v)); }
static void dup_(struct vm *m) { double v = pop(m); push(m, v); push(m, v); }
static command *const commands[128] = {['+'] = add, ['*'] = mul, ['l'] = lg, ['d'] = dup_};
static void statement(struct vm *m) {
  for (; *m->pc && *m->pc != ';'; m->pc++) {
    char c = *m->pc;
    if (c >= 'a' && c <= 'c') push(m, m->vars[c - 'a']);
    else if (c >= '0' && c <= '9') push(m, c - '0');
    else if (c == '=') m->vars[3] += pop(m);
    else if (commands[(int)c]) commands[(int)c](m);
    else fail(m, 4);
  }
}
static double run(const double *x, const char *text) {
  struct vm m;
  memset(&m, 0, sizeof m);
  memcpy(m.vars, x, 3 * sizeof *x);
  m.pc = text;
  while (*m.pc) {
    int code = sigsetjmp(m.recover, 0);
    if (code) { m.errors++; m.top = 0; m.vars[3] -= 0.1 * code * m.vars[0]; while (*m.pc && *m.pc != ';') m.pc++; }
    else statement(&m);
    if (*m.pc == ';') m.pc++;
  }
  return m.vars[3] + m.penalty * 2 + m.errors;
}
int main(void) {
  const char *text = "ab*d*=;c0*1+c+l=;a9*+=;c2*l=;ab+l=;?;bb*b*=";
  double x[3] = {1.3, 0.7, -0.4}, d[3] = {0};
  __enzyme_autodiff((void *)run, enzyme_dup, x, d, enzyme_const, text);
  for (int i = 0; i < 3; i++) EXPECT_SLOPE("x", i, d[i], run(x, text), x[i], 1e-4, 1e-7);
  double v[3] = {1, 2, -1};
  expect("t", 0, __enzyme_fwddiff((void *)run, enzyme_dup, x, v, enzyme_const, text), d[0] + 2 * d[1] - d[2], 1e-9);
  return verdict();
}
