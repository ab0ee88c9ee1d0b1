#pragma once
#include <stdbool.h>

typedef struct {
    double x, y, z;
} vec3;

enum model { POINT = 0, OBLATE = 1 };

typedef struct {
    vec3 r;
    vec3 v;
    float mass;
    bool fixed;
} satellite;

typedef struct {
    double mu;
    double j2;
    enum model model;
    int steps;
    double dt;
} options;
