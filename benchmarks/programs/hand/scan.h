/* An instance of hand tracking. */
#ifndef SCAN_H
#define SCAN_H

#include "hand.h"

typedef struct {
    hand_t hand;
    int on_surface;
    size_t inputs; /* pose_size, and two for each point on the surface */
    double *x;     /* pose, then barycentric coordinates */
} scan_t;

/* ADBench's format: `path` is the scan, and the folder `model` beside it has the model. */
void scan_read(scan_t *scan, const char *path, int on_surface);

/* A hand of tubes: bones in rows, vertices around them that follow two bones each. */
void scan_generate(scan_t *scan, int on_surface);

#endif
