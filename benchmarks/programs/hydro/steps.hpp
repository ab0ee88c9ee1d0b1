// The parts of a time step.
#ifndef STEPS_HPP
#define STEPS_HPP

#include "domain.hpp"

#ifdef HYDRO_MPI
#include <mpi.h>
#endif

// What ranks tell the ranks below and above; alone, there is nobody to tell.
class Neighbours {
public:
    explicit Neighbours(const Slab &slab);
    // Sums over what both ranks find at the nodes that they share.
    void add_forces(Domain &domain);
    void add_masses(Domain &domain);
    // Jumps of velocity in the layers of elements next to others'.
    void begin_jumps(Domain &domain);
    void finish_jumps(Domain &domain);
    double shortest(double step);

private:
    void pack(Domain &domain, int side);
    Slab slab_;
    std::vector<double> sent_[2], received_[2];
#ifdef HYDRO_MPI
    MPI_Request requests_[4];
    int active_ = 0;
    void exchange(std::size_t numbers);
    void begin(std::size_t numbers);
    void finish();
#endif
};

void find_forces(Domain &domain, const Material &material, Neighbours &neighbours);
void move_nodes(Domain &domain, double dt);
void change_elements(Domain &domain, double dt);
void find_viscosity(Domain &domain, const Material &material, Neighbours &neighbours);
void settle_elements(Domain &domain, const Material &material);
double longest_step(Domain &domain);

// The energy of the element at the origin at the end, where its rank is; elsewhere 0.
double blast(const double *energies, const Material *material, const Slab *slab, const Control *control);

#endif
