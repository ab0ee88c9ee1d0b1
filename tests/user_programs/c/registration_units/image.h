/* Images: affine registration of two pictures with a pyramid; pixels of several formats behind one interface. */
#ifndef IMAGE_H
#define IMAGE_H
#include <stdbool.h>
#include <stdint.h>

typedef enum { PIXEL_U8, PIXEL_F32, PIXEL_F64 } pixel_format;

typedef struct image {
    int width, height;
    pixel_format format;
    union {
        uint8_t *u8;
        float *f32;
        double *f64;
        void *any;
    } pixels;
    bool owned;
} image;

typedef double (*metric)(double a, double b, const void *context);

image *image_new(int width, int height, pixel_format);
void image_free(image *);
double image_get(const image *, int x, int y);
void image_set(image *, int x, int y, double);
image *image_half(const image *);
double image_sample(const image *, double x, double y);

typedef struct {
    double matrix[2][2], shift[2];
} affine;

affine affine_inverse(affine);
double image_distance(const image *fixed, const image *moving, affine, metric, const void *context);
#endif
