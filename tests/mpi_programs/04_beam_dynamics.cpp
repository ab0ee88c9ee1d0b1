// A bunch in a ring of cavities: particles that change ranks as structs in vectors, collectives that do not wait,
// communicators of halves, buffers that are replaced, a grid that is smoothed with Isend and Irecv.
#include "derivatives.h"
#include <cstddef>
#include <memory>
#include <numeric>
#include <vector>

struct Particle {
    double phase, energy;
    float charge;
    int id;
};

class Type {
  public:
    Type()
    {
        int lengths[] = {2, 1, 1};
        MPI_Aint at[] = {offsetof(Particle, phase), offsetof(Particle, charge), offsetof(Particle, id)};
        MPI_Datatype types[] = {MPI_DOUBLE, MPI_FLOAT, MPI_INT};
        MPI_Type_create_struct(3, lengths, at, types, &type);
        MPI_Type_commit(&type);
    }
    ~Type() { MPI_Type_free(&type); }
    Type(const Type &) = delete;
    operator MPI_Datatype() const { return type; }

  private:
    MPI_Datatype type;
};

class Bunch {
  public:
    Bunch(const double *x, int n)
    {
        for (int i = 0; i < 5; i++)
            particles.push_back({0.3 * i + 0.1 * x[i % n], 1 + x[(i + 1) % n] * 0.2, 0.5f, 10 * rank + i});
    }
    void kick(double voltage)
    {
        for (auto &p : particles) {
            p.energy += voltage * std::sin(p.phase) * p.charge;
            p.phase += 0.2 / p.energy;
        }
    }
    void migrate(const Type &type)
    {
        std::vector<Particle> stay, go;
        for (const auto &p : particles)
            (p.id % 3 == turn % 3 ? go : stay).push_back(p);
        int coming, going = int(go.size()), next = (rank + 1) % size, last = (rank + size - 1) % size;
        MPI_Sendrecv(&going, 1, MPI_INT, next, 1, &coming, 1, MPI_INT, last, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        std::vector<Particle> came(coming);
        MPI_Request requests[2];
        MPI_Irecv(came.data(), coming, type, last, 2, MPI_COMM_WORLD, &requests[0]);
        MPI_Isend(go.data(), going, type, next, 2, MPI_COMM_WORLD, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        stay.insert(stay.end(), came.begin(), came.end());
        particles = std::move(stay);
        turn++;
    }
    std::vector<double> histogram(int bins) const
    {
        std::vector<double> h(bins, 0.0);
        for (const auto &p : particles)
            for (int b = 0; b < bins; b++)
                h[b] += p.charge * std::exp(-(p.phase - 0.3 * b) * (p.phase - 0.3 * b));
        return h;
    }
    double energy() const
    {
        return std::accumulate(particles.begin(), particles.end(), 0.0, [](double s, const Particle &p) { return s + p.energy * p.energy; });
    }

  private:
    std::vector<Particle> particles;
    int turn = 0;
};

static double ring(const double *x, int n)
{
    Type type;
    Bunch bunch(x, n);
    double wake = 0;
    for (int t = 0; t < 3; t++) {
        auto mine = bunch.histogram(6);
        std::vector<double> all(6);
        MPI_Request reduced;
        MPI_Iallreduce(mine.data(), all.data(), 6, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &reduced);
        bunch.migrate(type);
        MPI_Wait(&reduced, MPI_STATUS_IGNORE);
        for (int b = 0; b < 6; b++)
            wake += 0.01 * all[b] * all[b];
        bunch.kick(0.1 * x[0] + 0.01 * wake);
    }
    MPI_Comm half;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
    int place, many;
    MPI_Comm_rank(half, &place);
    MPI_Comm_size(half, &many);
    auto field = std::make_unique<double[]>(4);
    for (int i = 0; i < 4; i++)
        field[i] = x[i % n] * (1 + place);
    MPI_Sendrecv_replace(field.get(), 4, MPI_DOUBLE, (place + 1) % many, 3, (place + many - 1) % many, 3, half, MPI_STATUS_IGNORE);
    double top[2] = {field[0] * field[3], wake}, spread[2] = {0, 0};
    MPI_Request pair[2];
    MPI_Ibcast(top, 2, MPI_DOUBLE, many - 1, half, &pair[0]);
    MPI_Wait(&pair[0], MPI_STATUS_IGNORE);
    MPI_Ireduce(top, spread, 2, MPI_DOUBLE, MPI_SUM, 0, half, &pair[1]);
    MPI_Wait(&pair[1], MPI_STATUS_IGNORE);
    MPI_Comm_free(&half);
    return bunch.energy() + top[0] + (place == 0 ? spread[0] * spread[1] : 0) + field[1] * field[2];
}

int main(int c, char **v)
{
    begin(&c, &v);
    CHECK_SINGLE(ring, 4);
    return report();
}
