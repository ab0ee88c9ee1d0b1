/* C features that clang prints in a way of their own. */
#include <complex.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point { double x, y; };
struct big { double values[9]; char tag; };
struct __attribute__((packed)) packed { char c; int i; double d; };
struct bits { unsigned a : 3, b : 13; signed c : 7; long long d : 40; };
union word { float f; uint32_t u; unsigned char bytes[4]; };
struct node { struct node *next; int (*visit)(struct node *, int, ...); };
struct flexible { size_t n; float data[]; };
typedef float float4 __attribute__((vector_size(16)));
typedef int int4 __attribute__((vector_size(16)));

_Thread_local int per_thread = 3;
static const char *const names[] = {"one", "two\n\"quoted\"\\", "\x80\xff"};
const struct point origin = {0.0, -0.0};
struct packed packed_constant = {1, 2, 3e300};
long double wide = 1.25L;
_Complex double imaginary = 2.0 + 3.0 * I;
static const float not_a_number = __builtin_nanf("");
extern int weak_symbol(int) __attribute__((weak));
int visible(int x) { return x + 1; }
int aliased(int) __attribute__((alias("visible")));
static int (*resolve(void))(int) { return visible; }
int chosen(int) __attribute__((ifunc("resolve")));
int placed __attribute__((section(".special"), aligned(64))) = 1;
void *address_inside = &((char *)&packed_constant)[5];
ptrdiff_t global_int;

double variadic(int n, ...) {
  va_list list;
  va_start(list, n);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += i & 1 ? va_arg(list, double) : va_arg(list, int);
  va_end(list);
  return sum;
}

struct big by_value(struct big b, struct point p) {
  b.values[0] += p.x * p.y;
  return b;
}

int switches(int x, long long y, _Bool z) {
  switch (x) {
  case -5: return 1;
  case 0 ... 3: return (int)y;
  case 1000: x += 2; /* fall through */
  case 1001: return x * 3;
  default: break;
  }
  switch (y) { case -9000000000LL: return 7; case 9000000000LL: return 8; }
  switch ((int)z) { case 0: return 5; default: return 6; }
}

int computed_goto(const int *program) {
  static void *const labels[] = {&&add, &&twice, &&stop};
  int value = 0;
  goto *labels[*program++];
add:
  value += *program++;
  goto *labels[*program++];
twice:
  value *= 2;
  goto *labels[*program++];
stop:
  return value;
}

uint64_t assembly(uint64_t x, uint32_t *out) {
  uint64_t low;
  uint32_t high;
  __asm__ volatile("mulq %3\n\tmovl %%edx, %1" : "=a"(low), "=r"(high) : "0"(x), "r"(x) : "rdx", "cc");
  *out = high;
  __asm__("" ::: "memory");
  __asm__ goto("testq %0, %0; jne %l[nonzero]" ::"r"(x)::nonzero);
  return low;
nonzero:
  return low + 1;
}

int atomics(_Atomic int *a, _Atomic(long) *b, int expected, int *p, long *q) {
  atomic_store_explicit(a, 1, memory_order_release);
  int r = atomic_load_explicit(a, memory_order_acquire);
  r += atomic_fetch_add(a, 2);
  r += (int)atomic_fetch_xor_explicit(b, 3, memory_order_relaxed);
  atomic_compare_exchange_strong(a, &expected, 4);
  atomic_compare_exchange_weak_explicit(a, &expected, 4, memory_order_acq_rel, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acquire);
  return r + __atomic_fetch_nand(p, 7, __ATOMIC_ACQ_REL) + (int)__atomic_exchange_n(q, 5, __ATOMIC_SEQ_CST);
}

float4 vectors(float4 a, float4 b, int4 *mask) {
  float4 c = a * b + __builtin_shufflevector(a, b, 0, 5, 2, 7);
  *mask = a < b;
  c[1] = a[3];
  return c / 3.0f;
}

double loops(const double *restrict x, double *restrict y, int n, int m) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      if (x[i] < 0) continue;
      if (x[j] > 1e30) goto out;
      y[i] += x[i] * x[j];
    }
    sum += y[i] > 0 ? y[i] : -y[i];
  }
out:
  return sum;
}

long double conversions(int i, unsigned u, float f, double d, long double l, __int128 w, _Float16 h, __fp16 *s) {
  volatile short narrow = (short)d;
  unsigned long long v = (unsigned long long)f + (unsigned char)u;
  return l + i + u + (long double)w + (float)h + *s + narrow + (double)v + (intptr_t)&i;
}

double complex complex_math(double complex z) { return z * z / (1.0 + conj(z)); }

int bit_fields(struct bits *b) {
  b->a = 5;
  b->c -= 3;
  b->d++;
  return (int)(b->b + b->c + b->d);
}

static jmp_buf buffer;
int jumps(int n) {
  if (setjmp(buffer)) return -1;
  if (n > 3) longjmp(buffer, 1);
  return n;
}

double vla(int n, int m, double a[n][m]) {
  double copy[n];
  memcpy(copy, a[0], n * sizeof *copy);
  struct flexible *f = malloc(sizeof *f + n * sizeof(float));
  f->n = (size_t)n;
  f->data[n - 1] = (float)copy[0];
  double r = f->data[n - 1] + f->n;
  free(f);
  return r;
}

int last(struct node *, union word);
int calls(struct node *n, union word w) {
  int r = n->visit(n, 2, 3.0, "text");
  if (weak_symbol) r += weak_symbol(r);
  __attribute__((musttail)) return last(n->next, w);
}

int builtins(unsigned x, int y, const char *s, int *o) {
  if (__builtin_expect(x == 0, 0)) __builtin_unreachable();
  __builtin_assume(y > 3);
  if (__builtin_add_overflow(x, y, o)) __builtin_trap();
  __builtin_prefetch(s);
  return __builtin_popcount(x) + __builtin_clz(x) + (int)strlen(s) + (int)__builtin_object_size(s, 0) +
         *(int *)__builtin_assume_aligned(o, 64) + (int)(intptr_t)__builtin_return_address(0) + per_thread;
}

__attribute__((noinline, cold, pure)) float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }

__attribute__((vectorcall)) double other_convention(double a) { return a * 2; }
__attribute__((preserve_most)) void quiet(int *x) { *x = 1; }
__attribute__((ms_abi)) int foreign(int a, ...) { return a; }
int call_conventions(int *x) { quiet(x); return foreign(1, 2.0) + (int)other_convention(3); }
__attribute__((target("avx2,fma"))) float4 wide_target(float4 a) { return a * a + a; }
__attribute__((constructor)) static void startup(void) { global_int = (ptrdiff_t)names[1][0] + chosen(1); }
