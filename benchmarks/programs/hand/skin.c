#include "hand.h"

static void move(const number *t, const double v[3], number out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = t[4 * i] * v[0] + t[4 * i + 1] * v[1] + t[4 * i + 2] * v[2] + t[4 * i + 3];
}

/* Bone by bone, as the weights lie in memory. */
static void blend(const hand_t *hand, const number *transforms, number *positions)
{
    for (size_t i = 0; i < 3 * hand->vertices; i++)
        positions[i] = 0.0;
    for (size_t b = 0; b < hand->bones; b++) {
        const double *weight = hand->weight + b * hand->vertices;
        for (size_t v = 0; v < hand->vertices; v++) {
            number moved[3];
            move(transforms + b * transform_size, hand->rest + 3 * v, moved);
            for (int i = 0; i < 3; i++)
                positions[3 * v + (size_t)i] += weight[v] * moved[i];
        }
    }
}

void skin(const hand_t *hand, const number pose[pose_size], const number *transforms,
          number *positions)
{
    number rotation[9];
    rotation_of_axis(pose, rotation);
    blend(hand, transforms, positions);
    for (size_t v = 0; v < hand->vertices; v++) {
        number *p = positions + 3 * v;
        const number at[3] = {p[0], p[1], p[2]};
        for (int i = 0; i < 3; i++)
            p[i] = rotation[3 * i] * at[0] + rotation[3 * i + 1] * at[1] +
                   rotation[3 * i + 2] * at[2] + pose[3 + i];
    }
}
