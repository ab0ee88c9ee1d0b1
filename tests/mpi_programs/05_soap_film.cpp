/* A soap film over a frame, in three dimensions: red-black relaxation of blocks, of which the faces
 * travel by persistent requests and subarray types.  The worst cell is found by MAXLOC, its owner
 * tells of it; the film's tension is a mean of all ranks by an operation of the program's own. */
#include "slopes.h"

#include <array>
#include <memory>
#include <stdexcept>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);

namespace {

constexpr int CELLS = 5, SWEEPS = 4;

/* A type that is freed where its owner ends. */
class datatype {
    MPI_Datatype type_ = MPI_DATATYPE_NULL;

public:
    datatype() = default;
    datatype(const std::array<int, 3> &sizes, const std::array<int, 3> &part, const std::array<int, 3> &at)
    {
        MPI_Type_create_subarray(3, sizes.data(), part.data(), at.data(), MPI_ORDER_C, MPI_DOUBLE, &type_);
        MPI_Type_commit(&type_);
    }
    datatype(const datatype &) = delete;
    datatype(datatype &&other) noexcept { std::swap(type_, other.type_); }
    datatype &operator=(datatype &&other) noexcept
    {
        std::swap(type_, other.type_);
        return *this;
    }
    ~datatype()
    {
        if (type_ != MPI_DATATYPE_NULL)
            MPI_Type_free(&type_);
    }
    MPI_Datatype get() const { return type_; }
};

struct tension {
    double sum, greatest, weight;
};

void join(void *in, void *inout, int *length, MPI_Datatype *)
{
    auto *a = static_cast<tension *>(in), *b = static_cast<tension *>(inout);
    for (int i = 0; i < *length; i++) {
        b[i].sum = a[i].sum + b[i].sum;
        b[i].greatest = a[i].greatest > b[i].greatest ? a[i].greatest : b[i].greatest;
        b[i].weight = a[i].weight * b[i].weight;
    }
}

class film {
    MPI_Comm comm_;
    int rank_, size_;
    std::array<int, 3> sizes_{CELLS + 2, CELLS + 2, CELLS + 2};
    std::vector<double> u_;
    std::vector<datatype> types_;
    std::vector<MPI_Request> requests_;

public:
    explicit film(MPI_Comm world) : u_((CELLS + 2) * (CELLS + 2) * (CELLS + 2), 0.3)
    {
        int size;
        MPI_Comm_size(world, &size);
        std::array<int, 3> dims{size, 1, 1}, periods{1, 0, 0};
        MPI_Cart_create(world, 3, dims.data(), periods.data(), 0, &comm_);
        MPI_Comm_rank(comm_, &rank_);
        size_ = size;
        int before, after;
        MPI_Cart_shift(comm_, 0, 1, &before, &after);
        const std::array<int, 3> face{1, CELLS, CELLS};
        for (int at : {1, CELLS, 0, CELLS + 1})
            types_.emplace_back(sizes_, face, std::array<int, 3>{at, 1, 1});
        requests_.resize(4);
        MPI_Send_init(u_.data(), 1, types_[0].get(), before, 1, comm_, &requests_[0]);
        MPI_Send_init(u_.data(), 1, types_[1].get(), after, 2, comm_, &requests_[1]);
        MPI_Recv_init(u_.data(), 1, types_[2].get(), before, 2, comm_, &requests_[2]);
        MPI_Recv_init(u_.data(), 1, types_[3].get(), after, 1, comm_, &requests_[3]);
    }
    ~film()
    {
        for (auto &request : requests_)
            MPI_Request_free(&request);
        MPI_Comm_free(&comm_);
    }
    double &at(int i, int j, int k) { return u_[(i * (CELLS + 2) + j) * (CELLS + 2) + k]; }

