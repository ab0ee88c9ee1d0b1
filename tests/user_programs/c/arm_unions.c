/* Robotics: an arm of joints that are unions of turning, sliding and screwing, with a checksum over the bytes of each. */
#include "../expect.h"
#include <stddef.h>
#include <string.h>

typedef union { double e[9]; double m[3][3]; } matrix;
typedef union { double e[3]; struct { double x, y, z; }; } vec;
enum kind { TURN = 'T', SLIDE = 'S', SCREW = 'W', TOOL = 'O' };
typedef struct {
    enum kind kind;
    union {
        struct { double angle; int axis; } turn;
        struct { vec along; float length; } slide;
        struct { int axis; double pitch, angle; } screw;
        struct { char name[8]; vec tip; } tool;
    } as;
} joint;
typedef struct { matrix r; vec p; } frame;

static matrix about(int axis, double angle)
{
    matrix m = {{0}};
    const int a = (axis + 1) % 3, b = (axis + 2) % 3;
    m.m[axis][axis] = 1;
    m.m[a][a] = m.m[b][b] = cos(angle);
    m.m[a][b] = -(m.m[b][a] = sin(angle));
    return m;
}

static vec apply(const matrix *m, vec v)
{
    vec r = {{0}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            r.e[i] += m->m[i][j] * v.e[j];
    return r;
}

static frame chain(frame f, const joint *j)
{
    matrix step = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
    vec shift = {{0, 0, 0}};
    switch (j->kind) {
    case TURN:
        step = about(j->as.turn.axis, j->as.turn.angle);
        break;
    case SLIDE:
        for (int i = 0; i < 3; i++)
            shift.e[i] = j->as.slide.along.e[i] * j->as.slide.length;
        break;
    case SCREW:
        step = about(j->as.screw.axis, j->as.screw.angle);
        shift.e[j->as.screw.axis] = j->as.screw.pitch * j->as.screw.angle;
        break;
    case TOOL:
        shift = j->as.tool.tip;
        break;
    }
    const vec moved = apply(&f.r, shift);
    frame next = {{{0}}, {{f.p.x + moved.x, f.p.y + moved.y, f.p.z + moved.z}}};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            for (int l = 0; l < 3; l++)
                next.r.m[i][k] += f.r.m[i][l] * step.m[l][k];
    return next;
}

static double miss(const double *q, const vec *target)
{
    joint arm[6];
    memset(arm, 0, sizeof arm);
    arm[0] = (joint){.kind = TURN, .as.turn = {q[0], 2}};
    arm[1] = (joint){.kind = SLIDE, .as.slide = {{{0, 0, 1}}, (float)0.5}};
    arm[2].kind = TURN;
    arm[2].as.turn.axis = 0;
    arm[2].as.turn.angle = q[1] * q[2];
    arm[3] = (joint){.kind = SCREW, .as.screw = {1, 0.1, q[2]}};
    arm[4] = (joint){.kind = SLIDE, .as.slide = {{{q[3], 0, 1}}, 0.75f}};
    arm[5].kind = TOOL;
    strcpy(arm[5].as.tool.name, "grip");
    arm[5].as.tool.tip = (vec){{0.1, q[3] * 0.2, 0.3}};
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i + 1 < 5; i++)
            if (arm[i].kind > arm[i + 1].kind && pass == 1 && i == 0) {
                joint t = arm[i];
                arm[i] = arm[i + 1];
                arm[i + 1] = t;
            }
    frame f = {{{1, 0, 0, 0, 1, 0, 0, 0, 1}}, {{0, 0, 0}}};
    for (int i = 0; i < 6; i++)
        f = chain(f, &arm[i]);
    double sum = arm[5].as.tool.name[0] == 'g' ? f.r.e[8] : 0;
    for (int i = 0; i < 3; i++)
        sum += (f.p.e[i] - target->e[i]) * (f.p.e[i] - target->e[i]);
    return sum;
}

int main(void)
{
    double q[4] = {0.4, 0.9, 1.2, 0.3}, d[4] = {0};
    vec t = {{0.5, 0.2, 0.9}}, dt = {{0}};
    __enzyme_autodiff((void *)miss, enzyme_dup, q, d, enzyme_dup, &t, &dt);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("q", i, d[i], miss(q, &t), q[i], 1e-3, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("target", i, dt.e[i], miss(q, &t), t.e[i], 1e-3, 1e-7);
    return verdict();
}
