// Image processing: an image class by pixel type, a bilateral filter, metadata and text in the image.
#include "../expect.h"
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

template <typename Pixel> class Image {
    int width_, height_;
    std::vector<Pixel> pixels_;
    std::string title_;

public:
    Image(int w, int h, std::string title) : width_(w), height_(h), pixels_(w * h), title_(std::move(title)) {}
    Pixel &operator()(int x, int y) { return pixels_[y * width_ + x]; }
    const Pixel &operator()(int x, int y) const { return pixels_[y * width_ + x]; }
    int width() const { return width_; }
    int height() const { return height_; }
    const std::string &title() const { return title_; }
    template <typename Other, typename F> Image<Other> map(F f) const
    {
        Image<Other> out(width_, height_, title_ + " mapped");
        for (int y = 0; y < height_; y++)
            for (int x = 0; x < width_; x++)
                out(x, y) = f((*this)(x, y));
        return out;
    }
};

struct Rgb {
    float r, g, b;
};

static Image<float> bilateral(const Image<float> &in, float space, float range)
{
    Image<float> out(in.width(), in.height(), in.title());
    for (int y = 0; y < in.height(); y++)
        for (int x = 0; x < in.width(); x++) {
            float sum = 0, weight = 0;
            for (int v = std::max(0, y - 1); v <= std::min(in.height() - 1, y + 1); v++)
                for (int u = std::max(0, x - 1); u <= std::min(in.width() - 1, x + 1); u++) {
                    const float d = in(u, v) - in(x, y);
                    const float w = std::exp(-((u - x) * (u - x) + (v - y) * (v - y)) / (2 * space * space) -
                                             d * d / (2 * range * range));
                    sum += w * in(u, v);
                    weight += w;
                }
            out(x, y) = sum / weight;
        }
    return out;
}

static float contrast(float space, float range, const float *mix)
{
    Image<Rgb> photo(6, 5, "a photograph of something");
    for (int y = 0; y < 5; y++)
        for (int x = 0; x < 6; x++)
            photo(x, y) = {0.5f + 0.5f * std::sin(1.0f * x), 0.1f * y, (std::uint8_t)(37 * x * y) / 255.0f};
    const auto grey = photo.map<float>([mix](const Rgb &c) { return mix[0] * c.r + mix[1] * c.g + mix[2] * c.b; });
    const auto soft = bilateral(grey, space, range);
    float sum = 0;
    for (int y = 0; y < 5; y++)
        for (int x = 0; x < 6; x++)
            sum += (soft(x, y) - 0.3f) * (soft(x, y) - 0.3f) * (1 + (x + y) % 3);
    return soft.title().size() > 5 ? sum : 0;
}

struct Two {
    float space, range;
};

int main()
{
    float s = 1.2f, r = 0.5f, m[3] = {0.4f, 0.5f, 0.2f}, d[3] = {};
    const auto g = __enzyme_autodiff<Two>((void *)contrast, enzyme_out, s, enzyme_out, r, enzyme_dup, m, d);
    EXPECT_SLOPE("space", 0, g.space, contrast(s, r, m), s, 0.03125, 5e-3);
    EXPECT_SLOPE("range", 0, g.range, contrast(s, r, m), r, 0.03125, 5e-3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("mix", i, d[i], contrast(s, r, m), m[i], 0.03125, 5e-3);
    return verdict();
}
