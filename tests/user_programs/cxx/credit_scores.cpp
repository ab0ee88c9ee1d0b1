// Credit: applicants with optional fields, a score card of rules in std::function, a report with std::any notes.
#include "../expect.h"
#include <any>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Applicant {
    std::string name;
    double income;
    std::optional<double> savings;
    std::optional<std::pair<double, int>> loan;
    int age;
};

struct Rule {
    std::string label;
    std::function<std::optional<double>(const Applicant &)> points;
    double cap;
};

struct Verdict {
    double score;
    std::vector<std::pair<std::string, double>> reasons;
    std::any note;
};

static std::vector<Rule> card(const double *w)
{
    std::vector<Rule> rules;
    rules.push_back({"income", [k = w[0]](const Applicant &a) -> std::optional<double> { return k * std::log(a.income); }, 40});
    rules.push_back({"savings", [k = w[1]](const Applicant &a) -> std::optional<double> {
                         if (!a.savings)
                             return std::nullopt;
                         return k * std::sqrt(*a.savings);
                     }, 25});
    rules.push_back({"a loan that is still to be paid back", [w](const Applicant &a) -> std::optional<double> {
                         if (!a.loan.has_value())
                             return 5.0;
                         auto [left, months] = *a.loan;
                         return -w[2] * left / (a.income * months);
                     }, 10});
    rules.push_back({"age", [k = w[3]](const Applicant &a) { return std::make_optional(k * (a.age > 30)); }, 3});
    return rules;
}

static Verdict judge(const Applicant &a, const std::vector<Rule> &rules)
{
    Verdict v{0, {}, {}};
    for (const auto &rule : rules) {
        const double p = std::min(rule.points(a).value_or(-1.0), rule.cap);
        v.score += p;
        v.reasons.emplace_back(rule.label, p);
    }
    if (v.score < 0)
        v.note = std::string("rejected");
    else
        v.note = v.score * 0.5;
    return v;
}

static double expected_loss(const double *w, const double *amounts)
{
    const std::vector<Applicant> people{
        {"Ann", amounts[0], amounts[1], std::nullopt, 41},
        {"Bartholomew the Younger", amounts[2], std::nullopt, std::pair{amounts[3], 24}, 27},
        {"Cy", amounts[4], amounts[5], std::pair{900.0, 6}, 63},
    };
    const auto rules = card(w);
    double loss = 0;
    for (const auto &p : people) {
        const Verdict v = judge(p, rules);
        loss += p.income / (1 + std::exp(v.score / 10));
        if (const double *half = std::any_cast<double>(&v.note))
            loss += 0.01 * *half;
        for (const auto &[why, points] : v.reasons)
            loss += why.size() > 10 ? 0.1 * points : 0.02 * points * points;
    }
    return loss;
}

int main()
{
    double w[4] = {2.1, 0.3, 55, 1.7}, dw[4] = {}, a[6] = {31, 44, 22, 10, 58, 12}, da[6] = {};
    __enzyme_autodiff<double>((void *)expected_loss, enzyme_dup, w, dw, enzyme_dup, a, da);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("weight", i, dw[i], expected_loss(w, a), w[i], 1e-3, 1e-7);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("amount", i, da[i], expected_loss(w, a), a[i], 1e-3, 1e-7);
    return verdict();
}
