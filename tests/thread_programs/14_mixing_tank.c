/* A mixing tank by a lattice of nine speeds: threads have strips of rows each, and meet at a barrier of
 * their own, made of a mutex and a condition variable; dye is summed under a second mutex. */
#include "../openmp_programs/slopes.h"
#include <pthread.h>

void __enzyme_autodiff(void *, ...);

enum { NX = 8, NY = 6, Q = 9, STEPS = 4 };
static const int CX[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, CY[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const double WEIGHT[Q] = {4. / 9,  1. / 9,  1. / 9,  1. / 9, 1. / 9,
                                 1. / 36, 1. / 36, 1. / 36, 1. / 36};

typedef struct {
    pthread_mutex_t mutex;
    pthread_cond_t all_here;
    int waiting, round, parties;
} meeting;

typedef struct {
    double (*now)[NY][Q], (*next)[NY][Q];
    double relaxation, stir;
    meeting *meet;
    pthread_mutex_t *sum_lock;
    double *mixed;
} tank;

typedef struct {
    tank *of;
    int first, last, number;
    double *parts;
} worker;

static void meet(meeting *m)
{
    pthread_mutex_lock(&m->mutex);
    const int round = m->round;
    if (++m->waiting == m->parties) {
        m->waiting = 0;
        m->round++;
        pthread_cond_broadcast(&m->all_here);
    } else {
        while (round == m->round)
            pthread_cond_wait(&m->all_here, &m->mutex);
    }
    pthread_mutex_unlock(&m->mutex);
}

static void collide(const tank *t, double (*f)[NY][Q], int x)
{
    for (int y = 0; y < NY; y++) {
        double rho = 0.0, u = 0.0, v = 0.0;
        for (int q = 0; q < Q; q++) {
            rho += f[x][y][q];
            u += CX[q] * f[x][y][q];
            v += CY[q] * f[x][y][q];
        }
        u = u / rho + t->stir * sin(0.8 * x);
        v = v / rho;
        for (int q = 0; q < Q; q++) {
            const double along = 3.0 * (CX[q] * u + CY[q] * v);
            const double rest = WEIGHT[q] * rho * (1.0 + along + 0.5 * along * along - 1.5 * (u * u + v * v));
            f[x][y][q] += t->relaxation * (rest - f[x][y][q]);
        }
    }
}

static void stream(double (*from)[NY][Q], double (*to)[NY][Q], int x)
{
    for (int y = 0; y < NY; y++)
        for (int q = 0; q < Q; q++)
            to[(x + CX[q] + NX) % NX][(y + CY[q] + NY) % NY][q] = from[x][y][q];
}

static void *stir(void *argument)
{
    worker *w = argument;
    tank *t = w->of;
    double (*now)[NY][Q] = t->now, (*next)[NY][Q] = t->next, own = 0.0;
    for (int step = 0; step < STEPS; step++) {
        for (int x = w->first; x < w->last; x++) {
            collide(t, now, x);
            stream(now, next, x);
        }
        meet(t->meet);
        double (*old)[NY][Q] = now;
        now = next;
        next = old;
        meet(t->meet);
    }
    for (int x = w->first; x < w->last; x++)
        for (int y = 0; y < NY; y++) {
            double rho = 0.0;
            for (int q = 0; q < Q; q++)
                rho += now[x][y][q];
            own += rho * rho * (1.0 + 0.1 * x);
        }
    w->parts[w->number] = own;
    pthread_mutex_lock(t->sum_lock);
    *t->mixed += 0.01 * own;
    pthread_mutex_unlock(t->sum_lock);
    return &w->parts[w->number];
}

static int threads(void)
{
    const char *wanted = getenv("OMP_NUM_THREADS");
    return wanted ? atoi(wanted) : 2;
}

double unmixed(const double *dye, const double *settings)
{
    const int team = threads();
    double (*a)[NY][Q] = malloc(sizeof(double[NX][NY][Q])), (*b)[NY][Q] = malloc(sizeof(double[NX][NY][Q]));
    double parts[8], mixed = 0.0, total = 0.0;
    meeting m = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, team};
    pthread_mutex_t sum_lock;
    pthread_t ids[8];
    worker workers[8];
    pthread_mutex_init(&sum_lock, NULL);
    tank t = {a, b, settings[0], settings[1], &m, &sum_lock, &mixed};
    for (int x = 0; x < NX; x++)
        for (int y = 0; y < NY; y++)
            for (int q = 0; q < Q; q++)
                a[x][y][q] = WEIGHT[q] * (1.0 + dye[x] * (y < 3) + 0.1 * CX[q] * dye[(x + 1) % NX]);
    for (int k = 0; k < team; k++) {
        workers[k] = (worker){&t, k * NX / team, (k + 1) * NX / team, k, parts};
        pthread_create(&ids[k], NULL, stir, &workers[k]);
    }
    for (int k = 0; k < team; k++) {
        void *result;
        pthread_join(ids[k], &result);
        total += *(double *)result;
    }
    pthread_mutex_destroy(&sum_lock);
    free(a);
    free(b);
    return total + mixed * mixed;
}

int main(void)
{
    double dye[NX], d_dye[NX] = {0}, settings[2] = {0.9, 0.05}, d_settings[2] = {0};
    for (int x = 0; x < NX; x++)
        dye[x] = 0.3 + 0.2 * cos(1.7 * x);
    __enzyme_autodiff((void *)unmixed, enzyme_dup, dye, d_dye, enzyme_dup, settings, d_settings);
    CHECK_SLOPES("dye", unmixed(dye, settings), dye, d_dye, NX, 1, 1e-4, 1e-7);
    CHECK_SLOPES("settings", unmixed(dye, settings), settings, d_settings, 2, 1, 1e-4, 1e-7);
    return slopes_verdict();
}
