/* Runs a program (program.h): its memory, its error, its times, as one JSON object on stdout. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "program.h"
#include "timing.h"

/* Of the derivative's run time: the largest tape of any derivative so far. */
extern unsigned long long ltoad_tape_peak_bytes(void) __attribute__((weak));

typedef struct {
    int repeats;
    double shortest;
    char **words;
} options_t;

static const char usage[] = "usage: program [--repeats N] [--shortest SECONDS] [words...]\n";

static int parse(options_t *options, char **words)
{
    *options = (options_t){.repeats = 9, .shortest = 0.03};
    for (; words[0] && words[1] && words[0][0] == '-'; words += 2) {
        if (!strcmp(words[0], "--repeats"))
            options->repeats = atoi(words[1]);
        else if (!strcmp(words[0], "--shortest"))
            options->shortest = atof(words[1]);
        else
            return -1;
    }
    options->words = words;
    return options->repeats >= 1 && options->shortest > 0.0 ? 0 : -1;
}

typedef struct {
    unsigned long long primal_mallocs, mallocs, tape_bytes;
    size_t primal_resident, resident;
} memory_t;

static unsigned long long mallocs_of(void (*run)(void *), void *context)
{
    const unsigned long long before = allocation_count();
    run(context);
    return allocation_count() - before;
}

/* The first call may still set up what later ones find; mallocs are those of a later one. */
static memory_t measure_memory(const program_t *program)
{
    memory_t memory = {0};
    program->primal(program->context);
    memory.primal_mallocs = mallocs_of(program->primal, program->context);
    memory.primal_resident = peak_resident_bytes();
    program->derivative(program->context);
    memory.mallocs = mallocs_of(program->derivative, program->context);
    memory.resident = peak_resident_bytes();
    memory.tape_bytes = ltoad_tape_peak_bytes ? ltoad_tape_peak_bytes() : 0;
    return memory;
}

int main(int argc, char **argv)
{
    options_t options;
    if (argc < 1 || parse(&options, argv + 1)) {
        fputs(usage, stderr);
        return 2;
    }
    program_t program = {0};
    if (program_open(&program, options.words))
        return 1;
    const memory_t memory = measure_memory(&program);
    const double error = program.error(program.context);
    job_t jobs[2] = {{program.primal, program.context, 0.0},
                     {program.derivative, program.context, 0.0}};
    time_in_turn(jobs, options.repeats, options.shortest);
    printf("{\"primal_s\": %.9e, \"gradient_s\": %.9e, ", jobs[0].seconds, jobs[1].seconds);
    if (error == error)
        printf("\"rel_error\": %.3e, ", error);
    else /* JSON has no NaN */
        printf("\"rel_error\": null, ");
    printf("\"tape_bytes\": %llu, \"mallocs\": %llu, \"primal_mallocs\": %llu, "
           "\"peak_rss_mib\": %.2f, \"primal_rss_mib\": %.2f}\n",
           memory.tape_bytes, memory.mallocs, memory.primal_mallocs,
           (double)memory.resident / 0x1p20, (double)memory.primal_resident / 0x1p20);
    return 0;
}
