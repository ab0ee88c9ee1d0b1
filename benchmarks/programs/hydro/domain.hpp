// The state of a Lagrangian calculation on a mesh of hexahedra: nodes that move with the matter, and
// elements that keep their matter.  Fields lie in vectors and are reached through accessors; the
// mesh is known by indices alone.
#ifndef DOMAIN_HPP
#define DOMAIN_HPP

#include <cstddef>
#include <vector>

using Index = int;

// Properties of the matter, with respect to which the result is differentiated, too.
struct Material {
    double gamma_minus_one; // of the ideal gas
    double linear_viscosity, quadratic_viscosity;
    double hourglass;
    double least_energy;
};

// How the calculation is controlled.
struct Control {
    double end, first_step, courant, growth;
    Index most_cycles;
};

// Where a rank's slab of the cube is: it has `layers` of `side` x `side` elements, from `first` on.
struct Slab {
    Index side, layers, first, all_layers;
    int below, above; // neighbouring ranks, or -1
};

class Domain {
public:
    explicit Domain(const Slab &slab, Index regions);

    Index nodes() const { return static_cast<Index>(x_.size()); }
    Index elements() const { return static_cast<Index>(energy_.size()); }
    Index regions() const { return static_cast<Index>(region_start_.size()) - 1; }
    const Slab &slab() const { return slab_; }

    double &x(Index n) { return x_[n]; }
    double &y(Index n) { return y_[n]; }
    double &z(Index n) { return z_[n]; }
    double &xd(Index n) { return xd_[n]; }
    double &yd(Index n) { return yd_[n]; }
    double &zd(Index n) { return zd_[n]; }
    double &fx(Index n) { return fx_[n]; }
    double &fy(Index n) { return fy_[n]; }
    double &fz(Index n) { return fz_[n]; }
    double &node_mass(Index n) { return node_mass_[n]; }

    double &energy(Index e) { return energy_[e]; }
    double &pressure(Index e) { return pressure_[e]; }
    double &viscosity(Index e) { return viscosity_[e]; }
    double &linear(Index e) { return linear_[e]; }
    double &quadratic(Index e) { return quadratic_[e]; }
    double &volume(Index e) { return volume_[e]; }
    double &first_volume(Index e) { return first_volume_[e]; }
    double &volume_change(Index e) { return volume_change_[e]; }
    double &strain_rate(Index e) { return strain_rate_[e]; }
    double &length(Index e) { return length_[e]; }
    double &sound(Index e) { return sound_[e]; }
    double &mass(Index e) { return mass_[e]; }

    // Forces of an element on its corners, eight each.
    double &corner_fx(Index c) { return corner_fx_[c]; }
    double &corner_fy(Index c) { return corner_fy_[c]; }
    double &corner_fz(Index c) { return corner_fz_[c]; }

    // Jumps of velocity across an element, and its widths, along its three axes.  Behind the
    // elements of the rank lie two layers of its neighbours', and one element at rest.
    double &jump(int axis, Index e) { return jump_[axis][e]; }
    double &width(int axis, Index e) { return width_[axis][e]; }

    Index corner(Index e, int k) const { return corners_[8 * e + k]; }
    const Index *corners(Index e) const { return &corners_[8 * e]; }
    Index neighbour(Index e, int face) const { return neighbours_[6 * e + face]; }
    Index node_begin(Index n) const { return node_start_[n]; }
    Index node_end(Index n) const { return node_start_[n + 1]; }
    Index node_corner(Index i) const { return node_corners_[i]; }
    Index region_begin(Index r) const { return region_start_[r]; }
    Index region_end(Index r) const { return region_start_[r + 1]; }
    Index region_element(Index i) const { return region_elements_[i]; }
    // Nodes on the planes of symmetry x = 0, y = 0 and z = 0.
    const std::vector<Index> &wall(int axis) const { return walls_[axis]; }

private:
    void place_nodes();
    void connect();
    void list_corners();
    void share_out(Index regions);
    void find_walls();

    Slab slab_;
    std::vector<double> x_, y_, z_, xd_, yd_, zd_, fx_, fy_, fz_, node_mass_;
    std::vector<double> energy_, pressure_, viscosity_, linear_, quadratic_;
    std::vector<double> volume_, first_volume_, volume_change_, strain_rate_, length_, sound_, mass_;
    std::vector<double> corner_fx_, corner_fy_, corner_fz_;
    std::vector<double> jump_[3], width_[3];
    std::vector<Index> corners_, neighbours_, node_start_, node_corners_;
    std::vector<Index> region_start_, region_elements_, walls_[3];
};

#endif
