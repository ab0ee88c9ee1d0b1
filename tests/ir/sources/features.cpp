// C++ features: exceptions, virtual calls, templates, thread-safe statics.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace model {
struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual Shape *clone() const = 0;
};
struct Named { virtual std::string name() const { return "none"; } int id = 3; };
struct Circle final : Shape, virtual Named {
  double r;
  explicit Circle(double radius) : r(radius) { if (radius < 0) throw std::invalid_argument("radius"); }
  double area() const override { return M_PI * r * r; }
  Circle *clone() const override { return new Circle(*this); }
  std::string name() const override { return "circle" + std::to_string(r); }
};

template <class T, int N> struct Matrix {
  std::array<T, N * N> data{};
  T &operator()(int i, int j) { return data[i * N + j]; }
  Matrix operator*(Matrix &o) {
    Matrix r;
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        for (int k = 0; k < N; k++) r(i, j) += (*this)(i, k) * o(k, j);
    return r;
  }
};
template struct Matrix<float, 3>;
template struct Matrix<std::complex<double>, 2>;
}  // namespace model

static thread_local std::vector<double> scratch{1, 2, 3};
std::map<std::string, int> registry{{"a", 1}, {"b\"c", 2}};
int model::Shape::*no_member = nullptr;
double (model::Shape::*area_pointer)() const = &model::Shape::area;

double total(const std::vector<std::unique_ptr<model::Shape>> &shapes) {
  return std::accumulate(shapes.begin(), shapes.end(), 0.0,
                         [](double sum, const auto &s) { return sum + s->area() + (s.get()->*area_pointer)(); });
}

int guarded(int n) {
  static const std::string once = std::to_string(n);
  try {
    model::Circle c(n);
    if (auto *named = dynamic_cast<model::Named *>(c.clone())) return named->id + (int)once.size();
  } catch (const std::invalid_argument &e) {
    return e.what()[0];
  } catch (int i) {
    return i;
  } catch (...) {
    registry["caught"]++;
    throw;
  }
  return 0;
}

void never_throws(std::function<void(int)> f) noexcept { f(3); }
[[noreturn]] void always() { throw 42; }

double visit(std::variant<int, double, std::string> v) {
  return std::visit([](auto &&x) -> double {
    if constexpr (std::is_same_v<std::decay_t<decltype(x)>, std::string>) return (double)x.size();
    else return (double)x;
  }, v);
}

double sorted(std::vector<double> v) {
  std::sort(v.begin(), v.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
  std::thread t([&] { scratch.push_back(v.front()); });
  t.join();
  return v.empty() ? NAN : v[v.size() / 2];
}
