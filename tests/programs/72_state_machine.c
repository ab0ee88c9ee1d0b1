/* A state machine in a loop: known next states become jumps from case to case. */
#include "check.h"

enum state { START, GROW, SHRINK, MIX, TURN, DONE };

static double f(const double *x, int n, enum state state)
{
    double value = x[0], other = 0.5;
    int step = 0;
    for (;;) {
        step++;
        switch (state) {
        case START:
            value += x[1] * x[1];
            state = step & 1 ? GROW : MIX;
            break;
        case GROW:
            value += 0.3 * x[step % n];
            other = 0.5 * other + 0.2 * value;
            state = value > 1.4 ? SHRINK : TURN;
            break;
        case SHRINK:
            value = 0.6 * value - 0.1 * other;
            state = value > 1.1 ? SHRINK : MIX;
            break;
        case MIX:
            other = sin(other) * x[(step + 1) % n];
            state = step > 6 * n ? DONE : GROW;
            break;
        case TURN:
            value = other * 0.3 + value * cos(x[2 % n]);
            state = step % 3 ? MIX : START;
            break;
        case DONE:
            return value * other;
        }
    }
}

static enum state from;
static double at(double *x) { return f(x, 6, from); }

int main(void)
{
    double x[6];
    for (int i = 0; i < 6; i++)
        x[i] = 0.5 + 0.11 * i;
    for (from = START; from <= DONE; from++) {
        double dx[6] = {0.0};
        __enzyme_autodiff_void((void *)f, x, dx, 6, from);
        check_gradient("states", at, 6, x, dx);
    }
    return check_result();
}
