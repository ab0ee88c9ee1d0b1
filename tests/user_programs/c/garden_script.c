/* Gardening: a script of growth and watering is compiled to words and run by a machine with computed gotos; constants,
 * slots and the stack in one aligned block, labels resolved by a second pass, errors by codes. */
#include "../expect.h"
#include <ctype.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define OPS(X) X(push) X(load) X(store) X(add) X(sub) X(mul) X(div) X(exp) X(less) X(jump) X(unless) X(call) X(ret) X(halt)
enum op {
#define X(name) OP_##name,
    OPS(X)
#undef X
        OP_COUNT
};
static const char *const OP_NAMES[] = {
#define X(name) #name,
    OPS(X)
#undef X
};

typedef union {
    double number;
    uint64_t address;
    struct {
        uint32_t op, slot;
    } code;
} word;
_Static_assert(sizeof(word) == 8, "a word has eight bytes");

typedef struct {
    word *code;
    double *slots, *stack;
    size_t size, room;
    char names[16][8];
    int name_count;
    struct {
        char name[12];
        size_t at;
    } labels[16];
    int label_count;
} program;

static int slot_of(program *p, const char *name)
{
    for (int i = 0; i < p->name_count; i++)
        if (strcmp(p->names[i], name) == 0)
            return i;
    strncpy(p->names[p->name_count], name, sizeof p->names[0] - 1);
    return p->name_count++;
}

static bool emit(program *p, word w)
{
    if (p->size == p->room) {
        const size_t room = p->room ? 2 * p->room : 16;
        word *code = realloc(p->code, room * sizeof *code);
        if (code == NULL)
            return false;
        p->code = code;
        p->room = room;
    }
    p->code[p->size++] = w;
    return true;
}

static int compile(program *p, const char *source)
{
    for (int pass = 0; pass < 2; pass++) {
        char *text = strdup(source), *rest = NULL;
        p->size = 0;
        for (char *token = strtok_r(text, " \n", &rest); token; token = strtok_r(NULL, " \n", &rest)) {
            const size_t length = strlen(token);
            int op = 0;
            if (token[length - 1] == ':') {
                if (pass == 0) {
                    memcpy(p->labels[p->label_count].name, token, length - 1);
                    p->labels[p->label_count++].at = p->size;
                }
                continue;
            }
            while (op < OP_COUNT && strcmp(OP_NAMES[op], token) != 0)
                op++;
            if (op == OP_COUNT) {
                free(text);
                return -1;
            }
            word w = {.code = {.op = (uint32_t)op}};
            const bool wants = op == OP_push || op == OP_load || op == OP_store || op == OP_jump || op == OP_unless || op == OP_call;
            const char *operand = wants ? strtok_r(NULL, " \n", &rest) : NULL;
            if (op == OP_load || op == OP_store)
                w.code.slot = (uint32_t)slot_of(p, operand);
            if (!emit(p, w)) {
                free(text);
                return -2;
            }
            if (op == OP_push)
                emit(p, (word){.number = strtod(operand, NULL)});
            if (op == OP_jump || op == OP_unless || op == OP_call) {
                uint64_t at = 0;
                for (int i = 0; i < p->label_count; i++)
                    if (strcmp(p->labels[i].name, operand) == 0)
                        at = p->labels[i].at;
                emit(p, (word){.address = at});
            }
        }
        free(text);
    }
    return 0;
}

static double run(const program *p, int *steps)
{
    static const void *const targets[OP_COUNT] = {
#define X(name) [OP_##name] = &&do_##name,
        OPS(X)
#undef X
    };
    const word *pc = p->code;
    const word *frames[8];
    int depth = 0;
    double *sp = p->stack;
#define NEXT                                  \
    do {                                      \
        if (++*steps > 100000)                \
            return -1;                        \
        goto *targets[pc->code.op];           \
    } while (0)
    NEXT;
do_push:
    *sp++ = pc[1].number;
    pc += 2;
    NEXT;
do_load:
    *sp++ = p->slots[pc->code.slot];
    pc++;
    NEXT;
do_store:
    p->slots[pc->code.slot] = *--sp;
    pc++;
    NEXT;
do_add:
    sp--;
    sp[-1] += sp[0];
    pc++;
    NEXT;
do_sub:
    sp--;
    sp[-1] -= sp[0];
    pc++;
    NEXT;
do_mul:
    sp--;
    sp[-1] *= sp[0];
    pc++;
    NEXT;
do_div:
    sp--;
    sp[-1] /= sp[0];
    pc++;
    NEXT;
do_exp:
    sp[-1] = exp(sp[-1]);
    pc++;
    NEXT;
do_less:
    sp--;
    sp[-1] = sp[-1] < sp[0];
    pc++;
    NEXT;
do_jump:
    pc = p->code + pc[1].address;
    NEXT;
do_unless:
    pc = *--sp == 0 ? p->code + pc[1].address : pc + 2;
    NEXT;
do_call:
    frames[depth++] = pc + 2;
    pc = p->code + pc[1].address;
    NEXT;
do_ret:
    pc = frames[--depth];
    NEXT;
do_halt:
    return sp[-1];
#undef NEXT
}

static const char *const SCRIPT = "push 0 store day push 0.2 store leaf\n"
                                  "loop: load day push 12 less unless end\n"
                                  "call grow call water load day push 1 add store day jump loop\n"
                                  "grow: load leaf load rate load soil mul push 1 load leaf load most div sub mul mul load leaf add store leaf ret\n"
                                  "water: load soil push 0.3 less unless dry load can load soil add store soil\n"
                                  "dry: load soil load leaf load thirst mul push 0 push 1 sub mul exp mul store soil ret\n"
                                  "end: load leaf load soil mul load leaf add halt\n";

double harvest(const double *p, int n)
{
    static const char *const names[] = {"rate", "soil", "most", "can", "thirst"};
    program prog = {0};
    double *block = aligned_alloc(64, 64 * sizeof *block);
    double result = -1;
    int steps = 0;
    if (block == NULL)
        return result;
    memset(block, 0, 64 * sizeof *block);
    prog.slots = block;
    prog.stack = block + 32;
    for (int i = 0; i < n; i++)
        prog.slots[slot_of(&prog, names[i])] = p[i];
    if (compile(&prog, SCRIPT) == 0)
        result = run(&prog, &steps);
    free(prog.code);
    free(block);
    return result + 1e-6 * steps;
}

int main(void)
{
    double p[5] = {0.9, 0.8, 2.5, 0.45, 0.35}, d[5] = {0};
    __enzyme_autodiff((void *)harvest, enzyme_dup, p, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("p", i, d[i], harvest(p, 5), p[i], 1e-5, 1e-6);
    return verdict();
}
