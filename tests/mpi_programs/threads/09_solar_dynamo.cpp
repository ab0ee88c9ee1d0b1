// A dynamo in the sun: the magnetic field on rings of latitude that are dealt out to processes; threads of each share
// longitudes. The master thread exchanges borders inside of the region, or between regions, or while tasks compute.
#include "../slopes.h"
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

template <class R, class... T> R __enzyme_autodiff(void *, T...);

struct Sun {
  double alpha, shear, diffusion, quench, meridional;
};

struct Energy {
  double poloidal = 0, toroidal = 0, top = 0;
};
#pragma omp declare reduction(both : Energy : omp_out.poloidal += omp_in.poloidal, omp_out.toroidal += omp_in.toroidal, \
                                  omp_out.top = std::fmax(omp_out.top, omp_in.top)) initializer(omp_priv = Energy())

class Field {
  int rows_, columns_;
  std::vector<double> values_;

public:
  Field(int rows, int columns) : rows_(rows), columns_(columns), values_((rows + 2) * columns) {}
  double &at(int i, int j) { return values_[i * columns_ + (j + columns_) % columns_]; }
  double at(int i, int j) const { return values_[i * columns_ + (j + columns_) % columns_]; }
  double *row(int i) { return &values_[i * columns_]; }
  int rows() const { return rows_; }
  int columns() const { return columns_; }
};

class Dynamo {
  Field a_, b_, next_a_, next_b_;
  int rank_, size_;
  MPI_Comm comm_;

public:
  Dynamo(int rows, int columns, const double *seed, MPI_Comm comm)
      : a_(rows, columns), b_(rows, columns), next_a_(rows, columns), next_b_(rows, columns), comm_(comm) {
    MPI_Comm_rank(comm, &rank_);
    MPI_Comm_size(comm, &size_);
#pragma omp parallel for collapse(2) schedule(static)
    for (int i = 1; i <= rows; i++)
      for (int j = 0; j < columns; j++) {
        a_.at(i, j) = 0.3 * seed[0] * std::sin(0.5 * j + rank_) + 0.1 * i;
        b_.at(i, j) = seed[1] * std::cos(0.9 * j) * (1.0 + 0.05 * (rank_ * rows + i));
      }
  }

  // Borders of the poloidal part: in the region, by its master.
  void exchange(Field &f, int tag) {
    int up = rank_ + 1 < size_ ? rank_ + 1 : MPI_PROC_NULL, down = rank_ > 0 ? rank_ - 1 : MPI_PROC_NULL;
    MPI_Request r[4];
    int n = f.columns(), m = f.rows();
    MPI_Irecv(f.row(0), n, MPI_DOUBLE, down, tag, comm_, &r[0]);
    MPI_Irecv(f.row(m + 1), n, MPI_DOUBLE, up, tag + 1, comm_, &r[1]);
    MPI_Isend(f.row(m), n, MPI_DOUBLE, up, tag, comm_, &r[2]);
    MPI_Isend(f.row(1), n, MPI_DOUBLE, down, tag + 1, comm_, &r[3]);
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
  }

  static double laplacian(const Field &f, int i, int j) {
    return f.at(i - 1, j) + f.at(i + 1, j) + f.at(i, j - 1) + f.at(i, j + 1) - 4.0 * f.at(i, j);
  }

  void step(const Sun &sun, double dt) {
    exchange(b_, 20);
#pragma omp parallel
    {
#pragma omp master
      exchange(a_, 10);
#pragma omp barrier
#pragma omp for schedule(static) nowait
      for (int i = 1; i <= a_.rows(); i++)
        for (int j = 0; j < a_.columns(); j++) {
          double b = b_.at(i, j);
          double source = sun.alpha * b / (1.0 + sun.quench * b * b);
          double drift = sun.meridional * (a_.at(i, j + 1) - a_.at(i, j - 1));
          next_a_.at(i, j) = a_.at(i, j) + dt * (sun.diffusion * laplacian(a_, i, j) + source - drift);
        }
#pragma omp for schedule(dynamic, 2)
      for (int i = 1; i <= a_.rows(); i++)
        for (int j = 0; j < a_.columns(); j++)
          next_b_.at(i, j) = b_.at(i, j) + dt * (sun.diffusion * laplacian(b_, i, j) + sun.shear * (a_.at(i + 1, j) - a_.at(i - 1, j)));
    }
    std::swap(a_, next_a_);
    std::swap(b_, next_b_);
  }

  Energy energy() const {
    Energy e;
#pragma omp parallel for reduction(both : e) schedule(static)
    for (int i = 1; i <= a_.rows(); i++)
      for (int j = 0; j < a_.columns(); j++) {
        e.poloidal += a_.at(i, j) * a_.at(i, j);
        e.toroidal += b_.at(i, j) * b_.at(i, j);
        e.top = std::fmax(e.top, b_.at(i, j) + 0.01 * j);
      }
    return e;
  }
};

// x: alpha, shear, diffusion, quench, meridional, two seeds
double activity(const double *x) {
  Sun sun{x[0], x[1], x[2], x[3], x[4]};
  auto dynamo = std::make_unique<Dynamo>(4, 10, x + 5, MPI_COMM_WORLD);
  double cycle = 0;
  for (int s = 0; s < 5; s++) {
    dynamo->step(sun, 0.1);
    Energy e = dynamo->energy();
    double local[2] = {e.poloidal, e.toroidal}, all[2], top;
    MPI_Request request;
    MPI_Iallreduce(local, all, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Allreduce(&e.top, &top, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    cycle += std::log(1.0 + all[1]) * local[0] / (1.0 + all[0]) + 0.1 * top;
  }
  return cycle;
}

int main(int count, char **arguments) {
  int provided;
  MPI_Init_thread(&count, &arguments, MPI_THREAD_FUNNELED, &provided);
  double x[7] = {0.7, 1.1, 0.35, 0.4, 0.15, 0.9, 0.6}, d[7] = {0};
  __enzyme_autodiff<void>((void *)activity, enzyme_dup, x, d);
  CHECK_SLOPES("activity", activity(x), x, d, 7, 1, 1e-4, 1e-7);
  return slopes_verdict();
}
