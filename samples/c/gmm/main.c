/* Driver with derivatives: evaluates the objective and its gradient, checks the gradient, times
 * both. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gradient.h"
#include "measure.h"

/* Defined by the derivative's run time where it is linked in: the largest tape of any gradient. */
extern unsigned long long ltoad_tape_peak_bytes(void) __attribute__((weak));

static const char usage[] =
    "usage: gmm [options] [instance.txt]\n"
    "  --generate N D K SEED  make an instance instead of reading one (default 1000 10 25 1)\n"
    "  --write FILE           write the instance in ADBench's text format\n"
    "  --dump FILE            write the objective, then the gradient, one number a line\n"
    "  --samples COUNT        coordinates to compare with central differences (default 40)\n"
    "  --repeats COUNT        timed rounds (default 9, 0: do not time)\n"
    "  --json                 print one JSON object\n";

typedef struct {
    const char *input, *write, *dump;
    int n, d, k;
    unsigned long long seed;
    int samples, repeats, json;
} options_t;

typedef struct {
    double objective, gradient_norm, error;
    double primal_seconds, gradient_seconds;
} report_t;

/* Reads a decimal number of at least `least`; returns 0, or -1. */
static int parse_number(const char *text, int least, int *out)
{
    char *end;
    const long value = strtol(text, &end, 10);
    if (*text == '\0' || *end != '\0' || value < least || value > 1000000000L)
        return -1;
    *out = (int)value;
    return 0;
}

/* Returns how many further words the option takes, or -1 if it is wrong. */
static int parse_option(options_t *options, char **words, int left)
{
    const char *name = words[0];
    if (!strcmp(name, "--json")) {
        options->json = 1;
        return 0;
    }
    if (!strcmp(name, "--write") && left > 1) {
        options->write = words[1];
        return 1;
    }
    if (!strcmp(name, "--dump") && left > 1) {
        options->dump = words[1];
        return 1;
    }
    if (!strcmp(name, "--samples") && left > 1)
        return parse_number(words[1], 0, &options->samples) ? -1 : 1;
    if (!strcmp(name, "--repeats") && left > 1)
        return parse_number(words[1], 0, &options->repeats) ? -1 : 1;
    if (!strcmp(name, "--generate") && left > 4) {
        char *end;
        options->seed = strtoull(words[4], &end, 10);
        if (*end || parse_number(words[1], 1, &options->n) || parse_number(words[2], 1, &options->d)
            || parse_number(words[3], 1, &options->k))
            return -1;
        return 4;
    }
    if (name[0] == '-')
        return -1;
    options->input = name;
    return 0;
}

static int parse(options_t *options, int argc, char **argv)
{
    *options = (options_t){.n = 1000, .d = 10, .k = 25, .seed = 1, .samples = 40, .repeats = 9};
    for (int i = 1; i < argc; i++) {
        const int taken = parse_option(options, argv + i, argc - i);
        if (taken < 0)
            return -1;
        i += taken;
    }
    return 0;
}

typedef struct {
    const instance_t *instance;
    double *gradient;
    volatile double sink; /* keeps a call whose result nobody looks at alive */
} job_t;

static void run_primal(void *context)
{
    job_t *job = context;
    job->sink = instance_objective(job->instance);
}

static void run_gradient(void *context)
{
    job_t *job = context;
    instance_gradient(job->instance, job->gradient);
    job->sink = job->gradient[0];
}

static int measure_times(const instance_t *instance, double *gradient, int repeats,
                         report_t *report)
{
    job_t job = {.instance = instance, .gradient = gradient};
    timed_t jobs[2] = {{.run = run_primal, .context = &job}, {.run = run_gradient, .context = &job}};
    if (measure_interleaved(jobs, 2, repeats) != 0) {
        fprintf(stderr, "gmm: out of memory\n");
        return -1;
    }
    report->primal_seconds = jobs[0].seconds;
    report->gradient_seconds = jobs[1].seconds;
    return 0;
}

static int dump(const char *path, double objective, size_t count, const double *gradient)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        return -1;
    }
    fprintf(file, "%.17g\n", objective);
    for (size_t i = 0; i < count; i++)
        fprintf(file, "%.17g\n", gradient[i]);
    const int failed = ferror(file);
    if (fclose(file) != 0 || failed) {
        fprintf(stderr, "gmm: %s: cannot write\n", path);
        return -1;
    }
    return 0;
}

static void print_tape(const char *missing)
{
    if (ltoad_tape_peak_bytes)
        printf("%llu", ltoad_tape_peak_bytes());
    else
        printf("%s", missing);
}

static void print_json(const instance_t *instance, const options_t *options, const report_t *report)
{
    printf("{\"n\": %d, \"d\": %d, \"k\": %d, \"objective\": %.17g, \"gradient_norm\": %.17g",
           instance->n, instance->d, instance->k, report->objective, report->gradient_norm);
    if (options->samples > 0)
        printf(", \"error\": %.3g", report->error);
    if (options->repeats > 0)
        printf(", \"primal_seconds\": %.9g, \"gradient_seconds\": %.9g, \"ratio\": %.6g",
               report->primal_seconds, report->gradient_seconds,
               report->gradient_seconds / report->primal_seconds);
    printf(", \"tape_bytes\": ");
    print_tape("null");
    printf("}\n");
}

static void print_text(const instance_t *instance, const options_t *options, const report_t *report)
{
    printf("instance        n=%d d=%d K=%d, %zu parameters\n", instance->n, instance->d,
           instance->k, instance_parameter_count(instance));
    printf("objective       %.17g\n", report->objective);
    printf("gradient norm   %.17g\n", report->gradient_norm);
    if (options->samples > 0)
        printf("relative error  %.3g against central differences\n", report->error);
    if (options->repeats > 0) {
        printf("primal          %.4f ms\n", 1e3 * report->primal_seconds);
        printf("gradient        %.4f ms\n", 1e3 * report->gradient_seconds);
        printf("ratio           %.3f\n", report->gradient_seconds / report->primal_seconds);
    }
    printf("tape bytes      ");
    print_tape("n/a");
    printf("\n");
}

static int run(instance_t *instance, const options_t *options)
{
    const size_t count = instance_parameter_count(instance);
    double *gradient = malloc(count * sizeof *gradient);
    if (!gradient) {
        fprintf(stderr, "gmm: out of memory\n");
        return -1;
    }
    report_t report = {.objective = instance_objective(instance)};
    instance_gradient(instance, gradient);
    report.gradient_norm = euclidean_norm(count, gradient);
    report.error = gradient_error(instance, gradient, (size_t)options->samples);

    int status = options->dump ? dump(options->dump, report.objective, count, gradient) : 0;
    if (status == 0 && options->repeats > 0)
        status = measure_times(instance, gradient, options->repeats, &report);
    if (status == 0)
        (options->json ? print_json : print_text)(instance, options, &report);
    free(gradient);
    return status;
}

int main(int argc, char **argv)
{
    options_t options;
    if (parse(&options, argc, argv) != 0) {
        fputs(usage, stderr);
        return 2;
    }
    instance_t instance;
    if (options.input ? instance_read(&instance, options.input)
                      : instance_generate(&instance, options.n, options.d, options.k, options.seed))
        return 1;
    int status = options.write ? instance_write(&instance, options.write) : 0;
    if (status == 0)
        status = run(&instance, &options);
    instance_free(&instance);
    return status == 0 ? 0 : 1;
}
