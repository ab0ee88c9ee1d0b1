/* An ensemble filter: groups of ranks run members, leaders of the groups talk to each other; intracommunicators by
 * colour and by group; Ibcast, Igather, Testall in a loop; requests kept in structs on the heap. */
#include "derivatives.h"

struct member {
    double *state;
    int count;
    MPI_Comm team, leaders;
    int in_team, team_size, colour;
};

static struct member *create(const double *x, int n)
{
    struct member *m = malloc(sizeof *m);
    m->count = 5;
    m->state = malloc(m->count * sizeof *m->state);
    m->colour = rank % 2;
    MPI_Comm_split(MPI_COMM_WORLD, m->colour, rank, &m->team);
    MPI_Comm_rank(m->team, &m->in_team);
    MPI_Comm_size(m->team, &m->team_size);
    MPI_Comm_split(MPI_COMM_WORLD, m->in_team == 0 ? 0 : MPI_UNDEFINED, rank, &m->leaders);
    for (int i = 0; i < m->count; i++)
        m->state[i] = x[i % n] * (1 + 0.2 * m->colour) + 0.05 * m->in_team;
    return m;
}

static void destroy(struct member *m)
{
    if (m->leaders != MPI_COMM_NULL)
        MPI_Comm_free(&m->leaders);
    MPI_Comm_free(&m->team);
    free(m->state);
    free(m);
}

static void forecast(struct member *m, double growth)
{
    double edge = m->state[m->count - 1], from = 0;
    int next = (m->in_team + 1) % m->team_size, last = (m->in_team + m->team_size - 1) % m->team_size;
    MPI_Request r[2];
    int done = 0;
    MPI_Isend(&edge, 1, MPI_DOUBLE, next, 9, m->team, &r[0]);
    MPI_Irecv(&from, 1, MPI_DOUBLE, last, 9, m->team, &r[1]);
    while (!done)
        MPI_Testall(2, r, &done, MPI_STATUSES_IGNORE);
    for (int i = 0; i < m->count; i++) {
        double left = i == 0 ? from : m->state[i - 1];
        m->state[i] += 0.1 * (growth * m->state[i] * (1 - m->state[i]) + 0.3 * (left - m->state[i]));
    }
}

static double analysis(struct member *m)
{
    double mean = 0, all = 0, spread = 0;
    for (int i = 0; i < m->count; i++)
        mean += m->state[i] / m->count;
    MPI_Reduce(&mean, &all, 1, MPI_DOUBLE, MPI_SUM, 0, m->team);
    if (m->leaders != MPI_COMM_NULL) {
        int groups;
        double values[2] = {all, all * all};
        MPI_Comm_size(m->leaders, &groups);
        MPI_Allreduce(MPI_IN_PLACE, values, 2, MPI_DOUBLE, MPI_SUM, m->leaders);
        spread = values[1] / groups - values[0] * values[0] / groups / groups + values[0];
    }
    MPI_Request r;
    MPI_Ibcast(&spread, 1, MPI_DOUBLE, 0, m->team, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    for (int i = 0; i < m->count; i++)
        m->state[i] *= 1 + 0.05 * spread;
    return spread;
}

static double assimilate(const double *x, int n)
{
    struct member *m = create(x, n);
    double cost = 0;
    for (int cycle = 0; cycle < 3; cycle++) {
        for (int k = 0; k < 2; k++)
            forecast(m, x[0]);
        cost += pow(analysis(m) - 0.5, 2);
    }
    destroy(m);
    return cost;
}

static double even_ranks(const double *x, int n)
{
    MPI_Group all, even;
    MPI_Comm comm;
    int ranks[8], m = 0;
    double result = x[0] * x[n - 1];
    for (int r = 0; r < size; r += 2)
        ranks[m++] = r;
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Group_incl(all, m, ranks, &even);
    MPI_Comm_create(MPI_COMM_WORLD, even, &comm);
    if (comm != MPI_COMM_NULL) {
        double got[8], s = 0;
        MPI_Request r;
        MPI_Igather(&result, 1, MPI_DOUBLE, got, 1, MPI_DOUBLE, 0, comm, &r);
        MPI_Wait(&r, MPI_STATUS_IGNORE);
        if (rank == 0)
            for (int i = 0; i < m; i++)
                s += got[i] * got[i] * (i + 1);
        result = s;
        MPI_Comm_free(&comm);
    }
    MPI_Group_free(&even);
    MPI_Group_free(&all);
    return result;
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    CHECK(assimilate, 4);
    CHECK(even_ranks, 4);
    return report();
}
