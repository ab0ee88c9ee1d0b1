#include "scene.h"

#include <string.h>

#include "ba.h"
#include "input.h"
#include "memory.h"
#include "random.h"

static void allocate(scene_t *scene, size_t cameras, size_t points, size_t observations)
{
    *scene = (scene_t){.cameras = cameras, .points = points, .observations = observations};
    scene->camera = numbers(cameras * camera_size);
    scene->point = numbers(points * point_size);
    scene->weight = numbers(observations);
    scene->observed = numbers(observations * 2);
}

/* Reads one row, and repeats it. */
static void read_copies(FILE *file, size_t rows, size_t columns, double *out)
{
    read_doubles(file, columns, out);
    for (size_t row = 1; row < rows; row++)
        memcpy(out + row * columns, out, columns * sizeof *out);
}

void scene_read(scene_t *scene, const char *path)
{
    FILE *file = opened(path);
    int counts[3];
    read_integers(file, 3, counts);
    if (counts[0] < 1 || counts[1] < 1 || counts[2] < 1)
        broken(path);
    allocate(scene, (size_t)counts[0], (size_t)counts[1], (size_t)counts[2]);
    read_copies(file, scene->cameras, camera_size, scene->camera);
    read_copies(file, scene->points, point_size, scene->point);
    read_copies(file, scene->observations, 1, scene->weight);
    read_copies(file, scene->observations, 2, scene->observed);
    fclose(file);
}

void scene_generate(scene_t *scene, size_t cameras, size_t points, size_t observations)
{
    random_t random = {1};
    allocate(scene, cameras, points, observations);
    for (size_t c = 0; c < cameras; c++) {
        double *camera = scene->camera + c * camera_size;
        fill_uniform(&random, 3, -0.5, 0.5, camera + rotation_at);
        fill_uniform(&random, 3, -1.0, 1.0, camera + centre_at);
        camera[focal_at] = uniform(&random, 400.0, 600.0);
        fill_uniform(&random, 2, -10.0, 10.0, camera + principal_at);
        fill_uniform(&random, 2, -0.1, 0.1, camera + distortion_at);
    }
    for (size_t p = 0; p < points; p++) {
        fill_uniform(&random, 2, -3.0, 3.0, scene->point + p * point_size);
        scene->point[p * point_size + 2] = uniform(&random, 8.0, 12.0);
    }
    fill_uniform(&random, observations, 0.3, 1.0, scene->weight);
    fill_uniform(&random, observations * 2, -200.0, 200.0, scene->observed);
}
