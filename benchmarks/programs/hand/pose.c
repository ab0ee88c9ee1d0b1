#include "hand.h"

enum { finger_bones = 4, first_angle = 6 };

/* The angles of one bone.  Bone 0 is the wrist; every finger has four bones, of which the first
 * does not move, the second turns in two directions, and the others in one.  Bones beyond the
 * fingers stay. */
static void angles_of(size_t bone, const number *pose, number angles[3])
{
    angles[0] = angles[1] = angles[2] = 0.0;
    if (bone < 1 || bone > (size_t)fingers * finger_bones)
        return;
    const size_t finger = (bone - 1) / finger_bones, joint = (bone - 1) % finger_bones;
    const number *own = pose + first_angle + finger * angles_per_finger;
    if (joint == 1) {
        angles[0] = own[0];
        angles[2] = own[1];
    } else if (joint > 1) {
        angles[0] = own[joint];
    }
}

static void constant_transform(const double *constant, number *out)
{
    for (int i = 0; i < transform_size; i++)
        out[i] = constant[i];
}

void bone_transforms(const hand_t *hand, const number pose[pose_size], number *work,
                     number *transforms)
{
    number *absolute = work; /* bones x 12 */
    for (size_t b = 0; b < hand->bones; b++) {
        number angles[3], turn[transform_size], rest[transform_size], relative[transform_size];
        angles_of(b, pose, angles);
        rotation_of_angles(angles, turn);
        constant_transform(hand->relative + b * transform_size, rest);
        number *own = absolute + b * transform_size;
        if (hand->parent[b] < 0) {
            multiply_transforms(rest, turn, own);
        } else {
            multiply_transforms(rest, turn, relative);
            multiply_transforms(absolute + (size_t)hand->parent[b] * transform_size, relative, own);
        }
        number inverse[transform_size];
        constant_transform(hand->inverse + b * transform_size, inverse);
        multiply_transforms(own, inverse, transforms + b * transform_size);
    }
}
