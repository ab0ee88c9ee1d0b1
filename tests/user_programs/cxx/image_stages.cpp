// Imaging: stages of a pipeline as std::function, images that move, views by std::span, a pyramid.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

class Image {
    int w_ = 0, h_ = 0;
    std::unique_ptr<float[]> data_;

public:
    Image() = default;
    Image(int w, int h) : w_(w), h_(h), data_(new float[w * h]()) {}
    Image(const Image &o) : Image(o.w_, o.h_) { std::copy_n(o.data_.get(), w_ * h_, data_.get()); }
    Image(Image &&) noexcept = default;
    Image &operator=(Image o) noexcept
    {
        std::swap(w_, o.w_);
        std::swap(h_, o.h_);
        data_.swap(o.data_);
        return *this;
    }
    int width() const { return w_; }
    int height() const { return h_; }
    float &at(int x, int y) { return data_[std::clamp(y, 0, h_ - 1) * w_ + std::clamp(x, 0, w_ - 1)]; }
    float at(int x, int y) const { return const_cast<Image *>(this)->at(x, y); }
    std::span<float> row(int y) { return {data_.get() + y * w_, (std::size_t)w_}; }
    std::span<const float> all() const { return {data_.get(), (std::size_t)(w_ * h_)}; }
};
class Pipeline {
    std::vector<std::pair<std::string, std::function<Image(Image)>>> stages_;

public:
    Pipeline &then(std::string name, std::function<Image(Image)> f)
    {
        stages_.emplace_back(std::move(name), std::move(f));
        return *this;
    }
    Image run(Image image) const
    {
        for (const auto &[name, stage] : stages_)
            image = stage(std::move(image));
        return image;
    }
};
static Image blur(const Image &in, float s)
{
    Image out(in.width(), in.height());
    float k[3] = {s, 1 - 2 * s, s};
    for (int y = 0; y < in.height(); y++)
        for (int x = 0; x < in.width(); x++)
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++)
                    out.at(x, y) += k[i + 1] * k[j + 1] * in.at(x + i, y + j);
    return out;
}
static Image half(const Image &in)
{
    Image out((in.width() + 1) / 2, (in.height() + 1) / 2);
    for (int y = 0; y < out.height(); y++)
        for (int x = 0; x < out.width(); x++)
            out.at(x, y) = (in.at(2 * x, 2 * y) + in.at(2 * x + 1, 2 * y) + in.at(2 * x, 2 * y + 1) + in.at(2 * x + 1, 2 * y + 1)) / 4;
    return out;
}
static double contrast(const double *pixels, int w, int h, double gamma, double sigma)
{
    Image image(w, h);
    std::transform(pixels, pixels + w * h, image.row(0).data(), [](double v) { return (float)v; });
    Pipeline p;
    p.then("gamma", [gamma](Image i) {
         for (int y = 0; y < i.height(); y++)
             for (float &v : i.row(y))
                 v = std::pow(v, (float)gamma);
         return i;
     }).then("blur", [sigma](Image i) { return blur(i, (float)sigma); });
    Image level = p.run(image);
    double sum = 0;
    for (int k = 0; level.width() > 1; k++) {
        const auto all = level.all();
        const double mean = std::accumulate(all.begin(), all.end(), 0.0) / all.size();
        const double square = std::inner_product(all.begin(), all.end(), all.begin(), 0.0) / all.size();
        sum += (square - mean * mean) / (k + 1) + 0.1 * mean;
        level = half(level);
    }
    return sum;
}
struct Two {
    double g, s;
};
int main()
{
    double px[30], d[30] = {}, gamma = 1.7, sigma = 0.2;
    for (int i = 0; i < 30; i++)
        px[i] = 0.2 + 0.7 * std::fabs(std::sin(1.3 * i));
    const Two g = __enzyme_autodiff<Two>((void *)contrast, enzyme_dup, px, d, enzyme_const, 6, enzyme_const, 5, enzyme_out, gamma, enzyme_out, sigma);
    EXPECT_SLOPE("gamma", 0, g.g, contrast(px, 6, 5, gamma, sigma), gamma, 3e-2, 1e-3);
    EXPECT_SLOPE("sigma", 0, g.s, contrast(px, 6, 5, gamma, sigma), sigma, 1e-2, 1e-3);
    for (int i = 0; i < 30; i += 3)
        EXPECT_SLOPE("px", i, d[i], contrast(px, 6, 5, gamma, sigma), px[i], 2e-2, 1e-3);
    return verdict();
}
