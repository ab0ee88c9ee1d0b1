/* A stack machine: words of code, slots that are integers or doubles, jumps and a loop counter. */
#include "../expect.h"
#include <stdint.h>
#include <string.h>

enum { PUSH, LOAD, STORE, ADD, MUL, SIN, DUP, ISET, IDEC, JNZ, HALT };

typedef union {
    double d;
    int64_t i;
} Slot;

struct vm {
    Slot stack[32];
    Slot memory[8];
    int sp, pc;
};

static double run(const int *code, const double *constants, const double *inputs, int n)
{
    struct vm vm;
    memset(&vm, 0, sizeof vm);
    for (int i = 0; i < n; i++)
        vm.memory[i].d = inputs[i];
    for (;;) {
        switch (code[vm.pc++]) {
        case PUSH: vm.stack[vm.sp++].d = constants[code[vm.pc++]]; break;
        case LOAD: vm.stack[vm.sp++] = vm.memory[code[vm.pc++]]; break;
        case STORE: vm.memory[code[vm.pc++]] = vm.stack[--vm.sp]; break;
        case ADD: vm.sp--; vm.stack[vm.sp - 1].d += vm.stack[vm.sp].d; break;
        case MUL: vm.sp--; vm.stack[vm.sp - 1].d *= vm.stack[vm.sp].d; break;
        case SIN: vm.stack[vm.sp - 1].d = sin(vm.stack[vm.sp - 1].d); break;
        case DUP: vm.stack[vm.sp] = vm.stack[vm.sp - 1]; vm.sp++; break;
        case ISET: vm.memory[code[vm.pc]].i = code[vm.pc + 1]; vm.pc += 2; break;
        case IDEC: vm.memory[code[vm.pc++]].i--; break;
        case JNZ:
            if (vm.memory[code[vm.pc]].i != 0)
                vm.pc = code[vm.pc + 1];
            else
                vm.pc += 2;
            break;
        default: return vm.stack[vm.sp - 1].d;
        }
    }
}

int main(void)
{
    /* y = x0; repeat 5 times: y = sin(y * x1) + c0 * x2; give y * y */
    static const int code[] = {LOAD, 0, STORE, 3, ISET, 4, 5,
                               LOAD, 3, LOAD, 1, MUL, SIN, PUSH, 0, LOAD, 2, MUL, ADD, STORE, 3,
                               IDEC, 4, JNZ, 4, 7,
                               LOAD, 3, DUP, MUL, HALT};
    double c[1] = {0.3}, dc[1] = {0}, x[3] = {0.8, 1.3, 0.6}, d[3] = {0};
    __enzyme_autodiff((void *)run, enzyme_const, code, enzyme_dup, c, dc, enzyme_dup, x, d,
                      enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("x", i, d[i], run(code, c, x, 3), x[i], 1e-3, 1e-7);
    EXPECT_SLOPE("c", 0, dc[0], run(code, c, x, 3), c[0], 1e-3, 1e-7);
    return verdict();
}
