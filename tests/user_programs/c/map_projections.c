/* Cartography: projections with function-pointer table (one needs a Newton
   inner solve), areal distortion cost; gradient by reverse mode and
   Hessian-vector products by forward over reverse. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void __enzyme_autodiff(void *, ...);
extern void __enzyme_fwddiff(void *, ...);
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;

typedef struct { double x, y; } point;
typedef struct projection {
    const char *name;
    point (*forward)(const struct projection *, const double *par, double lon, double lat);
    int nparams;
    unsigned flags;
} projection;

static point lambert_conic(const projection *pr, const double *par, double lon, double lat)
{
    double p1 = par[0], p2 = par[1], l0 = par[2];
    double n = log(cos(p1) / cos(p2)) / log(tan(M_PI / 4 + p2 / 2) / tan(M_PI / 4 + p1 / 2));
    double F = cos(p1) * pow(tan(M_PI / 4 + p1 / 2), n) / n;
    double rho = F / pow(tan(M_PI / 4 + lat / 2), n);
    double rho0 = F / pow(tan(M_PI / 4 + 0.9 / 2), n);
    (void)pr;
    return (point){ rho * sin(n * (lon - l0)), rho0 - rho * cos(n * (lon - l0)) };
}

static point mollweide(const projection *pr, const double *par, double lon, double lat)
{
    double th = lat;
    for (int i = 0; i < 50; i++) {
        double f = 2 * th + sin(2 * th) - M_PI * sin(lat + par[1] * 0.05);
        double step = f / (2 + 2 * cos(2 * th));
        th -= step;
        if (fabs(step) < 1e-13) break;
    }
    double k = pr->flags & 1u ? 1 + par[0] * par[0] * 0.1 : 1;
    return (point){ k * 2 * M_SQRT2 / M_PI * (lon - par[2]) * cos(th), M_SQRT2 * sin(th) / k };
}

static point oblique_azimuthal(const projection *pr, const double *par, double lon, double lat)
{
    (void)pr;
    double c0 = cos(par[0]), s0 = sin(par[0]), dl = lon - par[2];
    double cosc = s0 * sin(lat) + c0 * cos(lat) * cos(dl), c = acos(cosc), k = c / sin(c);
    return (point){ k * cos(lat) * sin(dl), k * (c0 * sin(lat) - s0 * cos(lat) * cos(dl)) };
}

static projection table[] = {
    { "lcc", lambert_conic, 3, 0 }, { "moll", mollweide, 3, 1 }, { "aeqd", oblique_azimuthal, 3, 0 }
};

static const struct { char town[14]; float lon, lat; double weight; } gazetteer[] = {
    { "Bergen", 5.32f, 60.39f, 0.28 }, { "Krakow", 19.94f, 50.06f, 0.77 }, { "Porto", -8.61f, 41.15f, 0.23 },
    { "Trieste", 13.77f, 45.65f, 0.2 }, { "Tartu", 26.72f, 58.38f, 0.1 }, { "Galway", -9.05f, 53.27f, 0.08 }
};
enum { NT = sizeof gazetteer / sizeof gazetteer[0] };

static double great_circle(int i, int j)
{
    double r = M_PI / 180, a = gazetteer[i].lat * r, b = gazetteer[j].lat * r, d = (gazetteer[i].lon - gazetteer[j].lon) * r;
    return acos(sin(a) * sin(b) + cos(a) * cos(b) * cos(d));
}

void distortion(const projection *pr, const double *par, double *result)
{
    point p[NT];
    double acc = 0;
    for (int i = 0; i < NT; i++)
        p[i] = pr->forward(pr, par, gazetteer[i].lon * M_PI / 180, gazetteer[i].lat * M_PI / 180);
    for (int i = 0; i < NT; i++)
        for (int j = i + 1; j < NT; j++) {
            double q = log(hypot(p[i].x - p[j].x, p[i].y - p[j].y) / great_circle(i, j));
            acc += gazetteer[i].weight * gazetteer[j].weight * q * q;
        }
    *result = 100 * acc;
}

void gradient(const projection *pr, const double *par, double *g)
{
    double out = 0, one = 1;
    for (int i = 0; i < 3; i++) g[i] = 0;
    __enzyme_autodiff((void *)distortion, enzyme_const, pr, enzyme_dup, par, g, enzyme_dupnoneed, &out, &one);
}

static int differ(const char *what, const char *name, int i, double got, double want)
{
    if (fabs(got - want) <= 1e-5 * fabs(want) + 1e-9) return 0;
    printf("MISMATCH %s %s %d got %.10g expected %.10g\n", what, name, i, got, want);
    return 1;
}

int main(void)
{
    int bad = 0;
    for (unsigned k = 0; k < sizeof table / sizeof *table; k++) {
        double par[3] = { 0.72, 1.05, 0.21 }, v[3] = { 0.3, -0.5, 0.8 }, g[3], hv[3] = { 0 }, gg[3];
        double val;
        distortion(&table[k], par, &val);
        printf("%s value %.12f\n", table[k].name, val);
        gradient(&table[k], par, g);
        for (int i = 0; i < 3; i++) {
            double up, dn, h = 1e-5, s = par[i];
            par[i] = s + h; distortion(&table[k], par, &up);
            par[i] = s - h; distortion(&table[k], par, &dn);
            par[i] = s;
            printf("  g%d ad=%.10g fd=%.10g\n", i, g[i], (up - dn) / (2 * h));
            bad |= differ("gradient", table[k].name, i, g[i], (up - dn) / (2 * h));
        }
        __enzyme_fwddiff((void *)gradient, enzyme_const, &table[k], enzyme_dup, par, v, enzyme_dup, gg, hv);
        /* second differences of the value along v and e_i */
        for (int i = 0; i < 3; i++) {
            double f[4], h = 2e-4;
            for (int c = 0; c < 4; c++) {
                double q[3], a = c & 1 ? h : -h, b = c & 2 ? h : -h;
                for (int j = 0; j < 3; j++) q[j] = par[j] + a * v[j] + (j == i ? b : 0);
                distortion(&table[k], q, &f[c]);
            }
            double fd = (f[3] - f[2] - f[1] + f[0]) / (4 * h * h);
            printf("  Hv%d ad=%.10g 2nd diff=%.10g\n", i, hv[i], fd);
            if (!(fabs(hv[i] - fd) <= 1e-5 * fabs(fd) + 2e-6)) { printf("MISMATCH Hv %s %d got %.10g expected %.10g\n", table[k].name, i, hv[i], fd); bad = 1; }
        }
    }
    return bad;
}
