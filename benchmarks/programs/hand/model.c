/* One bone, vertex or triangle a line, fields parted by colons:
 *   bones.txt      name, parent, relative rest pose (16), inverse of the absolute one (16)
 *   vertices.txt   position (3), normal (3), texture (2), number of bones, (bone, weight)...
 *   triangles.txt  corners (3) */
#include "model.h"

#include <stdlib.h>
#include <string.h>

#include "input.h"
#include "memory.h"

enum { longest_line = 4096, longest_path = 4096, skipped_fields = 5 };

static FILE *opened_in(const char *folder, const char *file)
{
    char path[longest_path];
    snprintf(path, sizeof path, "%s/%s", folder, file);
    return opened(path);
}

static size_t count_lines(FILE *file)
{
    char line[longest_line];
    size_t count = 0;
    while (fgets(line, sizeof line, file))
        count += line[0] != '\n';
    rewind(file);
    return count;
}

static double next_number(char **rest)
{
    const char *field = strsep(rest, ":");
    return field ? atof(field) : 0.0;
}

static void read_transform(char **rest, double *out)
{
    for (int i = 0; i < 16; i++) {
        const double value = next_number(rest);
        if (i < transform_size)
            out[i] = value;
    }
}

static void read_bones(hand_t *hand, FILE *file)
{
    char line[longest_line];
    hand->bones = count_lines(file);
    int *parent = allocated(hand->bones, sizeof *parent);
    double *relative = numbers(hand->bones * transform_size);
    double *inverse = numbers(hand->bones * transform_size);
    for (size_t b = 0; b < hand->bones && fgets(line, sizeof line, file); b++) {
        char *rest = line;
        strsep(&rest, ":"); /* its name */
        parent[b] = (int)next_number(&rest);
        if (parent[b] >= (int)b)
            broken("bones.txt");
        read_transform(&rest, relative + b * transform_size);
        read_transform(&rest, inverse + b * transform_size);
    }
    hand->parent = parent;
    hand->relative = relative;
    hand->inverse = inverse;
}

static void read_vertices(hand_t *hand, FILE *file)
{
    char line[longest_line];
    hand->vertices = count_lines(file);
    double *rest_pose = numbers(3 * hand->vertices);
    double *weight = numbers(hand->bones * hand->vertices);
    for (size_t v = 0; v < hand->vertices && fgets(line, sizeof line, file); v++) {
        char *rest = line;
        for (size_t i = 0; i < 3; i++)
            rest_pose[3 * v + i] = next_number(&rest);
        for (int i = 0; i < skipped_fields; i++)
            next_number(&rest);
        const int count = (int)next_number(&rest);
        for (int i = 0; i < count; i++) {
            const size_t bone = (size_t)next_number(&rest);
            if (bone >= hand->bones)
                broken("vertices.txt");
            weight[bone * hand->vertices + v] = next_number(&rest);
        }
    }
    hand->rest = rest_pose;
    hand->weight = weight;
}

static int *read_triangles(FILE *file, size_t *triangles)
{
    char line[longest_line];
    *triangles = count_lines(file);
    int *corners = allocated(3 * *triangles, sizeof *corners);
    for (size_t t = 0; t < *triangles && fgets(line, sizeof line, file); t++) {
        char *rest = line;
        for (size_t i = 0; i < 3; i++)
            corners[3 * t + i] = (int)next_number(&rest);
    }
    return corners;
}

int *model_read(hand_t *hand, const char *folder, size_t *triangles)
{
    FILE *bones = opened_in(folder, "bones.txt"), *vertices = opened_in(folder, "vertices.txt");
    FILE *mesh = opened_in(folder, "triangles.txt");
    read_bones(hand, bones);
    read_vertices(hand, vertices);
    int *corners = read_triangles(mesh, triangles);
    fclose(bones);
    fclose(vertices);
    fclose(mesh);
    return corners;
}
