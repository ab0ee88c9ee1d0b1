// Losses of an insurer by hurricanes: processes hold houses, storms are dealt out, and what each storm does goes to who
// keeps its region. Statistics are combined by an operation of the program's own, over structs.
#include "slopes.h"
#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

template <class R, class... T> R __enzyme_autodiff(void *, T...);

struct Storm {
  int id;
  double pressure, radius, heading;
};

struct Claim {
  double amount;
  int region;
  float share;
};

struct Summary {
  double peak = -1e300, scaled = 0, mean = 0, square = 0;
  long count = 0;
  void add(double v) {
    Summary one{v, 1.0, v, 0.0, 1};
    *this = merged(*this, one);
  }
  // A log of a sum of exponentials, and a variance by pieces.
  static Summary merged(const Summary &a, const Summary &b) {
    if (a.count == 0)
      return b;
    if (b.count == 0)
      return a;
    Summary r;
    r.count = a.count + b.count;
    r.peak = std::max(a.peak, b.peak);
    r.scaled = a.scaled * std::exp(a.peak - r.peak) + b.scaled * std::exp(b.peak - r.peak);
    double delta = b.mean - a.mean;
    r.mean = a.mean + delta * b.count / r.count;
    r.square = a.square + b.square + delta * delta * a.count * b.count / r.count;
    return r;
  }
};

static void merge_summaries(void *in, void *inout, int *n, MPI_Datatype *) {
  auto *a = static_cast<Summary *>(in), *b = static_cast<Summary *>(inout);
  for (int i = 0; i < *n; i++)
    b[i] = Summary::merged(a[i], b[i]);
}

class Type {
  MPI_Datatype type_ = MPI_DATATYPE_NULL;

public:
  Type(std::vector<int> lengths, std::vector<MPI_Aint> at, std::vector<MPI_Datatype> kinds, MPI_Aint extent) {
    MPI_Datatype bare;
    MPI_Type_create_struct((int)lengths.size(), lengths.data(), at.data(), kinds.data(), &bare);
    MPI_Type_create_resized(bare, 0, extent, &type_);
    MPI_Type_commit(&type_);
    MPI_Type_free(&bare);
  }
  Type(const Type &) = delete;
  ~Type() { MPI_Type_free(&type_); }
  operator MPI_Datatype() const { return type_; }
};

static int check(int code, const char *what) {
  if (code != MPI_SUCCESS)
    throw std::runtime_error(std::string("failed: ") + what);
  return code;
}

static std::vector<int> starts_of(const std::vector<int> &counts) {
  std::vector<int> starts(counts.size(), 0);
  std::partial_sum(counts.begin(), counts.end() - 1, starts.begin() + 1);
  return starts;
}

// x: retention, limit, slope of damage, threshold, then scales of pressure, radius and heading, and of each region
double capital(const double *x, int n) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  Type storm_type({1, 3}, {offsetof(Storm, id), offsetof(Storm, pressure)}, {MPI_INT, MPI_DOUBLE}, sizeof(Storm));
  Type claim_type({1, 1, 1}, {offsetof(Claim, amount), offsetof(Claim, region), offsetof(Claim, share)},
                  {MPI_DOUBLE, MPI_INT, MPI_FLOAT}, sizeof(Claim));
  Type summary_type({4, 1}, {0, offsetof(Summary, count)}, {MPI_DOUBLE, MPI_LONG}, sizeof(Summary));

  // The first process has the catalogue; others get parts of different lengths.
  const int storms = 7 + 2 * size;
  std::vector<int> counts(size, 2);
  counts[0] += 7;
  std::vector<Storm> all, mine(counts[rank]);
  if (rank == 0)
    for (int s = 0; s < storms; s++)
      all.push_back({s, x[4] * (1.0 + 0.2 * std::sin(1.1 * s)), x[5] * (1.0 + 0.1 * std::cos(0.7 * s)), x[6] * 0.3 * s});
  auto starts = starts_of(counts);
  check(MPI_Scatterv(all.data(), counts.data(), starts.data(), storm_type, mine.data(), counts[rank], storm_type, 0,
                     MPI_COMM_WORLD), "scatter");

  // Claims of each storm, sorted by who keeps the region.
  std::vector<std::vector<Claim>> for_rank(size);
  for (const Storm &s : mine)
    for (int region = 0; region < n - 7; region++) {
      double wind = s.pressure * std::exp(-std::pow(region - 0.4 * s.id, 2) / (1.0 + s.radius * s.radius));
      wind += 0.1 * std::cos(s.heading + region);
      if (wind < 0.05)
        continue;
      double damage = x[7 + region] / (1.0 + std::exp(-x[2] * (wind - x[3])));
      for_rank[region % size].push_back({damage, region, 0.5f + 0.125f * (region % 3)});
    }
  std::vector<int> out(size), in(size);
  std::vector<Claim> sent;
  for (int r = 0; r < size; r++) {
    out[r] = (int)for_rank[r].size();
    sent.insert(sent.end(), for_rank[r].begin(), for_rank[r].end());
  }
  check(MPI_Alltoall(out.data(), 1, MPI_INT, in.data(), 1, MPI_INT, MPI_COMM_WORLD), "counts");
  auto out_at = starts_of(out), in_at = starts_of(in);
  std::vector<Claim> got(std::accumulate(in.begin(), in.end(), 0));
  check(MPI_Alltoallv(sent.data(), out.data(), out_at.data(), claim_type, got.data(), in.data(), in_at.data(), claim_type,
                      MPI_COMM_WORLD), "claims");

  Summary local, before, total;
  double paid = 0;
  for (const Claim &c : got) {
    double net = std::min(std::max(c.amount - x[0], 0.0), x[1]) * c.share;
    local.add(net + 0.1 * c.amount);
    paid += net;
  }
  MPI_Op op;
  MPI_Op_create(merge_summaries, 1, &op);
  check(MPI_Exscan(&local, &before, 1, summary_type, op, MPI_COMM_WORLD), "earlier ranks");
  check(MPI_Allreduce(&local, &total, 1, summary_type, op, MPI_COMM_WORLD), "all ranks");
  MPI_Op_free(&op);
  std::vector<double> books(size);
  check(MPI_Gather(&paid, 1, MPI_DOUBLE, books.data(), 1, MPI_DOUBLE, size - 1, MPI_COMM_WORLD), "books");
  double result = total.peak + std::log(total.scaled) + total.square / total.count + total.mean * paid;
  if (rank > 0)
    result += 0.2 * before.mean + 0.1 * before.square;
  if (rank == size - 1)
    result += std::inner_product(books.begin(), books.end(), books.begin(), 0.0) / size;
  return result;
}

int main(int count, char **arguments) {
  MPI_Init(&count, &arguments);
  std::vector<double> x{0.23, 0.61, 3.1, 0.42, 0.9, 1.2, 0.7}, d;
  for (int r = 0; r < 6; r++)
    x.push_back(1.0 + 0.11 * r);
  d.assign(x.size(), 0.0);
  __enzyme_autodiff<void>((void *)capital, enzyme_dup, x.data(), d.data(), enzyme_const, (int)x.size());
  CHECK_SLOPES("capital", capital(x.data(), (int)x.size()), x.data(), d.data(), (int)x.size(), 1, 1e-5, 1e-6);
  return slopes_verdict();
}
