// Statistics: C++20 ranges over records of a survey: filter, transform, take, projections.
#include "../expect.h"
#include <algorithm>
#include <numeric>
#include <ranges>
#include <string>
#include <vector>

struct Answer {
    std::string region;
    int age;
    double income;
    float weight;
};

static double weighted_gini(const double *income, int n, double threshold)
{
    std::vector<Answer> answers;
    for (int i : std::views::iota(0, n))
        answers.push_back({i % 2 ? "north" : "a region with a long name", 20 + 3 * i, income[i], 1.0f + 0.25f * (i % 3)});
    std::ranges::sort(answers, {}, &Answer::income);
    auto adults = answers | std::views::filter([](const Answer &a) { return a.age >= 26; });
    double sum = 0, ranked = 0;
    int rank = 0;
    for (const Answer &a : adults | std::views::take(8)) {
        sum += a.weight * a.income;
        ranked += ++rank * a.weight * a.income;
    }
    auto rich = answers | std::views::transform([&](const Answer &a) { return a.income - threshold; }) |
                std::views::filter([](double over) { return over > 0; });
    const double taxes = std::accumulate(rich.begin(), rich.end(), 0.0);
    const auto north = std::ranges::count_if(answers, [](const Answer &a) { return a.region == "north"; });
    double far = 0;
    for (const auto &[age, over] : answers | std::views::reverse | std::views::transform([&](const Answer &a) {
                                       return std::pair{a.age, a.income / threshold};
                                   }))
        far += age * over;
    return 2 * ranked / (rank * sum) + 0.1 * taxes * north + 1e-3 * far;
}

int main()
{
    double x[12], d[12] = {}, t = 2.05;
    for (int i = 0; i < 12; i++)
        x[i] = 2 + std::cos(2.3 * i);
    const double dt = __enzyme_autodiff<double>((void *)weighted_gini, enzyme_dup, x, d, enzyme_const, 12, enzyme_out, t);
    for (int i = 0; i < 12; i++)
        EXPECT_SLOPE("income", i, d[i], weighted_gini(x, 12, t), x[i], 1e-5, 1e-6);
    EXPECT_SLOPE("threshold", 0, dt, weighted_gini(x, 12, t), t, 1e-5, 1e-6);
    return verdict();
}
