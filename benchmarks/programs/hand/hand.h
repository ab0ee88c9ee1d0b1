/* Hand tracking, the HAND objective of the ADBench suite: how far the points of a depth scan are
 * from a hand model in a given pose.  The model is a triangle mesh that follows a skeleton by
 * linear blend skinning: vertex v is at sum_b w_bv T_b v, with T_b the motion of bone b since the
 * rest pose.
 *
 * Transformations are 4 x 4 matrices by rows, whose last row (0 0 0 1) is left out: 12 numbers. */
#ifndef HAND_H
#define HAND_H

#include <stddef.h>

#include "number.h"

enum { pose_size = 26, transform_size = 12, fingers = 5, angles_per_finger = 4 };

typedef struct {
    size_t bones, vertices, points;
    const int *parent;      /* bones; -1: none.  A parent comes before its children. */
    const double *relative; /* bones x 12: rest pose, relative to the parent */
    const double *inverse;  /* bones x 12: from the model's coordinates to the bone's */
    const double *rest;     /* vertices x 3 */
    const double *weight;   /* bones x vertices */
    const double *scan;     /* points x 3 */
    const int *vertex;      /* points: the vertex that a point belongs to, or */
    const int *triangle;    /* points x 3: the corners of the triangle */
} hand_t;

#define multiply_transforms NAME(multiply_transforms)
#define rotation_of_axis NAME(rotation_of_axis)
#define rotation_of_angles NAME(rotation_of_angles)
#define bone_transforms NAME(bone_transforms)
#define skin NAME(skin)
#define hand_residuals NAME(hand_residuals)
#define hand_residuals_on_surface NAME(hand_residuals_on_surface)

/* out = a b; a may be constant data, and then has the type double. */
void multiply_transforms(const number *a, const number *b, number *out);

/* The rotation by |axis| around the axis (Rodrigues), as 3 x 3. */
void rotation_of_axis(const number axis[3], number rotation[9]);

/* Around x first, then y, then z, as a transformation. */
void rotation_of_angles(const number angles[3], number *transform);

/* pose: rotation of the hand (axis times angle), its position, and for each finger four angles: two
 * for its root, one for each joint beyond.  transforms is bones x 12; work is of the same size. */
void bone_transforms(const hand_t *hand, const number pose[pose_size], number *work,
                     number *transforms);

/* positions (vertices x 3): the mesh in this pose. */
void skin(const hand_t *hand, const number pose[pose_size], const number *transforms,
          number *positions);

/* residuals (points x 3) = scan - vertex of the mesh.  NaN without memory. */
void hand_residuals(const hand_t *hand, const number pose[pose_size], number *residuals);

/* The same with points on triangles: `barycentric` holds two coordinates for each point. */
void hand_residuals_on_surface(const hand_t *hand, const number pose[pose_size],
                               const number *barycentric, number *residuals);

#endif
