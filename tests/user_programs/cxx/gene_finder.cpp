// Genetics: hidden Markov model for CpG islands over a DNA string. Model text is
// parsed by stringstream into maps; log likelihood by the scaled forward
// algorithm; gradient with respect to all logits (softmax rows).
#include <cmath>
#include <algorithm>
#include <iostream>
#include <map>
#include <numeric>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

extern int enzyme_const;
extern int enzyme_dup;
extern "C" double __enzyme_autodiff(void*, ...);

static const char* MODEL = R"(
state island   A 0.1 C 0.9 G 0.8 T 0.05
state ocean    A 0.6 C 0.2 G 0.15 T 0.7
state shore    A 0.3 C 0.4 G 0.5 T 0.3
trans island   1.5 -0.7 0.1
trans ocean    -1.0 2.0 0.3
trans shore    0.2 0.4 0.8
)";

struct Model {
    std::vector<std::string> names;
    std::map<std::string, std::unordered_map<char, double>> emission;   // logits
    std::map<std::string, std::vector<double>> transition;              // logits
};

Model parse(const std::string& text) {
    Model m;
    std::istringstream in(text);
    std::string line, word, name;
    while (std::getline(in, line)) {
        std::istringstream ls(line);
        if (!(ls >> word >> name)) continue;
        if (word == "state") {
            m.names.push_back(name);
            char c; double v;
            while (ls >> c >> v) m.emission[name][c] = v;
        } else if (word == "trans") {
            double v;
            while (ls >> v) m.transition[name].push_back(v);
        } else throw std::runtime_error("bad line: " + line);
    }
    return m;
}

static std::optional<int> code(char c) {
    static const std::string alphabet = "ACGT";
    auto p = alphabet.find(c);
    if (p == std::string::npos) return std::nullopt;
    return static_cast<int>(p);
}

static std::vector<double> softmax(const std::vector<double>& z) {
    std::vector<double> e(z.size());
    double top = *std::max_element(z.begin(), z.end());
    std::transform(z.begin(), z.end(), e.begin(), [top](double v) { return std::exp(v - top); });
    double sum = std::accumulate(e.begin(), e.end(), 0.0);
    for (auto& v : e) v /= sum;
    return e;
}

double log_likelihood(const Model& m, const std::string& dna) {
    const size_t n = m.names.size();
    std::vector<std::vector<double>> A, B;
    for (const auto& name : m.names) {
        A.push_back(softmax(m.transition.at(name)));
        std::vector<double> row;
        for (char c : {'A', 'C', 'G', 'T'}) row.push_back(m.emission.at(name).at(c));
        B.emplace_back(softmax(row));
    }
    std::vector<double> alpha(n, 1.0 / n), next(n);
    double ll = 0;
    for (char c : dna) {
        auto k = code(c);
        for (size_t j = 0; j < n; ++j) {
            double s = 0;
            for (size_t i = 0; i < n; ++i) s += alpha[i] * A[i][j];
            next[j] = k ? s * B[j][*k] : s;
        }
        double scale = std::accumulate(next.begin(), next.end(), 0.0);
        ll += std::log(scale);
        for (auto& v : next) v /= scale;
        std::swap(alpha, next);
    }
    return ll;
}

double objective(const Model* m, const std::string* dna) { return log_likelihood(*m, *dna); }

int main() {
    Model m = parse(MODEL), d = m;
    for (auto& [n, e] : d.emission) for (auto& [c, v] : e) v = 0;
    for (auto& [n, t] : d.transition) std::fill(t.begin(), t.end(), 0.0);
    std::string dna;
    unsigned r = 7;
    for (int i = 0; i < 150; ++i) {
        r = r * 1103515245u + 12345u;
        int hot = (i / 40) % 2;
        dna += i == 70 ? 'N' : hot ? "CGCGATGC"[(r >> 16) % 8] : "ATTACGAT"[(r >> 16) % 8];
    }
    std::cout.precision(12);
    std::cout << "log likelihood " << objective(&m, &dna) << "\n";
    __enzyme_autodiff(reinterpret_cast<void*>(objective), enzyme_dup, &m, &d, enzyme_const, &dna);
    int bad = 0;
    auto check = [&](const std::string& what, double& x, double g) {
        double h = 1e-5, k = x;
        x = k + h; double up = objective(&m, &dna);
        x = k - h; double dn = objective(&m, &dna);
        x = k;
        double fd = (up - dn) / (2 * h);
        std::cout << what << " ad=" << g << " fd=" << fd << "\n";
        if (!(std::abs(g - fd) <= 1e-5 * std::abs(fd) + 1e-7)) {
            std::cout << "MISMATCH " << what << " got " << g << " expected " << fd << "\n";
            bad = 1;
        }
    };
    for (auto& n : m.names) {
        for (char c : std::string("ACGT")) check("emit " + n + " " + c, m.emission[n][c], d.emission[n][c]);
        for (int j = 0; j < 3; ++j) check("trans " + n, m.transition[n][j], d.transition[n][j]);
    }
    return bad;
}
