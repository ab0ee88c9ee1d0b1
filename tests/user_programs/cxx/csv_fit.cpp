// Statistics: comma-separated text through stringstream, getline and from_chars; logistic regression.
#include "../expect.h"
#include <charconv>
#include <sstream>
#include <string>
#include <vector>

struct Patient {
    std::string name;
    int age = 0;
    double pressure = 0;
    bool ill = false;
};

static std::vector<std::string> split(const std::string &line, char by)
{
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; std::getline(in, field, by);)
        fields.push_back(field);
    return fields;
}

static std::vector<Patient> parse(const std::string &text)
{
    std::vector<Patient> patients;
    std::istringstream in(text);
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        const auto fields = split(line, ';');
        if (fields.size() < 4)
            continue;
        Patient p;
        p.name = fields[0];
        std::from_chars(fields[1].data(), fields[1].data() + fields[1].size(), p.age);
        p.pressure = std::stod(fields[2]);
        p.ill = fields[3] == "yes";
        patients.push_back(std::move(p));
    }
    return patients;
}

static double loss(const double *w)
{
    static const char *text = "name;age;pressure;ill\nAnna Magdalena Katharina;61;1.62;yes\nBo;33;1.21;no\n"
                              "incomplete\nCy;47;1.48;yes\nDee;52;1.3;no\n";
    double sum = 0;
    for (const Patient &p : parse(text)) {
        const double z = w[0] + w[1] * p.age / 50.0 + w[2] * p.pressure;
        sum += std::log1p(std::exp(p.ill ? -z : z)) * (p.name.length() > 3 ? 0.5 : 1);
    }
    return sum;
}

int main()
{
    double w[3] = {-1.1, 0.6, 0.4}, d[3] = {};
    __enzyme_autodiff<double>((void *)loss, enzyme_dup, w, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("w", i, d[i], loss(w), w[i], 1e-3, 1e-7);
    return verdict();
}
