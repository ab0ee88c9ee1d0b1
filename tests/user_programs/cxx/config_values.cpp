// Values of a configuration language: numbers, counts, flags, texts and lists in a tagged union with moves, as interpreters have them.
#include "../differences.h"
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>
class Value {
public:
  enum Kind : std::uint8_t { nothing, flag, count, number, text, list };

private:
  Kind kind_ = nothing;
  union {
    bool flag_;
    std::int64_t count_;
    double number_;
    std::string *text_;
    std::vector<Value> *list_;
  };
  void drop() {
    if (kind_ == text) delete text_;
    if (kind_ == list) delete list_;
    kind_ = nothing;
    list_ = nullptr;
  }

public:
  Value() : list_(nullptr) {}
  Value(bool b) : kind_(flag) { list_ = nullptr; flag_ = b; }
  Value(int n) : kind_(count), count_(n) {}
  Value(double x) : kind_(number), number_(x) {}
  Value(const char *s) : kind_(text), text_(new std::string(s)) {}
  Value(std::initializer_list<Value> v) : kind_(list), list_(new std::vector<Value>(v)) {}
  Value(const Value &o) : kind_(o.kind_) {
    switch (kind_) {
    case text: text_ = new std::string(*o.text_); break;
    case list: list_ = new std::vector<Value>(*o.list_); break;
    case number: number_ = o.number_; break;
    case count: count_ = o.count_; break;
    default: list_ = o.list_;
    }
  }
  Value(Value &&o) noexcept : kind_(o.kind_) {
    std::memcpy(&list_, &o.list_, sizeof list_);
    o.kind_ = nothing;
    o.list_ = nullptr;
  }
  Value &operator=(Value o) noexcept {
    std::swap(kind_, o.kind_);
    auto *mine = list_;
    list_ = o.list_;
    o.list_ = mine;
    return *this;
  }
  ~Value() { drop(); }
  double real() const { return kind_ == number ? number_ : kind_ == count ? double(count_) : kind_ == flag ? flag_ : 0; }
  double total() const {
    if (kind_ != list) return real();
    double s = 0;
    for (auto &v : *list_) s = 0.9 * s + v.total();
    return s;
  }
  std::size_t length() const { return kind_ == text ? text_->size() : kind_ == list ? list_->size() : 1; }
  void push(Value v) {
    if (kind_ != list) *this = Value{std::move(*this)};
    list_->push_back(std::move(v));
  }
};
static double model(const double *x) {
  std::map<std::string, Value> env;
  env["rate"] = x[0];
  env["steps"] = 3;
  env["name"] = "growth";
  env["verbose"] = true;
  env["series"] = {1, x[1], Value{x[0], 2.0, Value{x[1]}}, "end"};
  for (int i = 0; i < 4; i++) env["series"].push(x[0] * i + x[1] * x[1]);
  Value copy = env["series"];
  env["series"] = env["rate"];
  std::swap(env["rate"], env["steps"]);
  return copy.total() * env["steps"].real() + env["series"].real() * env["rate"].real() + copy.length() + env["name"].length();
}
int main() {
  Check c;
  double x[2] = {0.7, 1.3}, d[2] = {0};
  __enzyme_autodiff<void>((void *)model, enzyme_dup, x, d);
  for (int i = 0; i < 2; i++) {
    c.cmp("model", d[i], cd([&](double h) { double q[2] = {x[0], x[1]}; q[i] += h; return model(q); }));
    double v[2] = {1.0 - i, 1.0 * i};
    c.cmp("tangent", __enzyme_fwddiff<double>((void *)model, enzyme_dup, x, v), d[i], 1e-10);
  }
  return c.done();
}
