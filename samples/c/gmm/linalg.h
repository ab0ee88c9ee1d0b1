/* Dense vector kernels.  No pointer is restrict: callers may well pass overlapping inputs. */
#ifndef LINALG_H
#define LINALG_H

/* out = a - b */
void subtract(int n, const double *a, const double *b, double *out);

/* out = Q v for the lower triangular Q with the given diagonal and the strictly lower part packed
 * by columns.  out must not overlap v. */
void lower_product(int n, const double *diagonal, const double *strictly_lower, const double *v,
                   double *out);

/* |v|^2 */
double squared_norm(int n, const double *v);

#endif
