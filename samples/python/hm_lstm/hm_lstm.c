/* The update of the cells of a hierarchical multiscale LSTM (Chung, Ahn and Bengio, 2017), as a broadcast: one function
 * of numbers, applied to every unit of every row of a batch.  A row starts a new segment (`ends`), goes on with its
 * old one if the layer below has come to an end (`below`), or copies its cells.
 *
 * hm_lstm() is differentiated as it is: pure reverse mode.  hm_lstm_mixed() says how its rows are differentiated: four
 * partial derivatives for each cell by forward mode, in one run of the function with four lanes, which the reverse sweep
 * of everything around multiplies with. */
#include <math.h>
#include <stdlib.h>

#include <ltoad.h>

enum { gates = 3, partials = 4 };

typedef struct {
    double by[partials];
} slopes;

slopes __enzyme_fwddiff_cell(void *, ...);

static double sigmoid(double x)
{
    return 1.0 / (1.0 + exp(-x));
}

static double update(double cell, double forget, double in, double change, int ends, int below)
{
    if (!ends && !below)
        return cell;
    const double made = sigmoid(in) * tanh(change);
    return ends ? made : sigmoid(forget) * cell + made;
}

/* `input` holds what comes to the three gates of a row, one after the other, and so does `bias`. */
static void row(size_t units, const double *cell, const double *input, const double *bias, int ends, int below,
                double *out)
{
    for (size_t k = 0; k < units; k++)
        out[k] = update(cell[k], input[k] + bias[k], input[units + k] + bias[units + k],
                        input[2 * units + k] + bias[2 * units + k], ends, below);
}

void hm_lstm(size_t rows, size_t units, const double *cell, const double *input, const double *bias, const int *ends,
             const int *below, double *out)
{
    for (size_t r = 0; r < rows; r++)
        row(units, cell + r * units, input + r * gates * units, bias, ends[r], below[r], out + r * units);
}

/* Weak, so that no compiler looks into it, and its calls stay. */
__attribute__((noinline, weak)) void mixed_row(size_t units, const double *cell, const double *input,
                                               const double *bias, int ends, int below, double *out)
{
    row(units, cell, input, bias, ends, below, out);
}

slopes *augment_row(size_t units, const double *cell, double *cell_s, const double *input, double *input_s,
                    const double *bias, double *bias_s, int ends, int below, double *out, double *out_s)
{
    slopes *kept = malloc(units * sizeof *kept);
    if (!kept)
        abort();
    for (size_t k = 0; k < units; k++) {
        const double forget = input[k] + bias[k], in = input[units + k] + bias[units + k],
                     change = input[2 * units + k] + bias[2 * units + k];
        out[k] = update(cell[k], forget, in, change, ends, below);
        kept[k] = __enzyme_fwddiff_cell((void *)update, enzyme_width, partials,        /* clang-format off */
                                        enzyme_dup, cell[k], 1.0, 0.0, 0.0, 0.0,
                                        enzyme_dup, forget, 0.0, 1.0, 0.0, 0.0,
                                        enzyme_dup, in, 0.0, 0.0, 1.0, 0.0,
                                        enzyme_dup, change, 0.0, 0.0, 0.0, 1.0,        /* clang-format on */
                                        enzyme_const, ends, enzyme_const, below);
    }
    return kept;
}

void reverse_row(size_t units, const double *cell, double *cell_s, const double *input, double *input_s,
                 const double *bias, double *bias_s, int ends, int below, double *out, double *out_s, slopes *kept)
{
    for (size_t k = 0; k < units; k++) {
        const double adjoint = out_s[k];
        out_s[k] = 0.0;
        if (cell_s)
            cell_s[k] += adjoint * kept[k].by[0];
        for (size_t gate = 0; gate < gates; gate++) {
            const double found = adjoint * kept[k].by[1 + gate];
            if (input_s)
                input_s[gate * units + k] += found;
            if (bias_s)
                bias_s[gate * units + k] += found;
        }
    }
    free(kept);
}

void *__enzyme_register_gradient_row[] = {(void *)mixed_row, (void *)augment_row, (void *)reverse_row};

void hm_lstm_mixed(size_t rows, size_t units, const double *cell, const double *input, const double *bias,
                   const int *ends, const int *below, double *out)
{
    for (size_t r = 0; r < rows; r++)
        mixed_row(units, cell + r * units, input + r * gates * units, bias, ends[r], below[r], out + r * units);
}
