/* Called like functions of the harness's type complex_objective. */
#ifndef EXPECTED_H
#define EXPECTED_H

/* The derivative of `clusters` along the direction: its gradient is the Hessian times that. */
double _Complex clusters_along(const void *task, const double _Complex *centres);

#endif
