#include "hand.h"

#include <stdlib.h>

/* The mesh in this pose, to be freed, or NULL. */
static number *posed_mesh(const hand_t *hand, const number *pose)
{
    const size_t transforms = hand->bones * transform_size;
    number *positions = malloc((3 * hand->vertices + 2 * transforms) * sizeof *positions);
    if (positions) {
        number *work = positions + 3 * hand->vertices;
        bone_transforms(hand, pose, work, work + transforms);
        skin(hand, pose, work + transforms, positions);
    }
    return positions;
}

static void give_up(size_t n, number *residuals)
{
    for (size_t i = 0; i < n; i++)
        residuals[i] = NAN;
}

void hand_residuals(const hand_t *hand, const number pose[pose_size], number *residuals)
{
    number *mesh = posed_mesh(hand, pose);
    if (!mesh) {
        give_up(3 * hand->points, residuals);
        return;
    }
    for (size_t p = 0; p < hand->points; p++) {
        for (size_t i = 0; i < 3; i++)
            residuals[3 * p + i] = hand->scan[3 * p + i] - mesh[3 * (size_t)hand->vertex[p] + i];
    }
    free(mesh);
}

void hand_residuals_on_surface(const hand_t *hand, const number pose[pose_size],
                               const number *barycentric, number *residuals)
{
    number *mesh = posed_mesh(hand, pose);
    if (!mesh) {
        give_up(3 * hand->points, residuals);
        return;
    }
    for (size_t p = 0; p < hand->points; p++) {
        const int *corner = hand->triangle + 3 * p;
        const number a = barycentric[2 * p], b = barycentric[2 * p + 1], c = 1.0 - a - b;
        for (size_t i = 0; i < 3; i++)
            residuals[3 * p + i] = hand->scan[3 * p + i] - (a * mesh[3 * (size_t)corner[0] + i] +
                                                            b * mesh[3 * (size_t)corner[1] + i] +
                                                            c * mesh[3 * (size_t)corner[2] + i]);
    }
    free(mesh);
}
