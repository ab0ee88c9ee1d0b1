// Particles that move among processes: structs as derived types, Allgatherv of positions, counts by Alltoall,
// migration by Alltoallv, std::vector buffers, a RAII communicator.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <numeric>
#include <vector>
#include "derivatives.h"

struct Particle {
    double x, v;
    int id;
    float charge;
};

class Type {
  public:
    Type()
    {
        int lengths[] = {2, 1, 1};
        MPI_Aint at[] = {offsetof(Particle, x), offsetof(Particle, id), offsetof(Particle, charge)};
        MPI_Datatype of[] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT}, plain;
        MPI_Type_create_struct(3, lengths, at, of, &plain);
        MPI_Type_create_resized(plain, 0, sizeof(Particle), &type);
        MPI_Type_commit(&type);
        MPI_Type_free(&plain);
    }
    ~Type() { MPI_Type_free(&type); }
    Type(const Type &) = delete;
    operator MPI_Datatype() const { return type; }

  private:
    MPI_Datatype type;
};

class Community {
  public:
    explicit Community(MPI_Comm parent) { MPI_Comm_dup(parent, &comm); }
    ~Community() { MPI_Comm_free(&comm); }
    Community(const Community &) = delete;
    std::vector<double> all_positions(const std::vector<Particle> &mine) const
    {
        int count = int(mine.size());
        std::vector<int> counts(size), starts(size, 0);
        MPI_Allgather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT, comm);
        std::partial_sum(counts.begin(), counts.end() - 1, starts.begin() + 1);
        std::vector<double> positions, all(starts.back() + counts.back());
        for (const auto &p : mine)
            positions.push_back(p.x);
        MPI_Allgatherv(positions.data(), count, MPI_DOUBLE, all.data(), counts.data(), starts.data(), MPI_DOUBLE, comm);
        return all;
    }
    std::vector<Particle> migrate(std::vector<Particle> mine) const
    {
        auto home = [](const Particle &p) { return std::clamp(int(std::floor(p.x)), 0, size - 1); };
        std::stable_sort(mine.begin(), mine.end(), [&](auto &a, auto &b) { return home(a) < home(b); });
        std::vector<int> sent(size, 0), got(size), from(size, 0), to(size, 0);
        for (const auto &p : mine)
            sent[home(p)]++;
        MPI_Alltoall(sent.data(), 1, MPI_INT, got.data(), 1, MPI_INT, comm);
        std::partial_sum(sent.begin(), sent.end() - 1, from.begin() + 1);
        std::partial_sum(got.begin(), got.end() - 1, to.begin() + 1);
        std::vector<Particle> here(to.back() + got.back());
        MPI_Alltoallv(mine.data(), sent.data(), from.data(), type, here.data(), got.data(), to.data(), type, comm);
        return here;
    }
    double sum(double v) const
    {
        double s;
        MPI_Allreduce(&v, &s, 1, MPI_DOUBLE, MPI_SUM, comm);
        return s;
    }

  private:
    MPI_Comm comm;
    Type type;
};

static double swarm(const double *x, int n)
{
    Community all(MPI_COMM_WORLD);
    std::vector<Particle> mine;
    for (int i = 0; i < n; i++)
        mine.push_back({rank + 0.15 + 0.25 * i + 0.1 * x[i], x[(i + 1) % n] * (i % 2 ? 1.0 : -1.0), rank * n + i, 0.5f + i});
    double energy = 0;
    for (int step = 0; step < 3; step++) {
        auto positions = all.all_positions(mine);
        for (auto &p : mine) {
            double force = 0;
            for (double q : positions)
                force += (p.x - q) * std::exp(-(p.x - q) * (p.x - q)) * p.charge;
            p.v += 0.05 * force;
            p.x += 0.5 * p.v;
        }
        mine = all.migrate(std::move(mine));
        for (const auto &p : mine)
            energy += 0.5 * p.v * p.v * (1 + 0.1 * (p.id % 3)) + p.x * p.charge;
    }
    return energy + 0.1 * std::sqrt(all.sum(energy * energy));
}

int main(int argc, char **argv)
{
    begin(&argc, &argv);
    CHECK(swarm, 4);
    return report();
}
