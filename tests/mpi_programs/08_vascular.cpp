/* Blood in a network of vessels that is dealt out over ranks by a graph: a communicator class owns its
 * handle, messages are objects that are moved into vectors, neighbours exchange pressures by neighbour
 * collectives of a distributed graph, groups of ranks (of one rank, too) solve their parts, and
 * leaders of groups combine them. */
#include "slopes.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

namespace mpi {
template <typename T> MPI_Datatype type_of();
template <> MPI_Datatype type_of<double>() { return MPI_DOUBLE; }
template <> MPI_Datatype type_of<float>() { return MPI_FLOAT; }
template <> MPI_Datatype type_of<int>() { return MPI_INT; }

class communicator {
    MPI_Comm comm_ = MPI_COMM_NULL;

public:
    explicit communicator(MPI_Comm comm) : comm_(comm) {}
    communicator(communicator &&other) noexcept : comm_(std::exchange(other.comm_, MPI_COMM_NULL)) {}
    ~communicator()
    {
        if (comm_ != MPI_COMM_NULL && comm_ != MPI_COMM_WORLD)
            MPI_Comm_free(&comm_);
    }
    operator MPI_Comm() const { return comm_; }
    int rank() const
    {
        int r;
        MPI_Comm_rank(comm_, &r);
        return r;
    }
    int size() const
    {
        int s;
        MPI_Comm_size(comm_, &s);
        return s;
    }
    communicator split(int colour, int key) const
    {
        MPI_Comm made;
        MPI_Comm_split(comm_, colour, key, &made);
        return communicator(made);
    }
    template <typename T> std::vector<T> all_gather(const std::vector<T> &mine) const
    {
        std::vector<int> counts(size()), places(size(), 0);
        const int count = static_cast<int>(mine.size());
        MPI_Allgather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT, comm_);
        for (int i = 1; i < size(); i++)
            places[i] = places[i - 1] + counts[i - 1];
        std::vector<T> all(places.back() + counts.back());
        MPI_Request request;
        MPI_Iallgatherv(mine.data(), count, type_of<T>(), all.data(), counts.data(), places.data(), type_of<T>(),
                        comm_, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        return all;
    }
    template <typename T> T sum(T value) const
    {
        T all{};
        MPI_Request request;
        MPI_Iallreduce(&value, &all, 1, type_of<T>(), MPI_SUM, comm_, &request);
        int done = 0;
        while (!done)
            MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        return all;
    }
};

/* Under way; what it holds stays where it is when it is moved. */
template <typename T> class message {
    std::unique_ptr<T[]> memory_;
    MPI_Request request_ = MPI_REQUEST_NULL;
    int from_;

public:
    message(int count, int from, int tag, MPI_Comm comm) : memory_(new T[count]), from_(from)
    {
        MPI_Irecv(memory_.get(), count, type_of<T>(), from, tag, comm, &request_);
    }
    message(message &&other) noexcept
        : memory_(std::move(other.memory_)), request_(std::exchange(other.request_, MPI_REQUEST_NULL)), from_(other.from_)
    {
    }
    message &operator=(message &&other) noexcept
    {
        std::swap(memory_, other.memory_);
        std::swap(request_, other.request_);
        std::swap(from_, other.from_);
        return *this;
    }
    const T *get()
    {
        MPI_Wait(&request_, MPI_STATUS_IGNORE);
        return memory_.get();
    }
    int from() const { return from_; }
};
} // namespace mpi

