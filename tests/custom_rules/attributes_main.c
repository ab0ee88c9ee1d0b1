/* The derivatives of attributes.ll. */
#define REVERSE_ONLY /* the rules are for reverse mode */
#include "../programs/check.h"

double by_metadata(double x);
double by_attribute(double x);
double by_likeness(double x);
double by_call(double x);
double by_instruction(double x);
double by_global(double x);

int main(void)
{
    const double x = 2.0;
    check("metadata", __enzyme_autodiff((void *)by_metadata, x), 5.0 * x);
    check("attribute", __enzyme_autodiff((void *)by_attribute, x), x * x);
    check("likeness", __enzyme_autodiff((void *)by_likeness, x), cos(x));
    check("call", __enzyme_autodiff((void *)by_call, x), x * x + 18.0 * x);
    check("instruction", __enzyme_autodiff((void *)by_instruction, x), 2.0 * x * x);
    check("global", __enzyme_autodiff((void *)by_global, x), 2.0 * x * x);
    return check_result();
}
