/* Sums over arrays of any rank, which Fortran passes by descriptors. */
#include <ISO_Fortran_binding.h>
#include <math.h>
#include <string.h>

double total_of(CFI_cdesc_t *a, int power) {
    CFI_index_t at[CFI_MAX_RANK] = {0};
    double sum = 0;
    long count = 1;
    for (int d = 0; d < a->rank; d++)
        count *= a->dim[d].extent;
    for (long i = 0; i < count; i++) {
        const char *p = a->base_addr;
        for (int d = 0; d < a->rank; d++)
            p += at[d] * a->dim[d].sm;
        double value = *(const double *)p;
        sum += power == 1 ? value : pow(value, power);
        for (int d = 0; d < a->rank && ++at[d] == a->dim[d].extent; d++)
            at[d] = 0;
    }
    return sum / (count > 0 ? count : 1);
}
