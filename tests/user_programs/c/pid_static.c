/* Control: a PID controller with state in static variables, a motor with a saturating input. */
#include "../expect.h"

static double motor_speed, motor_current;
static int ticks;

static void motor_reset(void)
{
    motor_speed = motor_current = 0;
    ticks = 0;
}

static double pid(double error, const double *gain, int reset)
{
    static double integral, previous;
    if (reset) {
        integral = previous = 0;
        return 0;
    }
    integral += 0.05 * error;
    const double slope = (error - previous) / 0.05;
    previous = error;
    return gain[0] * error + gain[1] * integral + gain[2] * slope;
}

static double motor(double volts)
{
    ticks++;
    volts = 12 * tanh(volts / 12);
    motor_current += 0.05 * (volts - motor_current - 0.4 * motor_speed) / 0.3;
    motor_speed += 0.05 * (0.9 * motor_current - 0.1 * motor_speed);
    return motor_speed;
}

double tracking_error(const double *gain, double wanted)
{
    double sum = 0, speed = 0;
    motor_reset();
    pid(0, gain, 1);
    while (ticks < 80) {
        const double error = wanted - speed;
        speed = motor(pid(error, gain, 0));
        sum += error * error * 0.05;
    }
    return sum;
}

int main(void)
{
    double g[3] = {2.0, 1.5, 0.05}, d[3] = {0}, wanted = 3;
    const double dw = __enzyme_autodiff((void *)tracking_error, enzyme_dup, g, d, enzyme_out, wanted);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("gain", i, d[i], tracking_error(g, wanted), g[i], 1e-4, 1e-6);
    EXPECT_SLOPE("wanted", 0, dw, tracking_error(g, wanted), wanted, 1e-3, 1e-6);
    return verdict();
}
