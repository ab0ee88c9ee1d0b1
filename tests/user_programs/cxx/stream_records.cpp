// Numbers of every kind read from a stream into records that hold active numbers; failed reads
// leave or zero them.
#include <array>
#include <sstream>
#include <string>
#include <vector>
#include "../expect.h"
struct Sample {
    int id;
    float weight;
    double value;
    long stamp;
    bool good;
    char note[5];
};
static double parse(const double *p, const char *text, int wide)
{
    std::istringstream in(text);
    std::vector<Sample> all;
    std::string word;
    double sum = 0;
    for (int k = 0; k < 4; ++k) {
        Sample s{k, (float)p[0], p[1] * p[1], 7, false, "none"};
        if (k == 1)
            in >> s.id >> s.good >> s.weight >> s.value;
        if (k == 2)
            in >> s.stamp >> word >> s.value;
        if (k == 3)
            in >> s.weight >> s.value; // the text has ended: they stay as they are, or become zero
        all.push_back(s);
    }
    for (auto const &s : all)
        sum += s.id * s.value * p[2] + s.weight * (1 + s.stamp) + word.size() + s.good * p[0];
    return sum + wide;
}
int main()
{
    const char *texts[] = {"12 1 2.5 0.75 99 word 1.5", "12 1 2.5 0.75 99 word 1.5 0.25", "3 0 x",
                           "5 1 1e3 2.5 4 text nonsense"};
    for (auto text : texts) {
        double p[3] = {0.6, 1.3, 0.9}, d[3] = {};
        __enzyme_autodiff<double>((void *)parse, enzyme_dup, p, d, enzyme_const, text, enzyme_const,
                                  2);
        EXPECT_SLOPE("p", 0, d[0], parse(p, text, 2), p[0], 1.0 / 64, 1e-5);
        EXPECT_SLOPE("p", 1, d[1], parse(p, text, 2), p[1], 1e-3, 1e-8);
        EXPECT_SLOPE("p", 2, d[2], parse(p, text, 2), p[2], 1e-3, 1e-8);
        double t[3] = {1, 0.5, -2};
        expect("forward", 0,
               __enzyme_fwddiff<double>((void *)parse, enzyme_dup, p, t, enzyme_const, text,
                                        enzyme_const, 2),
               d[0] + 0.5 * d[1] - 2 * d[2], 1e-12);
    }
    return verdict();
}
