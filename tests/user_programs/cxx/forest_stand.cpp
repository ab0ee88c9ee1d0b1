// Ecology: trees of several species that grow, shade each other, seed and are felled; objects behind a common base.
#include "../expect.h"
#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

struct Place {
    float x, y;
};

class Tree {
protected:
    double height_;
    Place place_;
    int age_ = 0;
    char state_ = 'a';

public:
    Tree(double height, Place place) : height_(height), place_(place) {}
    virtual ~Tree() = default;
    virtual std::string species() const = 0;
    virtual double growth(double light) const = 0;
    virtual std::unique_ptr<Tree> seedling(Place at) const = 0;
    virtual double value() const { return height_ * height_ * 0.1; }

    double height() const { return height_; }
    int age() const { return age_; }
    const Place &place() const { return place_; }
    bool alive() const { return state_ == 'a'; }
    void fell() { state_ = 'f'; }
    void grow(double light)
    {
        height_ += growth(light);
        age_++;
    }
};

struct Rates {
    double pine, oak, birch, shade;
};

class Pine : public Tree {
    const Rates &rates_;

public:
    Pine(double h, Place p, const Rates &r) : Tree(h, p), rates_(r) {}
    std::string species() const override { return "pine"; }
    double growth(double light) const override { return rates_.pine * light * std::exp(-height_ / 20); }
    std::unique_ptr<Tree> seedling(Place at) const override { return std::make_unique<Pine>(0.3 + 0.01 * height_, at, rates_); }
};

class Oak final : public Tree {
    double rate_;
    std::vector<double> rings_;

public:
    Oak(double h, Place p, double rate) : Tree(h, p), rate_(rate) { rings_.push_back(h); }
    std::string species() const override { return "oak of the old kind"; }
    double growth(double light) const override { return rate_ * std::sqrt(light) / (1 + 0.05 * height_); }
    std::unique_ptr<Tree> seedling(Place at) const override
    {
        auto young = std::make_unique<Oak>(*this);
        young->height_ = 0.2 * rings_.front() / (1 + rings_.front());
        young->place_ = at;
        young->age_ = 0;
        return young;
    }
    double value() const override { return Tree::value() * 3 + std::accumulate(rings_.begin(), rings_.end(), 0.0); }
};

class Birch : public Pine {
    float bark_;
    double factor_;

public:
    Birch(double h, Place p, const Rates &r, float bark) : Pine(h, p, r), bark_(bark), factor_(r.birch) {}
    std::string species() const override { return "birch"; }
    double growth(double light) const override { return factor_ * Pine::growth(light) * bark_; }
};

class Stand {
    std::list<std::unique_ptr<Tree>> trees_;
    double income_ = 0;
    double shade_;

    double light_at(const Tree &tree) const
    {
        double above = 0;
        for (const auto &t : trees_) {
            if (t.get() == &tree || t->height() < tree.height())
                continue;
            const double dx = t->place().x - tree.place().x, dy = t->place().y - tree.place().y;
            above += (t->height() - tree.height()) / (1 + dx * dx + dy * dy);
        }
        return std::exp(-shade_ * above);
    }

public:
    explicit Stand(double shade) : shade_(shade) {}
    void plant(std::unique_ptr<Tree> t) { trees_.push_back(std::move(t)); }

    void year(int number)
    {
        std::vector<double> light;
        for (const auto &t : trees_)
            light.push_back(light_at(*t));
        auto l = light.begin();
        for (auto &t : trees_)
            t->grow(*l++);
        std::list<std::unique_ptr<Tree>> young;
        for (const auto &t : trees_)
            if (t->age() % 3 == 2)
                young.push_back(t->seedling({t->place().x + 1.5f, t->place().y - 0.5f * static_cast<float>(number)}));
        trees_.splice(trees_.end(), young);
        if (number % 4 == 3) {
            const auto tallest =
                std::max_element(trees_.begin(), trees_.end(), [](const auto &a, const auto &b) { return a->height() < b->height(); });
            income_ += (*tallest)->value();
            (*tallest)->fell();
        }
        trees_.remove_if([](const auto &t) { return !t->alive(); });
    }

    double worth() const
    {
        std::map<std::string, double> kinds;
        for (const auto &t : trees_)
            kinds[t->species()] += t->value();
        double variety = 0, all = 0;
        for (const auto &[name, value] : kinds) {
            all += value;
            variety += std::log(1 + value) * static_cast<double>(name.size());
        }
        return income_ + all + 0.1 * variety;
    }
};

static double forest(const Rates *rates)
{
    Stand stand(rates->shade);
    stand.plant(std::make_unique<Pine>(4, Place{0, 0}, *rates));
    stand.plant(std::make_unique<Oak>(2.5, Place{2, 1}, rates->oak));
    stand.plant(std::make_unique<Birch>(3, Place{-1, 2}, *rates, 0.875f));
    for (int y = 0; y < 9; y++)
        stand.year(y);
    return stand.worth();
}

int main()
{
    Rates r{1.3, 0.8, 1.1, 0.2}, d{};
    __enzyme_autodiff<void>((void *)forest, enzyme_dup, &r, &d);
    EXPECT_SLOPE("pine", 0, d.pine, forest(&r), r.pine, 1e-5, 1e-6);
    EXPECT_SLOPE("oak", 0, d.oak, forest(&r), r.oak, 1e-5, 1e-6);
    EXPECT_SLOPE("birch", 0, d.birch, forest(&r), r.birch, 1e-5, 1e-6);
    EXPECT_SLOPE("shade", 0, d.shade, forest(&r), r.shade, 1e-5, 1e-6);
    return verdict();
}
