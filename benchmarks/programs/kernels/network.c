#include <stdlib.h>

#include "kernels.h"

static void rectify(size_t count, number *values)
{
    for (size_t i = 0; i < count; i++) {
        if (real_part(values[i]) < 0.0)
            values[i] = 0.0;
    }
}

static number row_times(size_t count, const number *weights, const number *in)
{
    number sum = 0.0;
    for (size_t i = 0; i < count; i++)
        sum += weights[i] * in[i];
    return sum;
}

/* An image is no number with a derivative. */
static number row_times_image(size_t count, const number *weights, const double *image)
{
    number sum = 0.0;
    for (size_t i = 0; i < count; i++)
        sum += weights[i] * image[i];
    return sum;
}

/* The cross entropy with the right label, without exponentials that overflow. */
static number surprise(size_t labels, const number *scores, size_t right)
{
    number largest = scores[0], sum = 0.0;
    for (size_t j = 1; j < labels; j++) {
        if (real_part(scores[j]) > real_part(largest))
            largest = scores[j];
    }
    for (size_t j = 0; j < labels; j++)
        sum += exp(scores[j] - largest);
    return log(sum) + largest - scores[right];
}

number network(const void *task, const number *weights)
{
    const images_t *t = task;
    const number *offset = weights + t->hidden * t->pixels, *outer = offset + t->hidden;
    const number *outer_offset = outer + t->labels * t->hidden;
    number *hidden = malloc((t->hidden + t->labels) * sizeof *hidden);
    if (!hidden)
        return NAN;
    number *scores = hidden + t->hidden, sum = 0.0;
    for (size_t k = 0; k < t->images; k++) {
        const double *image = t->image + k * t->pixels;
        for (size_t i = 0; i < t->hidden; i++)
            hidden[i] = offset[i] + row_times_image(t->pixels, weights + i * t->pixels, image);
        rectify(t->hidden, hidden);
        for (size_t j = 0; j < t->labels; j++)
            scores[j] = outer_offset[j] + row_times(t->hidden, outer + j * t->hidden, hidden);
        sum += surprise(t->labels, scores, t->label[k]);
    }
    free(hidden);
    return sum / (double)t->images;
}
