#include "kernels.h"

typedef struct {
    number row[3][4]; /* rotation, and translation in the last column */
} motion_t;

static motion_t motion(const number *pose)
{
    const number sx = sin(pose[0]), cx = cos(pose[0]), sy = sin(pose[1]), cy = cos(pose[1]);
    const number sz = sin(pose[2]), cz = cos(pose[2]);
    return (motion_t){{{cy * cz, sx * sy * cz - cx * sz, cx * sy * cz + sx * sz, pose[3]},
                       {cy * sz, sx * sy * sz + cx * cz, cx * sy * sz - sx * cz, pose[4]},
                       {-sy, sx * cy, cx * cy, pose[5]}}};
}

static number distance(const number *a, const double *b)
{
    number sum = 0.0;
    for (int k = 0; k < 3; k++)
        sum += (a[k] - b[k]) * (a[k] - b[k]);
    return sqrt(sum);
}

/* From one where the atoms touch down to zero at `reach`. */
static number nearness(number gap, double reach)
{
    if (real_part(gap) < 0.0)
        return 1.0;
    return 1.0 - gap / reach;
}

static number pair_energy(const kind_t *a, const kind_t *b, number apart)
{
    const double touching = a->radius + b->radius, charge = a->charge * b->charge;
    const number gap = apart - touching;
    number energy = 0.0;
    if (real_part(gap) < 0.0)
        energy += 38.0 * (1.0 - apart / touching);
    const int bond = a->bonds && b->bonds;
    const double reach = bond ? 4.0 : 2.0;
    if (real_part(gap) < reach)
        energy += 45.0 * (bond ? -fabs(charge) : charge) * nearness(gap, reach);
    if (a->hydrophobicity * b->hydrophobicity < 0.0 && real_part(gap) < 5.5)
        energy += b->hydrophobicity * nearness(gap, 5.5);
    return energy;
}

static number pose_energy(const docking_t *d, const number *pose)
{
    const motion_t m = motion(pose);
    number energy = 0.0;
    for (size_t i = 0; i < d->ligand_atoms; i++) {
        const atom_t *a = &d->ligand[i];
        number place[3];
        for (int k = 0; k < 3; k++)
            place[k] = m.row[k][3] + m.row[k][0] * a->place[0] + m.row[k][1] * a->place[1] +
                       m.row[k][2] * a->place[2];
        for (size_t j = 0; j < d->protein_atoms; j++) {
            const atom_t *b = &d->protein[j];
            energy += pair_energy(&d->kinds[a->kind], &d->kinds[b->kind],
                                  distance(place, b->place));
        }
    }
    return 0.5 * energy;
}

number docking(const void *task, const number *poses)
{
    const docking_t *d = task;
    number sum = 0.0;
    for (size_t k = 0; k < d->poses; k++)
        sum += pose_energy(d, poses + 6 * k);
    return sum;
}
