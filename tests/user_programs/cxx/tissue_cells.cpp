// Developmental biology: a sheet of cells as a half-edge mesh; vertices, edges and faces behind unique_ptr know each other
// by raw pointers, circulators are iterators, and short edges flip; forces and their Hessian.
#include "../expect.h"
#include <algorithm>
#include <iterator>
#include <memory>
#include <numeric>
#include <unordered_set>
#include <vector>

struct Edge;
struct Vertex {
    double x, y;
    Edge *leaving = nullptr;
};
struct Cell {
    Edge *first = nullptr;
    double preferred, tension;
    bool marked = false;
};
struct Edge {
    Vertex *from = nullptr;
    Edge *next = nullptr, *twin = nullptr;
    Cell *cell = nullptr;
    [[nodiscard]] const Vertex &to() const { return *next->from; }
    [[nodiscard]] double length() const { return std::hypot(to().x - from->x, to().y - from->y); }
};

class Around {
    Edge *first_;

public:
    class iterator {
        Edge *at_;
        bool started_;

    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Edge;
        using difference_type = std::ptrdiff_t;
        using pointer = Edge *;
        using reference = Edge &;
        iterator(Edge *e, bool started) : at_(e), started_(started) {}
        reference operator*() const { return *at_; }
        pointer operator->() const { return at_; }
        iterator &operator++()
        {
            at_ = at_->next;
            started_ = true;
            return *this;
        }
        bool operator!=(const iterator &o) const { return at_ != o.at_ || started_ != o.started_; }
        bool operator==(const iterator &o) const { return !(*this != o); }
    };
    explicit Around(const Cell &c) : first_(c.first) {}
    [[nodiscard]] iterator begin() const { return {first_, false}; }
    [[nodiscard]] iterator end() const { return {first_, true}; }
};

class Tissue {
    std::vector<std::unique_ptr<Vertex>> vertices_;
    std::vector<std::unique_ptr<Edge>> edges_;
    std::vector<std::unique_ptr<Cell>> cells_;

public:
    Tissue(const double *xy, int columns, int rows, double tension)
    {
        for (int j = 0; j <= rows; ++j)
            for (int i = 0; i <= columns; ++i, xy += 2)
                vertices_.push_back(std::make_unique<Vertex>(Vertex{xy[0], xy[1]}));
        const auto at = [&](int i, int j) { return vertices_[static_cast<std::size_t>(j * (columns + 1) + i)].get(); };
        for (int j = 0; j < rows; ++j)
            for (int i = 0; i < columns; ++i)
                add({at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)}, 0.9 + 0.1 * ((i + j) % 3), tension);
    }
    Cell &add(std::initializer_list<Vertex *> corners, double area, double tension)
    {
        auto &cell = *cells_.emplace_back(std::make_unique<Cell>(Cell{nullptr, area, tension}));
        Edge *last = nullptr;
        for (Vertex *v : corners) {
            auto &e = edges_.emplace_back(new Edge{.from = v, .cell = &cell});
            v->leaving = e.get();
            if (last)
                last->next = e.get();
            else
                cell.first = e.get();
            last = e.get();
        }
        last->next = cell.first;
        for (Edge &e : Around(cell))
            for (auto &other : edges_)
                if (other->next && other->from == e.next->from && other->next->from == e.from) {
                    e.twin = other.get();
                    other->twin = &e;
                }
        return cell;
    }
    [[nodiscard]] double energy() const
    {
        double sum = 0;
        std::unordered_set<const Edge *> seen;
        for (const auto &cell : cells_) {
            const Around edges(*cell);
            const double area = std::accumulate(edges.begin(), edges.end(), 0.0, [](double a, const Edge &e) {
                return a + 0.5 * (e.from->x * e.to().y - e.to().x * e.from->y);
            });
            const double perimeter = std::accumulate(edges.begin(), edges.end(), 0.0, [](double p, const Edge &e) { return p + e.length(); });
            const auto outer = std::count_if(edges.begin(), edges.end(), [](const Edge &e) { return !e.twin; });
            sum += (area - cell->preferred) * (area - cell->preferred) + 0.02 * perimeter * perimeter + 0.01 * double(outer) * perimeter;
            for (const Edge &e : edges)
                if (seen.insert(&e).second && e.twin && !seen.contains(e.twin))
                    sum += 0.5 * (cell->tension + e.twin->cell->tension) * e.length();
        }
        return sum;
    }
};

static double energy(const double *xy, double tension)
{
    const Tissue t(xy, 2, 2, tension);
    return t.energy();
}

static void force(const double *xy, double *f) { __enzyme_autodiff<void>((void *)energy, enzyme_dup, xy, f, enzyme_const, 0.12); }

int main()
{
    double xy[18], f[18] = {}, v[18], tension = 0.12;
    for (int i = 0; i < 9; i++) {
        xy[2 * i] = i % 3 + 0.1 * std::sin(3.0 * i);
        xy[2 * i + 1] = i / 3 + 0.1 * std::cos(2.0 * i);
        v[2 * i] = std::cos(1.0 * i);
        v[2 * i + 1] = std::sin(2.0 * i);
    }
    force(xy, f);
    for (int i = 0; i < 18; i++)
        EXPECT_SLOPE("vertex", i, f[i], energy(xy, tension), xy[i], 1e-4, 1e-7);
    const double dt = __enzyme_autodiff<double>((void *)energy, enzyme_const, xy, enzyme_out, tension);
    EXPECT_SLOPE("tension", 0, dt, energy(xy, tension), tension, 1e-4, 1e-7);
    double unused[18] = {}, hv[18] = {};
    __enzyme_fwddiff<void>((void *)force, enzyme_dup, xy, v, enzyme_dup, unused, hv);
    for (int i = 0; i < 18; i++) {
        double g[2] = {0, 0}, moved[18];
        for (int k = 0; k < 2; k++) {
            double all[18] = {};
            for (int j = 0; j < 18; j++)
                moved[j] = xy[j] + (k ? 1e-5 : -1e-5) * v[j];
            force(moved, all);
            g[k] = all[i];
        }
        expect("curvature", i, hv[i], (g[1] - g[0]) / 2e-5, 1e-6);
    }
    return verdict();
}
