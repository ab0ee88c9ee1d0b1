/* Arguments of which the source alone tells enough. */
#include <math.h>
#include <string.h>

struct law {
    double k, c[2];
    int order;
};

struct extremes {
    double least, most;
};

double stress(const double *x, int n, const struct law *law)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += law->k * pow(x[i], law->order) + law->c[i % 2] * x[i];
    return sum;
}

double named(const char *material, double strain)
{
    return strcmp(material, "steel") == 0 ? 3.0 * strain * strain : sin(strain);
}

struct extremes extremes(const double *x, int n)
{
    struct extremes found = {x[0], x[0]};
    for (int i = 1; i < n; i++) {
        found.least = x[i] < found.least ? x[i] : found.least;
        found.most = x[i] > found.most ? x[i] : found.most;
    }
    return found;
}

double several(const struct law *laws, int count)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum += laws[i].k;
    return sum;
}

void smoothed(const double *x, int n, int m, float scale, double *y, double *scratch)
{
    for (int i = 0; i < n; i++)
        scratch[i] = x[i] * x[i];
    for (int j = 0; j < m; j++)
        y[j] = scale * scratch[j % n] + scratch[(j + 1) % n];
}
