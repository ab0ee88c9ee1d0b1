/* Climate: an energy balance model on latitude bands, global arrays and a file of settings in text. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

#define BANDS 18
static double temperature[BANDS + 2], albedo[BANDS];
static struct {
    double solar, a, b, diffusion;
    int years;
    char name[16];
} settings;

static const char FILE_TEXT[] = "name = earth\nsolar = 1365\na = 204\nb = 2.17\ndiffusion = 0.6\nyears = 40\n";

static void read_settings(const char *text)
{
    char key[16], value[16];
    int length;
    while (sscanf(text, "%15s = %15s %n", key, value, &length) == 2) {
        if (strcmp(key, "name") == 0)
            strcpy(settings.name, value);
        else if (strcmp(key, "solar") == 0)
            settings.solar = atof(value);
        else if (strcmp(key, "a") == 0)
            settings.a = atof(value);
        else if (strcmp(key, "b") == 0)
            settings.b = atof(value);
        else if (strcmp(key, "diffusion") == 0)
            settings.diffusion = atof(value);
        else if (strcmp(key, "years") == 0)
            settings.years = atoi(value);
        text += length;
    }
}

static void one_year(void)
{
    double next[BANDS];
    temperature[0] = temperature[1];
    temperature[BANDS + 1] = temperature[BANDS];
    for (int i = 0; i < BANDS; i++) {
        const double y = -1 + (2 * i + 1.0) / BANDS, t = temperature[i + 1];
        albedo[i] = 0.3 + 0.32 * (0.5 - 0.5 * tanh((t + 10) / 5));
        const double in = settings.solar / 4 * (1 - 0.241 * (3 * y * y - 1)) * (1 - albedo[i]);
        const double flux = settings.diffusion * (temperature[i] - 2 * t + temperature[i + 2]) * 8;
        next[i] = t + 0.05 * (in - settings.a - settings.b * t + flux);
    }
    memcpy(temperature + 1, next, sizeof next);
}

double mean_temperature(double solar_factor, double greenhouse)
{
    double sum = 0;
    read_settings(FILE_TEXT);
    settings.solar *= solar_factor;
    settings.a -= greenhouse;
    for (int i = 0; i < BANDS + 2; i++)
        temperature[i] = 10;
    for (int y = 0; y < settings.years; y++)
        one_year();
    for (int i = 1; i <= BANDS; i++)
        sum += temperature[i];
    return sum / BANDS;
}

struct response {
    double solar, greenhouse;
};
struct response __enzyme_autodiff_response(void *, double, double);

int main(void)
{
    double s = 1.01, g = 3;
    const struct response r = __enzyme_autodiff_response((void *)mean_temperature, s, g);
    EXPECT_SLOPE("solar", 0, r.solar, mean_temperature(s, g), s, 1e-4, 1e-6);
    EXPECT_SLOPE("greenhouse", 0, r.greenhouse, mean_temperature(s, g), g, 1e-3, 1e-6);
    return verdict();
}
