// Volumes and faces of hexahedra.  Corners 0 to 3 go around the face below, 4 to 7 around that above.
#ifndef GEOMETRY_HPP
#define GEOMETRY_HPP

#include "domain.hpp"

struct Corners {
    double x[8], y[8], z[8];
};

void collect(Domain &domain, Index element, Corners &c);
void collect_velocities(Domain &domain, Index element, Corners &c);

// The volume, of faces that are ruled surfaces.
double volume_of(const Corners &c);

// How the volume grows when a corner moves: the area that pressure pushes on there.
void areas_of(const Corners &c, Corners &areas);

// The volume over the largest face.
double length_of(const Corners &c, double volume);

#endif