namespace {
constexpr int VESSELS = 4;

/* Each rank is joined to the next one, and to the one after that if there are more than two. */
mpi::communicator network(const mpi::communicator &world)
{
    const int me = world.rank(), all = world.size();
    std::vector<int> to = {(me + 1) % all}, from = {(me + all - 1) % all};
    if (all > 2) {
        to.push_back((me + 2) % all);
        from.push_back((me + all - 2) % all);
    }
    MPI_Comm made;
    MPI_Dist_graph_create_adjacent(world, static_cast<int>(from.size()), from.data(), MPI_UNWEIGHTED,
                                   static_cast<int>(to.size()), to.data(), MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &made);
    return mpi::communicator(made);
}

void relax(const mpi::communicator &graph, std::vector<double> &pressure, const double *stiff)
{
    int in, out, weighted;
    MPI_Dist_graph_neighbors_count(graph, &in, &out, &weighted);
    std::vector<double> sent, got(in * 2);
    for (int i = 0; i < out; i++) {
        sent.push_back(pressure[i]);
        sent.push_back(pressure[VESSELS - 1] * stiff[i % 2]);
    }
    MPI_Neighbor_alltoall(sent.data(), 2, MPI_DOUBLE, got.data(), 2, MPI_DOUBLE, graph);
    for (int i = 0; i < in; i++)
        for (int v = 0; v < VESSELS; v++)
            pressure[v] += 0.1 * (got[2 * i + v % 2] - pressure[v]) * stiff[v % 2];
}

/* Everyone sends to everyone in the group, and takes what comes in the order of ranks from the last. */
double gossip(const mpi::communicator &group, const std::vector<double> &pressure)
{
    std::vector<mpi::message<double>> messages;
    std::vector<MPI_Request> sends(group.size());
    for (int r = 0; r < group.size(); r++)
        messages.push_back(mpi::message<double>(VESSELS, r, 9, group));
    for (int r = 0; r < group.size(); r++)
        MPI_Isend(pressure.data(), VESSELS, MPI_DOUBLE, r, 9, group, &sends[r]);
    std::rotate(messages.begin(), messages.begin() + group.size() / 2, messages.end());
    double sum = 0.0;
    while (!messages.empty()) {
        mpi::message<double> last = std::move(messages.back());
        messages.pop_back();
        const double *p = last.get();
        sum = 0.8 * sum + p[0] * p[1] - p[2] * (1 + last.from());
    }
    MPI_Waitall(group.size(), sends.data(), MPI_STATUSES_IGNORE);
    return sum;
}

double work(const double *start, const double *stiff)
{
    mpi::communicator world(MPI_COMM_WORLD);
    const mpi::communicator graph = network(world), group = world.split(world.rank() / 2, -world.rank());
    const mpi::communicator leaders = world.split(group.rank() == 0 ? 0 : MPI_UNDEFINED, world.rank());
    std::vector<double> pressure(start, start + VESSELS);
    for (int step = 0; step < 3; step++)
        relax(graph, pressure, stiff);
    const double talk = gossip(group, pressure);
    const std::vector<double> of_group = group.all_gather(std::vector<double>(pressure.begin(), pressure.end() - group.rank()));
    double flow = 0.0;
    for (std::size_t i = 1; i < of_group.size(); i++)
        flow += (of_group[i] - of_group[i - 1]) * (of_group[i] - of_group[i - 1]) * stiff[i % 2];
    double total = group.sum(talk * flow);
    if (leaders != MPI_COMM_NULL)
        total = leaders.sum(static_cast<float>(total)) * 0.5 + leaders.sum(total);
    MPI_Bcast(&total, 1, MPI_DOUBLE, 0, group);
    return std::tanh(0.1 * total) + flow;
}
} // namespace

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<double> start(VESSELS), d(VESSELS, 0.0), v(VESSELS);
    for (int i = 0; i < VESSELS; i++) {
        start[i] = 1.0 + 0.3 * std::sin(1.0 + 2.2 * i + rank);
        v[i] = std::cos(1.7 * i - rank);
    }
    double stiff[2] = {0.7, 0.9}, d_stiff[2] = {0, 0}, v_stiff[2] = {0.4, -0.3};
    __enzyme_autodiff<void>((void *)work, enzyme_dup, start.data(), d.data(), enzyme_dup, stiff, d_stiff);
    CHECK_SLOPES("start", work(start.data(), stiff), start, d.data(), VESSELS, 1, 2e-2, 1e-4);
    CHECK_SLOPES("stiff", work(start.data(), stiff), stiff, d_stiff, 2, 1, 2e-2, 1e-4);
    const double tangent =
        __enzyme_fwddiff<double>((void *)work, enzyme_dup, start.data(), v.data(), enzyme_dup, stiff, v_stiff);
    double along = d_stiff[0] * v_stiff[0] + d_stiff[1] * v_stiff[1];
    for (int i = 0; i < VESSELS; i++)
        along += d[i] * v[i];
    slopes_compare("tangent", 0, over_all_ranks(tangent), over_all_ranks(along), 1e-6);
    return slopes_verdict();
}
