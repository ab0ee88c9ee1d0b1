#include <cmath>
#include <vector>
static int calls = 0;
class Kernel {
public:
    explicit Kernel(double scale) : scale_(scale) {}
    double operator()(double x) const { return std::exp(-x * x / scale_); }
private:
    double scale_;
};
double density(const std::vector<double> &points, double at, double scale)
{
    calls++;
    const Kernel kernel(scale);
    double sum = 0.0;
    for (double p : points)
        sum += kernel(at - p);
    return sum / points.size();
}
double density_pointer(const double *points, int n, double at, double scale)
{
    return density({points, points + n}, at, scale);
}
