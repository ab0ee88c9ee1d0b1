// A web shop's shipping quotes: a chain of rules, attributes of any type, errors as exceptions.
#include <any>
#include <cmath>
#include <exception>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>
#include "../expect.h"

using Attribute = std::variant<double, int, std::string, bool>;

struct Parcel {
    std::unordered_map<std::string, Attribute> attributes;
    template <typename T> T get(const std::string &key, T fallback) const
    {
        const auto it = attributes.find(key);
        if (it == attributes.end())
            return fallback;
        if (const T *value = std::get_if<T>(&it->second))
            return *value;
        throw std::bad_variant_access();
    }
};

class Refused : public std::runtime_error
{
    int code_;

  public:
    Refused(int code, const std::string &why) : std::runtime_error(why), code_(code) {}
    int code() const { return code_; }
};

class Rule
{
    std::unique_ptr<Rule> next_;

  public:
    virtual ~Rule() = default;
    Rule *then(std::unique_ptr<Rule> next)
    {
        next_ = std::move(next);
        return next_.get();
    }
    double quote(const Parcel &p, double so_far) const
    {
        const double price = apply(p, so_far);
        return next_ ? next_->quote(p, price) : price;
    }

  protected:
    virtual double apply(const Parcel &p, double so_far) const = 0;
};

class ByWeight : public Rule
{
    std::vector<std::pair<double, double>> steps_;

  public:
    explicit ByWeight(std::vector<std::pair<double, double>> s) : steps_(std::move(s)) {}

  protected:
    double apply(const Parcel &p, double so_far) const override
    {
        double weight = p.get("weight", 1.0), price = so_far;
        for (auto [limit, rate] : steps_) {
            const double part = std::min(weight, limit);
            price += part * rate;
            weight -= part;
            if (weight <= 0)
                return price;
        }
        throw Refused(413, "parcel of " + std::to_string(weight) + " kg more than the last step");
    }
};

class Fuel : public Rule
{
    double share_;

  public:
    explicit Fuel(double s) : share_(s) {}

  protected:
    double apply(const Parcel &p, double so_far) const override
    {
        const double zones = p.get("zone", 1);
        return so_far * std::pow(1 + share_, zones);
    }
};

class Discount : public Rule
{
    double off_;

  public:
    explicit Discount(double off) : off_(off) {}

  protected:
    double apply(const Parcel &p, double so_far) const override
    {
        if (p.get<std::string>("customer", "") == "wholesale customer since long ago")
            return so_far * (1 - off_);
        return p.get("fragile", false) ? so_far + 2.5 : so_far;
    }
};

static double revenue(const double *weights, int n, const double *rates, double fuel, double off)
{
    std::vector<std::pair<double, double>> steps{{1, rates[0]}, {4, rates[1]}, {10, rates[2]}};
    auto first = std::make_unique<ByWeight>(std::move(steps));
    first->then(std::make_unique<Fuel>(fuel))->then(std::make_unique<Discount>(off));
    double total = 0;
    int refused = 0;
    for (int i = 0; i < n; ++i) {
        Parcel p;
        p.attributes["weight"] = weights[i];
        p.attributes["zone"] = 1 + i % 3;
        if (i % 2)
            p.attributes["customer"] = std::string("wholesale customer since long ago");
        if (i % 3 == 0)
            p.attributes.insert_or_assign("fragile", true);
        try {
            total += first->quote(p, 1.0 + 0.1 * i);
        } catch (const Refused &e) {
            refused += e.code() == 413;
        }
    }
    return total - 0.5 * refused;
}

struct Out {
    double fuel, off;
};

int main()
{
    double w[6] = {0.7, 3.2, 9.5, 16, 4.4, 2.1}, dw[6] = {}, r[3] = {4, 2.5, 1.8}, dr[3] = {};
    double fuel = 0.08, off = 0.15;
    const Out g = __enzyme_autodiff<Out>((void *)revenue, enzyme_dup, w, dw, enzyme_const, 6, enzyme_dup, r,
                                 dr, enzyme_out, fuel, enzyme_out, off);
    for (int i = 0; i < 6; ++i)
        EXPECT_SLOPE("weight", i, dw[i], revenue(w, 6, r, fuel, off), w[i], 1e-3, 1e-7);
    for (int i = 0; i < 3; ++i)
        EXPECT_SLOPE("rate", i, dr[i], revenue(w, 6, r, fuel, off), r[i], 1e-3, 1e-7);
    EXPECT_SLOPE("fuel", 0, g.fuel, revenue(w, 6, r, fuel, off), fuel, 1e-3, 1e-7);
    EXPECT_SLOPE("off", 0, g.off, revenue(w, 6, r, fuel, off), off, 1e-3, 1e-7);
    return verdict();
}
