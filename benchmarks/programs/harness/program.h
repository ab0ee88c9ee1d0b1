/* What a benchmark program defines, and what the harness does with it: main.c runs `primal` and
 * `derivative` in turn, checks the derivative in the same process, and prints one JSON object. */
#ifndef PROGRAM_H
#define PROGRAM_H

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    void *context;
    void (*primal)(void *context);
    /* Overwrites the derivative that the context holds; allocates nothing by itself. */
    void (*derivative)(void *context);
    /* The relative error of that derivative against an independent method. */
    double (*error)(void *context);
} program_t;

/* Makes the program's instance.  `words` are what the command line says beside the harness's
 * options, ended by NULL: usually nothing, or the name of a data file.  Returns 0, or -1 after a
 * message on stderr. */
int program_open(program_t *program, char **words);

#ifdef __cplusplus
}
#endif
#endif
