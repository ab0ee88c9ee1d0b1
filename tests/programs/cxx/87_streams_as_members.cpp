// Streams that are members of objects with numbers, or bases of such, on the heap and off it, of strings and of
// files: what a stream keeps in itself has no derivative, although it lies in active memory, and inlined code of
// the library follows the addresses in it.  Such programs were refused.
#define REVERSE_ONLY
#include "check.hpp"
#include <fstream>
#include <iomanip>
#include <memory>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

class logger {
    std::ostringstream out_;
    double weight_;
    int lines_ = 0;

public:
    explicit logger(double weight) : weight_(weight) {}
    void note(const std::string &what, double x)
    {
        weight_ += x * x;
        out_ << what << ' ' << std::setw(8) << std::setprecision(3) << x << std::endl;
        lines_++;
    }
    double total() const { return weight_ * lines_; }
    std::string text() const { return out_.str(); }
};

double loggers(double *x, int n)
{
    logger one(x[0]);
    auto other = std::make_unique<logger>(x[1]);
    std::vector<logger> many;
    for (int i = 0; i < n; i++) {
        one.note("one", x[i]);
        other->note("a name that is rather long", x[i] * one.total());
        many.emplace_back(x[i]);
        many.front().note("many", x[n - 1 - i]);
    }
    double sum = one.total() + 0.01 * other->total();
    for (const auto &l : many)
        sum += l.total() * l.text().size();
    return sum * other->text().size() * 0.01;
}

struct recorded : std::ostringstream {
    double weight = 0;
    std::vector<double> seen;
    void add(double v)
    {
        weight += v * v;
        seen.push_back(v);
        *this << v << ",";
    }
};

double bases(double *x, int n)
{
    auto record = std::make_shared<recorded>();
    for (int i = 0; i < n; i++) {
        record->add(x[i]);
        if (i % 2)
            *record << std::endl;
    }
    double sum = record->weight;
    for (const double v : record->seen)
        sum += v * x[0];
    return record->good() && record->str().size() > 2 ? sum * sum : 0;
}

struct output {
    std::unique_ptr<std::ostream> stream;
    double total = 0;
    std::vector<double> all;

    explicit output(bool file)
    {
        if (file)
            stream = std::make_unique<std::ofstream>("/dev/null");
        else
            stream = std::make_unique<std::stringstream>();
    }
    void put(double v)
    {
        total += v * v;
        all.push_back(v * total);
        *stream << v << '\n';
    }
};

double outputs(double *x, int n)
{
    output file(true);
    std::vector<std::unique_ptr<output>> others;
    for (int i = 0; i < n; i++) {
        file.put(x[i]);
        others.push_back(std::make_unique<output>(i == 1));
        others.back()->put(x[i] * file.total);
    }
    double sum = 0;
    for (const auto &o : others)
        for (const double v : o->all)
            sum += v * 1e-3;
    return sum + file.total;
}

class reader {
    std::istringstream in_;
    double scale_;
    std::string name_;
    std::vector<double> got_;

public:
    reader(const std::string &text, double scale) : in_(text), scale_(scale) { std::getline(in_, name_); }
    bool next(double &v)
    {
        if (!(in_ >> v))
            return false;
        v *= scale_;
        got_.push_back(v);
        return true;
    }
    double sum() const
    {
        double s = 0;
        for (const double g : got_)
            s += g * g;
        return s * scale_ + name_.size();
    }
};

double readers(double *x, int)
{
    reader r("the first line of it\n1 2.5\n3 4e-1\n", x[0]);
    double v = 0, s = 0;
    while (r.next(v))
        s += v * x[1];
    return s + r.sum();
}

// Where a vector may lie in the place of a stream, addresses of active memory are followed.
struct either {
    std::variant<std::vector<double>, std::ostringstream> where;
    double weight = 0;

    void put(double x)
    {
        weight += x;
        if (auto *all = std::get_if<std::vector<double>>(&where))
            all->push_back(x * x);
        else
            std::get<std::ostringstream>(where) << x << '\n';
    }
    double sum() const
    {
        double s = weight;
        if (const auto *all = std::get_if<std::vector<double>>(&where))
            for (const double a : *all)
                s += a * weight;
        return s;
    }
};

double alternatives(double *x, int n)
{
    either numbers, text;
    text.where.emplace<std::ostringstream>();
    for (int i = 0; i < n; i++) {
        numbers.put(x[i]);
        text.put(x[i]);
    }
    return numbers.sum() + text.sum() * x[0];
}

int main()
{
    check_gradient("loggers", loggers, 3);
    check_gradient("bases", bases, 3);
    check_gradient("outputs", outputs, 3);
    check_gradient("readers", readers, 3);
    check_gradient("alternatives", alternatives, 3);
    return check_result();
}