    void fix(const double *frame)
    {
        for (int j = 0; j < CELLS; j++)
            for (int k = 0; k < CELLS; k++)
                at(1 + j % CELLS, 1 + k, 1) = 0.1 + frame[j] * frame[k];
    }
    void half_sweep(int colour, double omega)
    {
        for (int i = 1; i <= CELLS; i++)
            for (int j = 1; j <= CELLS; j++)
                for (int k = 2; k <= CELLS; k++) {
                    if ((i + j + k + rank_ * CELLS) % 2 != colour)
                        continue;
                    double mean = (at(i - 1, j, k) + at(i + 1, j, k) + at(i, j - 1, k) + at(i, j + 1, k) +
                                   at(i, j, k - 1) + at(i, j, k + 1)) / 6.0;
                    at(i, j, k) += omega * (mean - at(i, j, k) * (1.0 + 0.05 * at(i, j, k)));
                }
    }
    void relax(double omega)
    {
        for (int sweep = 0; sweep < SWEEPS; sweep++)
            for (int colour = 0; colour < 2; colour++) {
                MPI_Startall(static_cast<int>(requests_.size()), requests_.data());
                MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), MPI_STATUSES_IGNORE);
                half_sweep(colour, omega);
            }
    }
    /* The highest cell of all ranks, told by its owner with its neighbour. */
    double summit()
    {
        struct {
            double value;
            int where;
        } mine{-1.0, 0}, best;
        for (int i = 1; i <= CELLS; i++)
            for (int j = 1; j <= CELLS; j++)
                if (at(i, j, 3) > mine.value)
                    mine.value = at(i, j, 3), mine.where = rank_ * 1000 + i * 10 + j;
        MPI_Allreduce(&mine, &best, 1, MPI_DOUBLE_INT, MPI_MAXLOC, comm_);
        double told[2] = {0, 0};
        const int owner = best.where / 1000, i = best.where % 1000 / 10, j = best.where % 10;
        if (owner == rank_)
            told[0] = at(i, j, 4), told[1] = at(i, j, 2);
        MPI_Bcast(told, 2, MPI_DOUBLE, owner, comm_);
        return best.value * told[0] + told[1];
    }
    tension of_all()
    {
        tension own{0, 0, 1}, all;
        for (int i = 1; i <= CELLS; i++)
            for (int j = 1; j <= CELLS; j++) {
                const double slope = at(i, j, 4) - at(i, j, 2);
                own.sum += std::sqrt(1.0 + slope * slope);
                own.greatest = std::fmax(own.greatest, slope * slope);
                own.weight *= 1.0 + 0.01 * slope;
            }
        MPI_Datatype type;
        MPI_Op op;
        MPI_Type_contiguous(3, MPI_DOUBLE, &type);
        MPI_Type_commit(&type);
        MPI_Op_create(join, 1, &op);
        MPI_Allreduce(&own, &all, 1, type, op, comm_);
        MPI_Op_free(&op);
        MPI_Type_free(&type);
        return all;
    }
    int rank() const { return rank_; }
};

double energy(const double *frame, double omega)
{
    film f(MPI_COMM_WORLD);
    f.fix(frame);
    f.relax(omega);
    const double summit = f.summit();
    const tension t = f.of_all();
    if (f.rank() != 0)
        return 0.0;
    return 0.1 * t.sum + t.greatest * t.weight + summit;
}

} // namespace

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<double> frame(CELLS), d_frame(CELLS, 0.0);
    for (int j = 0; j < CELLS; j++)
        frame[j] = 0.5 + 0.1 * std::sin(1.0 + 2.0 * j + rank) + 0.03 * rank;
    double omega = 1.1;
    double d_omega = __enzyme_autodiff<double>((void *)energy, enzyme_dup, frame.data(), d_frame.data(),
                                               enzyme_out, omega);
    CHECK_SLOPES("frame", energy(frame.data(), omega), frame, d_frame.data(), CELLS, 1, 1e-4, 1e-6);
    CHECK_SLOPES("omega", energy(frame.data(), omega), (&omega), &d_omega, 1, 1, 1e-4, 1e-6);
    return slopes_verdict();
}
