#include "domain.hpp"

namespace {
constexpr double extent = 1.125;
}

Domain::Domain(const Slab &slab, Index regions) : slab_(slab)
{
    const Index side = slab.side, points = side + 1;
    const std::size_t nodes = static_cast<std::size_t>(points) * points * (slab.layers + 1);
    const std::size_t elements = static_cast<std::size_t>(side) * side * slab.layers;
    for (auto *field : {&x_, &y_, &z_, &xd_, &yd_, &zd_, &fx_, &fy_, &fz_, &node_mass_})
        field->resize(nodes);
    for (auto *field : {&energy_, &pressure_, &viscosity_, &linear_, &quadratic_, &volume_, &first_volume_,
                        &volume_change_, &strain_rate_, &length_, &sound_, &mass_})
        field->resize(elements);
    for (auto *field : {&corner_fx_, &corner_fy_, &corner_fz_})
        field->resize(8 * elements);
    for (int axis = 0; axis < 3; axis++) {
        jump_[axis].resize(elements + 2 * side * side + 1);
        width_[axis].resize(elements + 2 * side * side + 1, 1.0);
    }
    place_nodes();
    connect();
    list_corners();
    share_out(regions);
    find_walls();
}

void Domain::place_nodes()
{
    const Index points = slab_.side + 1;
    const double h = extent / slab_.all_layers, w = extent / slab_.side;
    Index n = 0;
    for (Index k = 0; k <= slab_.layers; k++)
        for (Index j = 0; j < points; j++)
            for (Index i = 0; i < points; i++, n++) {
                x_[n] = w * i;
                y_[n] = w * j;
                z_[n] = h * (slab_.first + k);
            }
}

void Domain::connect()
{
    const Index side = slab_.side, points = side + 1, plane = points * points, layer = side * side;
    const Index all = side * side * slab_.layers, rest = all + 2 * layer;
    corners_.reserve(8 * all);
    neighbours_.reserve(6 * all);
    for (Index e = 0; e < all; e++) {
        const Index i = e % side, j = e / side % side, k = e / layer;
        const Index n = k * plane + j * points + i;
        for (Index up : {Index(0), plane})
            for (Index at : {n, n + 1, n + points + 1, n + points})
                corners_.push_back(at + up);
        // what is beyond a plane of symmetry looks like the element itself, beyond the others is rest
        neighbours_.push_back(i > 0 ? e - 1 : e);
        neighbours_.push_back(i < side - 1 ? e + 1 : rest);
        neighbours_.push_back(j > 0 ? e - side : e);
        neighbours_.push_back(j < side - 1 ? e + side : rest);
        neighbours_.push_back(k > 0 ? e - layer : slab_.below < 0 ? e : all + e % layer);
        neighbours_.push_back(k < slab_.layers - 1 ? e + layer : slab_.above < 0 ? rest : all + layer + e % layer);
    }
}

void Domain::list_corners()
{
    node_start_.assign(x_.size() + 1, 0);
    for (Index n : corners_)
        node_start_[n + 1]++;
    for (std::size_t n = 0; n < x_.size(); n++)
        node_start_[n + 1] += node_start_[n];
    std::vector<Index> next(node_start_);
    node_corners_.resize(corners_.size());
    for (std::size_t c = 0; c < corners_.size(); c++)
        node_corners_[next[corners_[c]]++] = static_cast<Index>(c);
}

void Domain::share_out(Index regions)
{
    std::vector<std::vector<Index>> lists(regions);
    unsigned state = 1;
    for (Index e = 0; e < elements();) {
        state = state * 1103515245u + 12345u;
        std::vector<Index> &list = lists[state / 65536u % regions];
        for (Index run = 1 + state / 1048576u % 12; run > 0 && e < elements(); run--)
            list.push_back(e++);
    }
    region_start_.push_back(0);
    for (const std::vector<Index> &list : lists) {
        region_elements_.insert(region_elements_.end(), list.begin(), list.end());
        region_start_.push_back(static_cast<Index>(region_elements_.size()));
    }
}

void Domain::find_walls()
{
    const Index points = slab_.side + 1, plane = points * points;
    for (Index n = 0; n < nodes(); n++) {
        if (n % points == 0)
            walls_[0].push_back(n);
        if (n / points % points == 0)
            walls_[1].push_back(n);
        if (n < plane && slab_.below < 0)
            walls_[2].push_back(n);
    }
}
