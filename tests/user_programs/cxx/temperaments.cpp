// Music: the roughness of a score under a temperament; variants of notes, rests and chords out of text.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
#include "../expect.h"

struct Note {
    int pitch;
    double beats;
};
struct Rest {
    double beats;
};
struct Chord {
    std::vector<int> pitches;
    double beats;
};
struct Tempo {
    double factor;
};
using Event = std::variant<Note, Rest, Chord, Tempo>;

template <class... F> struct overloaded : F... {
    using F::operator()...;
};
template <class... F> overloaded(F...) -> overloaded<F...>;

static int pitch_of(std::string_view name)
{
    static const std::map<char, int> steps{{'c', 0}, {'d', 2}, {'e', 4}, {'f', 5}, {'g', 7}, {'a', 9}, {'b', 11}};
    const auto it = steps.find(name.at(0));
    if (it == steps.end())
        throw std::invalid_argument("no note: " + std::string(name));
    int p = 48 + it->second;
    for (const char c : name.substr(1))
        switch (c) {
        case '\'': p += 12; break;
        case '#': ++p; break;
        case '-': --p; break;
        default: throw std::invalid_argument("what is " + std::string(1, c));
        }
    return p;
}

class Score
{
    std::vector<Event> events_;

    static double beats_of(std::string_view &word)
    {
        const auto colon = word.rfind(':');
        int n = 4;
        if (colon != word.npos) {
            std::from_chars(word.data() + colon + 1, word.data() + word.size(), n);
            word = word.substr(0, colon);
        }
        return 4.0 / n;
    }

  public:
    explicit Score(std::string_view text)
    {
        while (!text.empty()) {
            const auto space = std::min(text.find(' '), text.size());
            auto word = text.substr(0, space);
            text.remove_prefix(std::min(space + 1, text.size()));
            const double beats = beats_of(word);
            if (word == "r")
                events_.emplace_back(Rest{beats});
            else if (word.front() == 't')
                events_.emplace_back(std::in_place_type<Tempo>, Tempo{beats});
            else if (word.find('+') != word.npos) {
                Chord c{{}, beats};
                for (std::size_t from = 0; from <= word.size();) {
                    const auto to = std::min(word.find('+', from), word.size());
                    c.pitches.push_back(pitch_of(word.substr(from, to - from)));
                    from = to + 1;
                }
                events_.push_back(std::move(c));
            } else
                events_.push_back(Note{pitch_of(word), beats});
        }
    }
    template <class F> void each(F &&f) const
    {
        for (const auto &e : events_)
            std::visit(f, e);
    }
};

class Temperament
{
    const double *cents_;
    double concert_;

  public:
    Temperament(const double *cents, double concert) : cents_(cents), concert_(concert) {}
    double operator()(int pitch) const
    {
        const int octave = pitch / 12, step = pitch % 12;
        return concert_ * std::exp2(octave - 5.75 + (100 * step + cents_[step]) / 1200);
    }
};

static double beating(double f, double g)
{
    double sum = 0;
    for (int i = 1; i <= 4; ++i)
        for (int j = 1; j <= 4; ++j) {
            const double low = std::min(i * f, j * g), width = std::abs(i * f - j * g) / (0.25 * low + 20);
            sum += std::exp(-3.5 * width) - std::exp(-5.75 * width);
        }
    return sum;
}

double roughness(const double *cents, double concert, double swing)
{
    const Score score("c+e+g:2 d':8 f#+a+c':4 r:8 t:6 e+g#+b e':16 g+b-+d' r a+c#'");
    const Temperament pitch(cents, concert);
    double time = 0, tempo = 1, total = 0;
    std::vector<std::pair<double, double>> sounding;
    score.each(overloaded{
        [&](const Note &n) {
            sounding.emplace_back(pitch(n.pitch), time);
            time += n.beats * tempo * (n.beats < 1 ? swing : 1);
        },
        [&](const Rest &r) {
            time += r.beats * tempo;
            sounding.clear();
        },
        [&](const Chord &c) {
            for (std::size_t i = 0; i < c.pitches.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    total += c.beats * beating(pitch(c.pitches[i]), pitch(c.pitches[j]));
            for (const auto &[f, since] : sounding)
                total += std::exp(-(time - since)) * beating(f, pitch(c.pitches.front()));
            time += c.beats * tempo;
        },
        [&](const Tempo &t) { tempo *= t.factor + 0.1 * swing; },
    });
    return total + 0.1 * time;
}

struct Two {
    double concert, swing;
};

int main()
{
    double cents[12] = {0, -10, -4, 3, -7, 2, -9, -2, 5, -5, 1, -6}, d[12] = {}, concert = 440, swing = 1.2;
    const Two g = __enzyme_autodiff<Two>((void *)roughness, enzyme_dup, cents, d, enzyme_out, concert, enzyme_out, swing);
    for (int i = 0; i < 12; ++i)
        EXPECT_SLOPE("cents", i, d[i], roughness(cents, concert, swing), cents[i], 1e-3, 1e-6);
    EXPECT_SLOPE("concert", 0, g.concert, roughness(cents, concert, swing), concert, 1e-2, 1e-6);
    EXPECT_SLOPE("swing", 0, g.swing, roughness(cents, concert, swing), swing, 1e-3, 1e-6);
    return verdict();
}
