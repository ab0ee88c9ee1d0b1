// Music: voices with envelopes as state machines (enum class), oscillators in unique_ptr, a limiter in float.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <numbers>
#include <string>
#include <vector>

enum class Stage : unsigned char { attack, decay, sustain, release, off };

struct Envelope {
    float attack, decay, sustain, release;
    Stage stage = Stage::attack;
    float level = 0;
    float next()
    {
        switch (stage) {
        case Stage::attack:
            level += attack * (1.05f - level);
            if (level > 0.95f)
                stage = Stage::decay;
            break;
        case Stage::decay:
            level += decay * (sustain - level);
            if (level < sustain + 0.02f)
                stage = Stage::sustain;
            break;
        case Stage::sustain:
            break;
        case Stage::release:
            level *= 1 - release;
            if (level < 1e-3f)
                stage = Stage::off;
            break;
        case Stage::off:
            level = 0;
        }
        return level;
    }
};

struct Oscillator {
    virtual float next() = 0;
    virtual std::unique_ptr<Oscillator> clone() const = 0;
    virtual ~Oscillator() {}
};
template <typename Shape> class Wave : public Oscillator {
    float phase_ = 0, step_;
    Shape shape_;

public:
    Wave(float step, Shape shape) : step_(step), shape_(shape) {}
    float next() override
    {
        phase_ += step_;
        if (phase_ > 1)
            phase_ -= 1;
        return shape_(phase_);
    }
    std::unique_ptr<Oscillator> clone() const override { return std::make_unique<Wave>(*this); }
};

class Voice {
    std::unique_ptr<Oscillator> osc_;
    Envelope env_;
    std::string patch_;

public:
    Voice(std::unique_ptr<Oscillator> o, Envelope e, std::string patch) : osc_(std::move(o)), env_(e), patch_(std::move(patch)) {}
    Voice(const Voice &v) : osc_(v.osc_->clone()), env_(v.env_), patch_(v.patch_ + "'") {}
    Voice(Voice &&) noexcept = default;
    Voice &operator=(Voice &&) = default;
    void stop() { env_.stage = Stage::release; }
    bool silent() const { return env_.stage == Stage::off; }
    float next() { return osc_->next() * env_.next(); }
};

struct Patch {
    float attack, decay, sustain, release, pitch, brightness, threshold;
};

static float loudness(const Patch *p)
{
    auto sine = [](float x) { return std::sin(2 * std::numbers::pi_v<float> * x); };
    const float bright = p->brightness;
    auto bent = [bright](float x) { return std::tanh(bright * std::sin(2 * std::numbers::pi_v<float> * x)); };
    const Envelope e{p->attack, p->decay, p->sustain, p->release};
    std::vector<Voice> voices;
    voices.emplace_back(std::make_unique<Wave<decltype(sine)>>(p->pitch, sine), e, "pad");
    voices.emplace_back(std::make_unique<Wave<decltype(bent)>>(1.5f * p->pitch, bent), e, "a lead with some overdrive");
    voices.push_back(voices.front());
    std::deque<float> delay(7, 0.f);
    std::array<float, 64> out{};
    for (std::size_t i = 0; i < out.size(); i++) {
        float mix = 0;
        for (auto &v : voices)
            mix += v.next();
        mix += 0.4f * delay.front();
        delay.pop_front();
        delay.push_back(mix);
        out[i] = mix > p->threshold ? p->threshold + std::tanh(mix - p->threshold) : mix;
        if (i == 30)
            for (auto &v : voices)
                v.stop();
        voices.erase(std::remove_if(voices.begin(), voices.end(), [](const Voice &v) { return v.silent(); }), voices.end());
    }
    float sum = 0;
    for (float s : out)
        sum += s * s;
    return std::sqrt(sum);
}

template <> float __enzyme_autodiff<float>(void *, int, Patch *, Patch *);

int main()
{
    Patch p{0.3f, 0.2f, 0.6f, 0.15f, 0.013f, 2.1f, 1.3f}, d{};
    __enzyme_autodiff<float>((void *)loudness, enzyme_dup, &p, &d);
    float *x = &p.attack, *g = &d.attack;
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("patch", i, g[i], loudness(&p), x[i], 2e-5f, 2e-2);
    return verdict();
}
