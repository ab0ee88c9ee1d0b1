#include "steps.hpp"

#ifndef HYDRO_MPI

Neighbours::Neighbours(const Slab &slab) : slab_(slab) {}
void Neighbours::add_forces(Domain &) {}
void Neighbours::add_masses(Domain &) {}
void Neighbours::begin_jumps(Domain &) {}
void Neighbours::finish_jumps(Domain &) {}
double Neighbours::shortest(double step) { return step; }

#else

Neighbours::Neighbours(const Slab &slab) : slab_(slab)
{
    const std::size_t points = slab.side + 1;
    for (int side = 0; side < 2; side++) {
        sent_[side].resize(6 * points * points);
        received_[side].resize(6 * points * points);
    }
}

void Neighbours::begin(std::size_t numbers)
{
    const int ranks[2] = {slab_.below, slab_.above}, n = static_cast<int>(numbers);
    active_ = 0;
    for (int side = 0; side < 2; side++)
        if (ranks[side] >= 0)
            MPI_Irecv(received_[side].data(), n, MPI_DOUBLE, ranks[side], 1 - side, MPI_COMM_WORLD, &requests_[active_++]);
    for (int side = 0; side < 2; side++)
        if (ranks[side] >= 0)
            MPI_Isend(sent_[side].data(), n, MPI_DOUBLE, ranks[side], side, MPI_COMM_WORLD, &requests_[active_++]);
}

void Neighbours::finish() { MPI_Waitall(active_, requests_, MPI_STATUSES_IGNORE); }

void Neighbours::exchange(std::size_t numbers)
{
    begin(numbers);
    finish();
}

void Neighbours::add_forces(Domain &domain)
{
    const Index plane = (slab_.side + 1) * (slab_.side + 1);
    const int ranks[2] = {slab_.below, slab_.above};
    const Index starts[2] = {0, slab_.layers * plane};
    for (int side = 0; side < 2; side++)
        for (Index i = 0; i < plane; i++) {
            sent_[side][i] = domain.fx(starts[side] + i);
            sent_[side][plane + i] = domain.fy(starts[side] + i);
            sent_[side][2 * plane + i] = domain.fz(starts[side] + i);
        }
    exchange(3 * plane);
    for (int side = 0; side < 2; side++)
        if (ranks[side] >= 0)
            for (Index i = 0; i < plane; i++) {
                domain.fx(starts[side] + i) += received_[side][i];
                domain.fy(starts[side] + i) += received_[side][plane + i];
                domain.fz(starts[side] + i) += received_[side][2 * plane + i];
            }
}

void Neighbours::add_masses(Domain &domain)
{
    const Index plane = (slab_.side + 1) * (slab_.side + 1);
    const int ranks[2] = {slab_.below, slab_.above};
    const Index starts[2] = {0, slab_.layers * plane};
    for (int side = 0; side < 2; side++)
        for (Index i = 0; i < plane; i++)
            sent_[side][i] = domain.node_mass(starts[side] + i);
    exchange(plane);
    for (int side = 0; side < 2; side++)
        if (ranks[side] >= 0)
            for (Index i = 0; i < plane; i++)
                domain.node_mass(starts[side] + i) += received_[side][i];
}

void Neighbours::pack(Domain &domain, int side)
{
    const Index layer = slab_.side * slab_.side, first = side ? (slab_.layers - 1) * layer : 0;
    for (Index i = 0; i < layer; i++)
        for (int axis = 0; axis < 3; axis++) {
            sent_[side][(2 * axis) * layer + i] = domain.jump(axis, first + i);
            sent_[side][(2 * axis + 1) * layer + i] = domain.width(axis, first + i);
        }
}

void Neighbours::begin_jumps(Domain &domain)
{
    for (int side = 0; side < 2; side++)
        pack(domain, side);
    begin(6 * slab_.side * slab_.side);
}

void Neighbours::finish_jumps(Domain &domain)
{
    const Index layer = slab_.side * slab_.side;
    const int ranks[2] = {slab_.below, slab_.above};
    finish();
    for (int side = 0; side < 2; side++)
        if (ranks[side] >= 0)
            for (Index i = 0; i < layer; i++)
                for (int axis = 0; axis < 3; axis++) {
                    const Index at = domain.elements() + side * layer + i;
                    domain.jump(axis, at) = received_[side][(2 * axis) * layer + i];
                    domain.width(axis, at) = received_[side][(2 * axis + 1) * layer + i];
                }
}

double Neighbours::shortest(double step)
{
    double least;
    MPI_Allreduce(&step, &least, 1, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
    return least;
}

#endif
