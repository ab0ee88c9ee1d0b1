/* Times of two jobs, in turn. */
#ifndef TIMING_H
#define TIMING_H

typedef struct {
    void (*run)(void *context);
    void *context;
    double seconds; /* out: median time of one run */
} job_t;

/* After a warm-up, `repeats` rounds; in every round each job runs for at least `shortest` seconds,
 * so that a slow phase of the machine hits both. */
void time_in_turn(job_t jobs[2], int repeats, double shortest);

#endif
