/* Robotics: forward kinematics of joints of two kinds, homogeneous matrices by value. */
#include "../expect.h"

typedef struct {
    double m[4][4];
} Pose;
typedef struct {
    enum joint_kind { REVOLUTE, PRISMATIC } kind;
    double a, alpha, d, theta;
    float limit;
} Joint;

static Pose compose(Pose a, Pose b)
{
    Pose c = {{{0}}};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 4; k++)
                c.m[i][j] += a.m[i][k] * b.m[k][j];
    return c;
}

static Pose link_pose(Joint j, double q)
{
    if (j.kind == REVOLUTE)
        j.theta += q;
    else
        j.d += q;
    const double ct = cos(j.theta), st = sin(j.theta), ca = cos(j.alpha), sa = sin(j.alpha);
    return (Pose){{{ct, -st * ca, st * sa, j.a * ct},
                   {st, ct * ca, -ct * sa, j.a * st},
                   {0, sa, ca, j.d},
                   {0, 0, 0, 1}}};
}

double reach_cost(const Joint *arm, int n, const double *q, const double goal[3])
{
    Pose p = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}};
    double cost = 0;
    for (int i = 0; i < n; i++) {
        p = compose(p, link_pose(arm[i], q[i]));
        if (fabs(q[i]) > arm[i].limit)
            cost += (fabs(q[i]) - arm[i].limit) * (fabs(q[i]) - arm[i].limit);
    }
    for (int k = 0; k < 3; k++)
        cost += (p.m[k][3] - goal[k]) * (p.m[k][3] - goal[k]);
    return cost;
}

int main(void)
{
    Joint arm[4] = {{REVOLUTE, 0.2, 1.57, 0.5, 0.1, 1.0f}, {REVOLUTE, 0.9, 0, 0, 0.3, 0.4f},
                    {PRISMATIC, 0.1, -1.2, 0.4, 0.2, 0.1f}, {REVOLUTE, 0.3, 0.4, 0.1, -0.5, 2.0f}};
    Joint d[4] = {{0}};
    double q[4] = {0.3, -0.7, 0.25, 1.1}, dq[4] = {0}, goal[3] = {0.8, 0.4, 0.9};
    __enzyme_autodiff((void *)reach_cost, enzyme_dup, arm, d, enzyme_const, 4, enzyme_dup, q, dq, enzyme_const, goal);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("q", i, dq[i], reach_cost(arm, 4, q, goal), q[i], 1e-4, 1e-7);
        EXPECT_SLOPE("a", i, d[i].a, reach_cost(arm, 4, q, goal), arm[i].a, 1e-4, 1e-7);
        EXPECT_SLOPE("alpha", i, d[i].alpha, reach_cost(arm, 4, q, goal), arm[i].alpha, 1e-4, 1e-7);
        EXPECT_SLOPE("theta", i, d[i].theta, reach_cost(arm, 4, q, goal), arm[i].theta, 1e-4, 1e-7);
    }
    return verdict();
}
