/* Heat in a square plate whose conductivity changes from place to place. */
#ifndef PLATE_H
#define PLATE_H

enum { SIDE = 96, STEPS = 60, SENSORS = 8 };

/* How far the temperatures at sensors are from what was measured there (K^2), after STEPS steps from
 * a plate that is cold but for one edge.  conductivity[SIDE * SIDE] in cells a step, below 0.24;
 * measured[SENSORS * SENSORS] in K. */
double misfit(const double *conductivity, const double *measured);

/* The temperatures at the sensors, in K. */
void measure(const double *conductivity, double *temperatures);

/* The misfit, and what it gains by each cell's conductivity: gradient[SIDE * SIDE], set. */
double misfit_and_gradient(const double *conductivity, const double *measured, double *gradient);

#endif
