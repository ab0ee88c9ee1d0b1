/* Structural dynamics: a plane frame with matrices behind double **, Cholesky, and Newmark's method. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    double x, y;
    unsigned fixed; /* bits: 1 horizontal, 2 vertical, 4 rotation */
    int equation[3];
} Node;
typedef struct {
    int from, to;
    const struct section *section;
} Member;
struct section {
    double area, inertia, modulus, density;
};

static double **matrix(int n)
{
    double **rows = malloc(n * sizeof *rows);
    rows[0] = calloc((size_t)n * n, sizeof **rows);
    for (int i = 1; i < n; i++)
        rows[i] = rows[i - 1] + n;
    return rows;
}
static void free_matrix(double **m)
{
    free(m[0]);
    free(m);
}

static int number(Node *nodes, int n)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            nodes[i].equation[k] = nodes[i].fixed & 1u << k ? -1 : count++;
    return count;
}

static void stiffness(const Node *a, const Node *b, const struct section *s, double k[6][6], double m[6][6])
{
    const double dx = b->x - a->x, dy = b->y - a->y, length = sqrt(dx * dx + dy * dy);
    const double c = dx / length, t = dy / length;
    const double ea = s->modulus * s->area / length, ei = s->modulus * s->inertia / (length * length * length);
    double local[6][6] = {{0}}, rotate[6][6] = {{0}};
    local[0][0] = local[3][3] = ea;
    local[0][3] = local[3][0] = -ea;
    local[1][1] = local[4][4] = 12 * ei;
    local[1][4] = local[4][1] = -12 * ei;
    local[1][2] = local[2][1] = local[1][5] = local[5][1] = 6 * ei * length;
    local[4][2] = local[2][4] = local[4][5] = local[5][4] = -6 * ei * length;
    local[2][2] = local[5][5] = 4 * ei * length * length;
    local[2][5] = local[5][2] = 2 * ei * length * length;
    for (int i = 0; i < 6; i += 3) {
        rotate[i][i] = rotate[i + 1][i + 1] = c;
        rotate[i][i + 1] = t;
        rotate[i + 1][i] = -t;
        rotate[i + 2][i + 2] = 1;
    }
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) {
            double sum = 0;
            for (int p = 0; p < 6; p++)
                for (int q = 0; q < 6; q++)
                    sum += rotate[p][i] * local[p][q] * rotate[q][j];
            k[i][j] = sum;
            m[i][j] = i != j ? 0 : s->density * s->area * length * (i % 3 == 2 ? length * length / 105 : 0.5);
        }
}

static void cholesky(double **a, int n)
{
    for (int j = 0; j < n; j++) {
        for (int k = 0; k < j; k++)
            a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = sqrt(a[j][j]);
        for (int i = j + 1; i < n; i++) {
            for (int k = 0; k < j; k++)
                a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
}
static void solve(double **l, double *b, int n)
{
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            b[i] -= l[i][k] * b[k];
        b[i] /= l[i][i];
    }
    for (int i = n; i-- > 0;) {
        for (int k = i + 1; k < n; k++)
            b[i] -= l[k][i] * b[k];
        b[i] /= l[i][i];
    }
}

double peak_drift(const struct section *sections, double storey, double shake)
{
    Node nodes[] = {{0, 0, 7, {0}}, {4, 0, 7, {0}}, {0, storey, 0, {0}}, {4, storey, 0, {0}},
                    {0, 2 * storey, 0, {0}}, {4, 2 * storey, 0, {0}}};
    const Member members[] = {{0, 2, &sections[0]}, {1, 3, &sections[0]}, {2, 3, &sections[1]},
                              {2, 4, &sections[0]}, {3, 5, &sections[0]}, {4, 5, &sections[1]}};
    const int n = number(nodes, 6);
    double **k = matrix(n), **m = matrix(n), **e = matrix(n);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        const Node *ends[2] = {&nodes[members[i].from], &nodes[members[i].to]};
        double ke[6][6], me[6][6];
        stiffness(ends[0], ends[1], members[i].section, ke, me);
        for (int p = 0; p < 6; p++)
            for (int q = 0; q < 6; q++) {
                const int r = ends[p / 3]->equation[p % 3], c = ends[q / 3]->equation[q % 3];
                if (r >= 0 && c >= 0) {
                    k[r][c] += ke[p][q];
                    m[r][c] += me[p][q];
                }
            }
    }
    const double h = 0.02, a0 = 4 / (h * h), a1 = 0.5, b1 = 2e-3;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            e[i][j] = k[i][j] + a0 * m[i][j] + 2 / h * (a1 * m[i][j] + b1 * k[i][j]);
    cholesky(e, n);
    double *u = calloc(4 * n, sizeof *u), *v = u + n, *a = v + n, *f = a + n;
    double sum = 0;
    for (int step = 1; step <= 25; step++) {
        const double ground = shake * sin(9.0 * step * h);
        for (int i = 0; i < n; i++) {
            f[i] = i % 3 == 0 ? -m[i][i] * ground : 0;
            for (int j = 0; j < n; j++)
                f[i] += m[i][j] * (a0 * u[j] + 4 / h * v[j] + a[j]) +
                        (a1 * m[i][j] + b1 * k[i][j]) * (2 / h * u[j] + v[j]);
        }
        solve(e, f, n);
        for (int i = 0; i < n; i++) {
            const double moved = f[i] - u[i], speed = v[i], accel = a[i];
            u[i] = f[i];
            v[i] = 2 / h * moved - speed;
            a[i] = a0 * moved - 4 / h * speed - accel;
        }
        sum += pow(u[nodes[5].equation[0]], 4);
    }
    free(u);
    free_matrix(k);
    free_matrix(m);
    free_matrix(e);
    return 1e3 * pow(sum, 0.25);
}

int main(void)
{
    struct section s[2] = {{8e-3, 6e-5, 2.1e8, 60}, {6e-3, 9e-5, 2.1e8, 300}}, d[2];
    memset(d, 0, sizeof d);
    typedef struct {
        double storey, shake;
    } Pair;
    Pair __enzyme_autodiff_pair(void *, ...);
    double storey = 3.2, shake = 2.5;
    const Pair by = __enzyme_autodiff_pair((void *)peak_drift, enzyme_dup, s, d, storey, shake);
    for (int i = 0; i < 8; i++) {
        double *x = &((double *)s)[i], relative = 1;
        const double start = *x;
        EXPECT_SLOPE("section", i, ((double *)d)[i] * start, (*x = start * relative, peak_drift(s, storey, shake)),
                     relative, 1e-3, 1e-6);
        *x = start;
    }
    EXPECT_SLOPE("storey", 0, by.storey, peak_drift(s, storey, shake), storey, 1e-3, 1e-6);
    EXPECT_SLOPE("shake", 0, by.shake, peak_drift(s, storey, shake), shake, 1e-3, 1e-6);
    return verdict();
}
