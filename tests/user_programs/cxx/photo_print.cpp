// Photography: a print through curves and halation; pixels as vectors of the compiler, spans of rows, bytes in and out,
// a lookup table of halves, and stages in a pipeline of templates that is folded.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

typedef float pixel __attribute__((vector_size(16)));

struct Rgba {
    std::uint8_t r, g, b, a;
};

class Image {
    int width_, height_;
    std::vector<pixel> data_;

public:
    Image(int w, int h) : width_(w), height_(h), data_(static_cast<std::size_t>(w * h)) {}
    int width() const { return width_; }
    int height() const { return height_; }
    std::span<pixel> row(int y) { return std::span(data_).subspan(static_cast<std::size_t>(y * width_), static_cast<std::size_t>(width_)); }
    std::span<const pixel> row(int y) const { return std::span<const pixel>(data_).subspan(static_cast<std::size_t>(y * width_), static_cast<std::size_t>(width_)); }
};

static Image load(std::span<const std::uint32_t> packed, int width, const float *exposure)
{
    Image image(width, static_cast<int>(packed.size()) / width);
    for (std::size_t i = 0; i < packed.size(); i++) {
        const auto c = std::bit_cast<Rgba>(packed[i]);
        const pixel p = {c.r / 255.0f, c.g / 255.0f, c.b / 255.0f, 1.0f};
        const pixel e = {exposure[0], exposure[1], exposure[2], 1.0f};
        image.row(static_cast<int>(i) / width)[i % width] = p * p * e;
    }
    return image;
}

static float luma(pixel p)
{
    const pixel w = {0.2126f, 0.7152f, 0.0722f, 0.0f};
    const pixel q = p * w;
    const pixel turned = __builtin_shufflevector(q, q, 2, 3, 0, 1);
    const pixel s = q + turned;
    return s[0] + s[1];
}

struct Curve {
    float toe, shoulder;
    void operator()(Image &image) const
    {
        for (int y = 0; y < image.height(); y++)
            for (pixel &p : image.row(y)) {
                const float l = luma(p) + 1e-4f;
                const float mapped = l * (1 + toe * l) / (1 + shoulder * l);
                p *= mapped / l;
            }
    }
};

struct Halation {
    float radius, amount;
    void operator()(Image &image) const
    {
        std::array<float, 5> kernel;
        for (int i = 0; i < 5; i++)
            kernel[i] = std::exp(-static_cast<float>((i - 2) * (i - 2)) / (2 * radius * radius));
        const float total = std::accumulate(kernel.begin(), kernel.end(), 0.0f);
        for (auto &k : kernel)
            k /= total;
        Image across(image.width(), image.height());
        for (int y = 0; y < image.height(); y++)
            for (int x = 0; x < image.width(); x++) {
                pixel s = {};
                for (int i = -2; i <= 2; i++)
                    s += kernel[i + 2] * image.row(y)[std::clamp(x + i, 0, image.width() - 1)];
                across.row(y)[x] = s;
            }
        const pixel red = {1.0f, 0.4f, 0.2f, 0.0f};
        for (int y = 0; y < image.height(); y++)
            for (int x = 0; x < image.width(); x++) {
                pixel s = {};
                for (int i = -2; i <= 2; i++)
                    s += kernel[i + 2] * across.row(std::clamp(y + i, 0, image.height() - 1))[x];
                image.row(y)[x] += amount * red * s;
            }
    }
};

struct Dodge {
    std::span<const float> mask;
    void operator()(Image &image) const
    {
        for (int y = 0; y < image.height(); y++)
            for (int x = 0; x < image.width(); x++)
                image.row(y)[x] *= mask[static_cast<std::size_t>(y % 2 * 2 + x % 2)];
    }
};

template <class... Stages> class Pipeline {
    std::tuple<Stages...> stages_;

public:
    explicit Pipeline(Stages... s) : stages_(std::move(s)...) {}
    Image operator()(Image image) const
    {
        std::apply([&](const auto &...s) { (s(image), ...); }, stages_);
        return image;
    }
};

static std::vector<std::uint8_t> print(const Image &image)
{
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < image.height(); y++)
        for (const pixel &p : image.row(y))
            bytes.push_back(static_cast<std::uint8_t>(std::clamp(luma(p), 0.0f, 1.0f) * 255.0f));
    return bytes;
}

static float judge(const float *exposure, const float *mask, float toe, float radius)
{
    std::array<std::uint32_t, 30> packed;
    std::uint32_t state = 12345;
    for (auto &p : packed)
        p = (state = state * 1664525u + 1013904223u) | 0xff000000u;
    const Pipeline pipeline(Curve{toe, 0.8f}, Halation{radius, 0.3f}, Dodge{{mask, 4}}, Curve{0.1f, toe});
    const Image done = pipeline(load(packed, 6, exposure));
    float sum = 0;
    for (int y = 0; y < done.height(); y++)
        for (const pixel &p : done.row(y)) {
            const pixel off = p - pixel{0.4f, 0.35f, 0.3f, 1.0f};
            const pixel q = off * off;
            sum += q[0] + q[1] + 2 * q[2] + 0.1f * std::max(q[0], q[1]);
        }
    std::array<int, 4> histogram{};
    for (std::uint8_t b : print(done))
        histogram[b / 64]++;
    return sum / 30 + (histogram[0] < 0 ? 1.0f : 0.0f);
}

struct Two {
    float toe, radius;
};

int main()
{
    float exposure[3] = {1.1f, 0.9f, 0.75f}, mask[4] = {1.0f, 1.125f, 0.875f, 1.0625f}, de[3] = {}, dm[4] = {}, toe = 0.5f, radius = 0.9f;
    const auto by = __enzyme_autodiff<Two>((void *)judge, enzyme_dup, exposure, de, enzyme_dup, mask, dm, toe, radius);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("exposure", i, de[i], judge(exposure, mask, toe, radius), exposure[i], 0.015625f, 1e-3);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("mask", i, dm[i], judge(exposure, mask, toe, radius), mask[i], 0.015625f, 1e-3);
    EXPECT_SLOPE("toe", 0, by.toe, judge(exposure, mask, toe, radius), toe, 0.015625f, 1e-3);
    EXPECT_SLOPE("radius", 0, by.radius, judge(exposure, mask, toe, radius), radius, 0.015625f, 1e-3);
    return verdict();
}
