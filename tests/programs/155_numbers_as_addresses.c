/* The bits of a number as a pointer, in user data of callbacks, slots and unions: through calls, returns,
 * recursion and memory.  This was refused, or the derivative was zero without a word. */
#include <string.h>

#include "check.h"

#define N 3
#define NOINLINE __attribute__((noinline))

typedef void *(*callback)(void *, int);

NOINLINE static void *pack(double number)
{
    void *p;
    memcpy(&p, &number, sizeof p);
    return p;
}

NOINLINE static double unpack(void *p)
{
    double number;
    memcpy(&number, &p, sizeof p);
    return number;
}

NOINLINE static void *scale(void *data, int k)
{
    return pack(unpack(data) * k);
}

NOINLINE static void *same(void *p, int k)
{
    static volatile int calls;
    calls = calls + k;
    return p;
}

NOINLINE static void *apply(callback f, void *data, int k)
{
    return f(data, k);
}

static double applied(double *x)
{
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += unpack(apply(scale, pack(x[i] * x[i]), i + 1));
    return sum;
}

static double in_slots(double *x)
{
    void *slots[N];
    double product = 1;
    for (int i = 0; i < N; i++)
        slots[i] = pack(x[i] * x[0]);
    for (int i = 0; i < N; i++)
        product *= unpack(slots[i]);
    return product;
}

struct task {
    callback run;
    void *data;
};

NOINLINE static double run(struct task *t, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += unpack(t[i].run(t[i].data, i + 2));
    return sum;
}

static double tasks(double *x)
{
    struct task t[N];
    for (int i = 0; i < N; i++) {
        t[i].run = i % 2 ? scale : same;
        t[i].data = pack(sin(x[i]));
    }
    return run(t, N);
}

NOINLINE static void *either(void *p, void *q, int first)
{
    return first ? p : q;
}

static double chosen(double *x)
{
    void *p = either(pack(x[0] * x[0]), pack(x[1] * 3), x[2] > 0);
    return p ? unpack(p) * x[2] : 0;
}

NOINLINE static void *again(void *p, int n)
{
    return n ? again(pack(unpack(p) * 1.5), n - 1) : p;
}

static double recursive(double *x)
{
    return unpack(again(pack(x[0]), 4)) * x[1] + x[2];
}

/* Numbers and addresses by one way. */
union value {
    double number;
    double *place;
    void *any;
};
struct tagged {
    int kind;
    union value value;
};

NOINLINE static void put(struct tagged *t, int kind, void *any)
{
    t->kind = kind;
    t->value.any = any;
}

NOINLINE static void *take(const struct tagged *t)
{
    return t->value.any;
}

NOINLINE static double get(const struct tagged *t)
{
    return t->kind ? *t->value.place : t->value.number;
}

static double mixed(double *x)
{
    struct tagged t[N], u[N];
    double product = 1;
    for (int i = 0; i < N; i++) {
        union value v;
        if (i == 1)
            v.place = x + i;
        else
            v.number = x[i] * x[0];
        put(&t[i], i == 1, v.any);
    }
    for (int i = 0; i < N; i++)
        put(&u[i], t[i].kind, take(&t[i]));
    for (int i = 0; i < N; i++)
        product *= get(&u[i]) * (i + 1);
    return product;
}

int main(void)
{
    double x[N] = {1.5, -2, 0.7};
    CHECK_REQUEST("applied", applied, N, x, 1, 1e-9);
    CHECK_REQUEST("in slots", in_slots, N, x, 1, 1e-9);
    CHECK_REQUEST("tasks", tasks, N, x, 1, 1e-9);
    CHECK_REQUEST("chosen", chosen, N, x, 1, 1e-9);
    CHECK_REQUEST("recursive", recursive, N, x, 1, 1e-9);
    CHECK_REQUEST("mixed", mixed, N, x, 1, 1e-9);
    return check_result();
}
