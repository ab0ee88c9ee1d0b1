/* A game's script of curves: a recursive parser that gives up by longjmp, before anything is computed. */
#include "../expect.h"
#include <ctype.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef enum { NUMBER, PARAMETER, TIME, ADD, MULTIPLY, SINE, EASE, CLAMP } Tag;

typedef struct node {
    Tag tag;
    unsigned char arity;
    union {
        double number;
        int parameter;
        struct node *child[3];
    };
} Node;

typedef struct {
    jmp_buf failed;
    const char *text, *message;
    Node pool[40];
    int used;
} Script;

static void give_up(Script *s, const char *message)
{
    s->message = message;
    longjmp(s->failed, 1);
}

static Node *node(Script *s, Tag tag, int arity)
{
    if (s->used == 40)
        give_up(s, "too long");
    Node *n = &s->pool[s->used++];
    n->tag = tag;
    n->arity = (unsigned char)arity;
    return n;
}

static Node *sum(Script *s);

static Node *call(Script *s, Tag tag, int arity)
{
    Node *n = node(s, tag, arity);
    for (int i = 0; i < arity; i++) {
        if (*s->text++ != (i ? ',' : '('))
            give_up(s, "expected an argument");
        n->child[i] = sum(s);
    }
    if (*s->text++ != ')')
        give_up(s, "expected )");
    return n;
}

static Node *atom(Script *s)
{
    if (isdigit((unsigned char)*s->text)) {
        char *end;
        Node *n = node(s, NUMBER, 0);
        n->number = strtod(s->text, &end);
        s->text = end;
        return n;
    }
    if (*s->text == '$') {
        Node *n = node(s, PARAMETER, 0);
        n->parameter = s->text[1] - 'a';
        s->text += 2;
        return n;
    }
    static const struct {
        const char *name;
        Tag tag;
        int arity;
    } functions[] = {{"sin", SINE, 1}, {"ease", EASE, 2}, {"clamp", CLAMP, 3}};
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        const size_t n = strlen(functions[i].name);
        if (!strncmp(s->text, functions[i].name, n)) {
            s->text += n;
            return call(s, functions[i].tag, functions[i].arity);
        }
    }
    if (*s->text == 't')
        return s->text++, node(s, TIME, 0);
    give_up(s, "what is this?");
    return NULL;
}

static Node *product(Script *s)
{
    Node *left = atom(s);
    while (*s->text == '*') {
        s->text++;
        Node *n = node(s, MULTIPLY, 2);
        n->child[0] = left;
        n->child[1] = atom(s);
        left = n;
    }
    return left;
}

static Node *sum(Script *s)
{
    Node *left = product(s);
    while (*s->text == '+') {
        s->text++;
        Node *n = node(s, ADD, 2);
        n->child[0] = left;
        n->child[1] = product(s);
        left = n;
    }
    return left;
}

static Node *compile(Script *s, const char *text)
{
    s->text = text;
    s->used = 0;
    if (setjmp(s->failed))
        return NULL;
    Node *root = sum(s);
    if (*s->text)
        give_up(s, "left over");
    return root;
}

static double value(const Node *n, const double *p, double t)
{
    double v[3];
    for (int i = 0; i < n->arity; i++)
        v[i] = value(n->child[i], p, t);
    switch (n->tag) {
    case NUMBER: return n->number;
    case PARAMETER: return p[n->parameter];
    case TIME: return t;
    case ADD: return v[0] + v[1];
    case MULTIPLY: return v[0] * v[1];
    case SINE: return sin(v[0]);
    case EASE: return v[0] < 0.5 ? pow(2 * v[0], v[1]) / 2 : 1 - pow(2 - 2 * v[0], v[1]) / 2;
    case CLAMP: return v[0] < v[1] ? v[1] : v[0] > v[2] ? v[2] : v[0];
    }
    return NAN;
}

double path(const Node *x, const Node *y, const double *p)
{
    double length = 0, px = 0, py = 0;
    for (int i = 0; i <= 16; i++) {
        const double t = i / 16.0, cx = value(x, p, t), cy = value(y, p, t);
        if (i)
            length += hypot(cx - px, cy - py);
        px = cx, py = cy;
    }
    return length;
}

int main(void)
{
    static Script a, b, bad;
    double p[3] = {1.3, 2.2, 0.4}, d[3] = {0};
    if (compile(&bad, "sin(t+") || !bad.message || compile(&bad, "2*t)"))
        return 2;
    const Node *x = compile(&a, "$a*ease(t,$b)+0.5*sin(4*t+$c)");
    const Node *y = compile(&b, "clamp($a*t*t,$c*0.5,$b*0.4)");
    if (!x || !y)
        return 2;
    __enzyme_autodiff((void *)path, enzyme_const, x, enzyme_const, y, enzyme_dup, p, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], path(x, y, p), p[i], 1e-4, 1e-6);
    return verdict();
}
