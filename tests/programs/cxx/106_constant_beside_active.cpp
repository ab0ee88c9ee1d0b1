// Objects with a reference to constant data beside containers of active numbers: nothing tells
// before the run that what is put into the containers does not get into the data.
#include "check.hpp"

#include <list>
#include <map>
#include <queue>
#include <string>
#include <vector>

class Shop {
    const std::vector<double> &demands_;
    std::map<std::string, double> stock_;
    std::list<double> orders_;
    std::priority_queue<std::pair<double, int>> urgent_;

  public:
    explicit Shop(const std::vector<double> &demands) : demands_(demands) {}

    double run(const double *x, int n)
    {
        for (int i = 0; i < n; i++) {
            stock_["part " + std::to_string(i % 3)] += x[i] * x[i];
            orders_.push_back(x[i] * demands_[i]);
            urgent_.push({x[i] + 10.0 * i, i});
        }
        double sum = 0.0;
        for (double order : orders_)
            sum += order * order;
        for (const auto &[name, count] : stock_)
            sum += count * demands_[name.size()];
        while (!urgent_.empty()) {
            sum += urgent_.top().first * demands_[urgent_.top().second];
            urgent_.pop();
        }
        return sum;
    }
};

static double total(const double *x, int n, const std::vector<double> *demands)
{
    return Shop(*demands).run(x, n);
}

static const std::vector<double> demands{1.5, 2.5, -1.0, 0.5, 3.0, 0.25, 1.0, 2.0};

int main()
{
    double x[6], dx[6] = {}, v[6];
    for (int i = 0; i < 6; i++)
        x[i] = 0.4 + 0.3 * i, v[i] = 0.5 - 0.2 * i;
    __enzyme_autodiff<double>((void *)total, enzyme_dup, x, dx, 6, enzyme_const, &demands);
    const double along =
        __enzyme_fwddiff<double>((void *)total, enzyme_dup, x, v, 6, enzyme_const, &demands);
    double dot = 0.0;
    for (int i = 0; i < 6; i++) {
        check("reverse", i, dx[i], 2.0 * x[i] * demands[i] * demands[i] + demands[i] +
                                    2.0 * x[i] * demands[6]);
        dot += dx[i] * v[i];
    }
    check("forward", 0, along, dot);
    return check_result();
}
