/* Eight tangents of the LSTM objective: in one run of eight lanes, and in eight runs of one. */
#include <stdlib.h>

#include "forward.h"
#include "network.h"

struct job {
    network_t network;
    tangents_t tangents;
    double value;
};

static void primal(void *context)
{
    struct job *job = context;
    job->value = network_objective(&job->network, job->network.parameters);
}

static void in_lanes(void *context)
{
    struct job *job = context;
    double **v = job->tangents.directions;
    typedef struct {
        double of[lanes];
    } result_t;
    result_t __enzyme_fwddiff_lanes(void *, ...);
    const result_t result = __enzyme_fwddiff_lanes(
        (void *)network_objective, enzyme_width, lanes, enzyme_const, &job->network, enzyme_dup,
        job->network.parameters, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
    for (int lane = 0; lane < lanes; lane++)
        job->tangents.together[lane] = result.of[lane];
}

static void one_by_one(void *context)
{
    struct job *job = context;
    double __enzyme_fwddiff_alone(void *, ...);
    for (int lane = 0; lane < lanes; lane++)
        job->tangents.alone[lane] = __enzyme_fwddiff_alone(
            (void *)network_objective, enzyme_const, &job->network, enzyme_dup,
            job->network.parameters, job->tangents.directions[lane]);
}

int main(int argc, char **argv)
{
    struct job job = {0};
    if (argc == 3)
        network_generate(&job.network, (shape_t){strtoul(argv[1], NULL, 10),
                                                 strtoul(argv[2], NULL, 10), 14});
    else
        network_read(&job.network, argv[1]);
    choose_directions(&job.tangents, parameter_count(&job.network));
    return compare(&job, &job.tangents, primal, one_by_one, in_lanes);
}
