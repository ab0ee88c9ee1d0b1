/* Bundle adjustment: all residuals, and their sparse Jacobian. */
#include "program.h"
#include "check.h"
#include "expected.h"
#include "jacobian.h"
#include "memory.h"

enum { checked = 997 }; /* observations, evenly spread */

typedef struct {
    scene_t scene;
    double *residuals, *weight_residuals;
    rows_t *rows;
    double *weight_slopes;
} ba_t;

static void primal(void *context)
{
    ba_t *ba = context;
    scene_residuals(&ba->scene, ba->residuals, ba->weight_residuals);
}

static void derivative(void *context)
{
    ba_t *ba = context;
    scene_jacobian(&ba->scene, ba->rows, ba->weight_slopes);
}

static double error(void *context)
{
    const ba_t *ba = context;
    const size_t step = ba->scene.observations / checked + 1;
    double worst = 0.0;
    for (size_t k = 0; k < ba->scene.observations; k += step) {
        rows_t rows;
        double slope;
        expected_rows(&ba->scene, k, rows[0], &slope);
        for (int r = 0; r < 2; r++)
            worst = worse(largest_difference(observation_inputs, ba->rows[k][r], rows[r]), worst);
        worst = worse(largest_difference(1, ba->weight_slopes + k, &slope), worst);
    }
    return worst;
}

/* A file in ADBench's format, or nothing: then the first one's sizes are generated. */
int program_open(program_t *program, char **words)
{
    static ba_t ba;
    if (words[0])
        scene_read(&ba.scene, words[0]);
    else
        scene_generate(&ba.scene, 49, 7776, 31843);
    ba.residuals = numbers(2 * ba.scene.observations);
    ba.weight_residuals = numbers(ba.scene.observations);
    ba.rows = allocated(ba.scene.observations, sizeof *ba.rows);
    ba.weight_slopes = numbers(ba.scene.observations);
    *program = (program_t){&ba, primal, derivative, error};
    return 0;
}
