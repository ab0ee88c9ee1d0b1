/* An instance of bundle adjustment. */
#ifndef SCENE_H
#define SCENE_H

#include <stddef.h>

typedef struct {
    size_t cameras, points, observations;
    double *camera;   /* cameras x camera_size */
    double *point;    /* points x point_size */
    double *weight;   /* one an observation */
    double *observed; /* observations x 2: image points */
} scene_t;

/* Observation k is of point k mod points by camera k mod cameras, as in ADBench. */
static inline size_t camera_of(const scene_t *scene, size_t k)
{
    return k % scene->cameras;
}

static inline size_t point_of(const scene_t *scene, size_t k)
{
    return k % scene->points;
}

/* ADBench's format: the counts of cameras, points and observations, then one camera, one point, one
 * weight and one image point, of which every other is a copy. */
void scene_read(scene_t *scene, const char *path);

/* Cameras around a cloud of points, all different. */
void scene_generate(scene_t *scene, size_t cameras, size_t points, size_t observations);

#endif
