// Matrices that keep few elements in themselves, beside their numbers of rows and columns: only the run tells that these
// are no numbers' bits where they are passed to a solver.
#include "../programs/cxx/check.hpp"
#include <cstdint>
#include <cstring>

extern "C" {
void dgesv_(int *, int *, double *, int *, int *, double *, int *, int *);
double ddot_(int *, double *, int *, double *, int *);
}

struct matrix {
    std::uint64_t rows, cols, elements;
    double *data;
    double inside[16];

    matrix(std::uint64_t r, std::uint64_t c) : rows(r), cols(c), elements(r * c)
    {
        data = elements <= 16 ? inside : new double[elements];
        std::memset(data, 0, elements * sizeof *data);
    }
    matrix(const matrix &other) : rows(other.rows), cols(other.cols), elements(other.elements)
    {
        data = elements <= 16 ? inside : new double[elements];
        std::memcpy(data, other.data, elements * sizeof *data);
    }
    matrix &operator=(const matrix &) = delete;
    ~matrix()
    {
        if (data != inside)
            delete[] data;
    }
    double &operator()(std::uint64_t i, std::uint64_t j) { return data[i + j * rows]; }
};

static matrix solve(const matrix &a, const matrix &b)
{
    matrix lu(a), x(b);
    int n = (int)a.rows, columns = (int)b.cols, info, pivots[64];
    dgesv_(&n, &columns, lu.data, &n, pivots, x.data, &n, &info);
    return x;
}

static double dot(const matrix &a, const matrix &b)
{
    int n = (int)a.elements, one = 1;
    return ddot_(&n, a.data, &one, b.data, &one);
}

double energy(double *x, int n)
{
    double total = 0;
    for (int size = 3; size < 6; size += 2) {
        matrix a(size, size), b(size, 1);
        for (int i = 0; i < size; i++) {
            b(i, 0) = x[i % n];
            for (int j = 0; j < size; j++)
                a(i, j) = (i == j) * 3.0 + x[(i + j) % n] * 0.2;
        }
        const matrix y = solve(a, b);
        total += dot(y, b) + dot(y, y);
    }
    return total;
}

int main()
{
    check_gradient("energy", energy, 4);
    return check_result();
}
