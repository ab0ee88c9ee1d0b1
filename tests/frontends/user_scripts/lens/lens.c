#include <math.h>

typedef struct { double n1, n2; } media;
typedef struct { float radius; double thickness; int surfaces; } lens;
typedef struct { double y, u; } ray;

ray trace(const lens *l, media m, ray in)
{
    for (int i = 0; i < l->surfaces; i++) {
        const double sign = i % 2 ? -1.0 : 1.0;
        const double power = sign * (m.n2 - m.n1) / l->radius;
        in.u = in.u - in.y * power / m.n2;
        in.y = in.y + l->thickness * sin(in.u);
    }
    return in;
}

void advance(ray *r, int n, double d)
{
    for (int i = 0; i < n; i++)
        r[i].y += d * r[i].u * r[i].u;
}
