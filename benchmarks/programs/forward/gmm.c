/* Eight tangents of the GMM objective: in one run of eight lanes, and in eight runs of one. */
#include <stdlib.h>

#include "forward.h"
#include "instance.h"

struct job {
    instance_t instance;
    tangents_t tangents;
    double value;
};

static void primal(void *context)
{
    struct job *job = context;
    const instance_t *i = &job->instance;
    const double *p = i->parameters;
    gmm_objective(i->d, i->k, i->n, p, p + instance_means_offset(i), p + instance_icf_offset(i), i->x,
                  i->wishart, &job->value);
}

static void in_lanes(void *context)
{
    struct job *job = context;
    const instance_t *i = &job->instance;
    double **v = job->tangents.directions, *t = job->tangents.together;
    const size_t m = instance_means_offset(i), q = instance_icf_offset(i);
    const double *p = i->parameters;
    __enzyme_fwddiff((void *)gmm_objective, enzyme_width, lanes, enzyme_const, i->d, enzyme_const,
                     i->k, enzyme_const, i->n, enzyme_dup, p, v[0], v[1], v[2], v[3], v[4], v[5],
                     v[6], v[7], enzyme_dup, p + m, v[0] + m, v[1] + m, v[2] + m, v[3] + m, v[4] + m,
                     v[5] + m, v[6] + m, v[7] + m, enzyme_dup, p + q, v[0] + q, v[1] + q, v[2] + q,
                     v[3] + q, v[4] + q, v[5] + q, v[6] + q, v[7] + q, enzyme_const, i->x,
                     enzyme_const, i->wishart, enzyme_dup, &job->value, t, t + 1, t + 2, t + 3, t + 4,
                     t + 5, t + 6, t + 7);
}

static void one_by_one(void *context)
{
    struct job *job = context;
    const instance_t *i = &job->instance;
    const size_t m = instance_means_offset(i), q = instance_icf_offset(i);
    const double *p = i->parameters;
    for (int lane = 0; lane < lanes; lane++) {
        const double *v = job->tangents.directions[lane];
        __enzyme_fwddiff((void *)gmm_objective, enzyme_const, i->d, enzyme_const, i->k, enzyme_const,
                         i->n, enzyme_dup, p, v, enzyme_dup, p + m, v + m, enzyme_dup, p + q, v + q,
                         enzyme_const, i->x, enzyme_const, i->wishart, enzyme_dup, &job->value,
                         job->tangents.alone + lane);
    }
}

int main(int argc, char **argv)
{
    struct job job = {0};
    const int generated = argc == 4;
    if (generated ? instance_generate(&job.instance, atoi(argv[1]), atoi(argv[2]), atoi(argv[3]), 1)
                  : instance_read(&job.instance, argv[1]))
        return 1;
    choose_directions(&job.tangents, instance_parameter_count(&job.instance));
    return compare(&job, &job.tangents, primal, one_by_one, in_lanes);
}
