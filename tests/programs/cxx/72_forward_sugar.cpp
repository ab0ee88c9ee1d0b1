// The way in which Enzyme's C++ header asks: a result that a template chooses, and
// enzyme_noret in front of every forward derivative that does not want the primal.
#include "check.hpp"

#include <type_traits>

extern int enzyme_noret, enzyme_primal_return;
template <typename Result, typename... Arguments> Result __enzyme_fwddiff(void *, Arguments...);

template <typename T> struct doubled {
    double value, tangent;
};

template <bool with_primal, typename Function, typename... Arguments>
auto forward(Function *f, Arguments... arguments)
{
    using result = std::conditional_t<with_primal, doubled<double>, double>;
    return __enzyme_fwddiff<result>((void *)f, with_primal ? enzyme_primal_return : enzyme_noret,
                                    arguments...);
}

static double energy(double x, double y) { return std::sin(x) * y + x * y * y; }

int main()
{
    const double x = 0.7, y = -1.3;
    check("tangent", 0, forward<false>(energy, enzyme_dup, x, 1.0, enzyme_const, y),
          std::cos(x) * y + y * y);
    check("both tangents", 0, forward<false>(energy, enzyme_dup, x, 2.0, enzyme_dup, y, 3.0),
          2.0 * (std::cos(x) * y + y * y) + 3.0 * (std::sin(x) + 2.0 * x * y));
    const auto both = forward<true>(energy, enzyme_dup, x, 1.0, enzyme_const, y);
    check("value", 0, both.value, energy(x, y));
    check("and tangent", 0, both.tangent, std::cos(x) * y + y * y);
    return check_result();
}
