#include "scan.h"

#include <stdio.h>
#include <string.h>

#include "input.h"
#include "memory.h"
#include "model.h"
#include "random.h"

static void allocate(scan_t *scan, size_t points, int on_surface)
{
    scan->on_surface = on_surface;
    scan->hand.points = points;
    scan->inputs = pose_size + (on_surface ? 2 * points : 0);
    scan->x = numbers(scan->inputs);
}

/* `index` is a vertex, or a triangle of the model. */
static void place(size_t p, int index, size_t count, const int *corners, int *vertex, int *triangle)
{
    if (index < 0 || (size_t)index >= count)
        broken("the scan");
    if (corners)
        memcpy(triangle + 3 * p, corners + 3 * (size_t)index, 3 * sizeof *triangle);
    else
        vertex[p] = index;
}

void scan_read(scan_t *scan, const char *path, int on_surface)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*smodel", slash ? (int)(slash - path) + 1 : 0, path);
    size_t triangles;
    int *corners = model_read(&scan->hand, folder, &triangles), counts[2];
    FILE *file = opened(path);
    read_integers(file, 2, counts);
    if (counts[0] < 1 || counts[1] != pose_size)
        broken(path);
    const size_t points = (size_t)counts[0];
    allocate(scan, points, on_surface);
    double *measured = numbers(3 * points);
    int *vertex = allocated(points, sizeof *vertex);
    int *triangle = allocated(3 * points, sizeof *triangle);
    for (size_t p = 0; p < points; p++) {
        int index;
        read_integers(file, 1, &index);
        place(p, index, on_surface ? triangles : scan->hand.vertices, on_surface ? corners : NULL,
              vertex, triangle);
        read_doubles(file, 3, measured + 3 * p);
    }
    read_doubles(file, scan->inputs - pose_size, scan->x + pose_size);
    read_doubles(file, pose_size, scan->x);
    fclose(file);
    release(corners);
    scan->hand.scan = measured;
    scan->hand.vertex = vertex;
    scan->hand.triangle = triangle;
}

enum { made_bones = 22, made_vertices = 544, made_points = 100 };

static void generate_bones(hand_t *hand)
{
    int *parent = allocated(made_bones, sizeof *parent);
    double *relative = numbers(made_bones * transform_size);
    double *inverse = numbers(made_bones * transform_size);
    for (int b = 0; b < made_bones; b++) {
        parent[b] = b == 0 ? -1 : b % 4 == 1 ? 0 : b - 1;
        double *own = relative + b * transform_size, *back = inverse + b * transform_size;
        own[0] = own[5] = own[10] = back[0] = back[5] = back[10] = 1.0;
        own[3] = b == 0 ? 0.0 : 0.03;
        own[7] = b % 4 == 1 ? 0.02 * (b / 4 - 2) : 0.0;
        const double *before = b == 0 ? own : inverse + parent[b] * transform_size;
        back[3] = b == 0 ? 0.0 : before[3] - own[3];
        back[7] = b == 0 ? 0.0 : before[7] - own[7];
    }
    *hand =
        (hand_t){.bones = made_bones, .parent = parent, .relative = relative, .inverse = inverse};
}

static void generate_vertices(hand_t *hand, random_t *random)
{
    double *rest = numbers(3 * made_vertices), *weight = numbers(made_bones * made_vertices);
    for (size_t v = 0; v < made_vertices; v++) {
        const size_t bone = v % made_bones;
        const size_t parent = bone == 0 ? 1 : (size_t)hand->parent[bone];
        const double share = uniform(random, 0.0, 1.0);
        for (size_t i = 0; i < 3; i++)
            rest[3 * v + i] =
                uniform(random, -0.01, 0.01) - hand->inverse[bone * transform_size + 4 * i + 3];
        weight[bone * made_vertices + v] += share;
        weight[parent * made_vertices + v] += 1.0 - share;
    }
    hand->vertices = made_vertices;
    hand->rest = rest;
    hand->weight = weight;
}

void scan_generate(scan_t *scan, int on_surface)
{
    random_t random = {1};
    generate_bones(&scan->hand);
    generate_vertices(&scan->hand, &random);
    allocate(scan, made_points, on_surface);
    double *measured = numbers(3 * made_points);
    int *vertex = allocated(made_points, sizeof *vertex);
    int *triangle = allocated(3 * made_points, sizeof *triangle);
    for (size_t p = 0; p < made_points; p++) {
        vertex[p] = (int)uniform(&random, 0.0, made_vertices);
        for (size_t c = 0; c < 3; c++)
            triangle[3 * p + c] = (int)uniform(&random, 0.0, made_vertices);
    }
    fill_uniform(&random, 3 * made_points, -0.2, 0.2, measured);
    fill_uniform(&random, pose_size, -0.5, 0.5, scan->x);
    fill_uniform(&random, scan->inputs - pose_size, 0.0, 0.5, scan->x + pose_size);
    scan->hand.scan = measured;
    scan->hand.vertex = vertex;
    scan->hand.triangle = triangle;
}
