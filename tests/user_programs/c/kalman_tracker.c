/* Control: a Kalman filter with small matrices that are returned by value. */
#include "../expect.h"

typedef struct {
    int rows, cols;
    double a[16];
} Mat;

static Mat zeros(int r, int c) { return (Mat){r, c, {0}}; }
static Mat eye(int n)
{
    Mat m = zeros(n, n);
    for (int i = 0; i < n; i++)
        m.a[i * n + i] = 1;
    return m;
}
static Mat mul(Mat x, Mat y)
{
    Mat m = zeros(x.rows, y.cols);
    for (int i = 0; i < x.rows; i++)
        for (int j = 0; j < y.cols; j++)
            for (int k = 0; k < x.cols; k++)
                m.a[i * m.cols + j] += x.a[i * x.cols + k] * y.a[k * y.cols + j];
    return m;
}
static Mat add(Mat x, Mat y, double f)
{
    for (int i = 0; i < x.rows * x.cols; i++)
        x.a[i] += f * y.a[i];
    return x;
}
static Mat transpose(Mat x)
{
    Mat m = zeros(x.cols, x.rows);
    for (int i = 0; i < x.rows; i++)
        for (int j = 0; j < x.cols; j++)
            m.a[j * m.cols + i] = x.a[i * x.cols + j];
    return m;
}
static Mat inverse2(Mat x)
{
    const double det = x.a[0] * x.a[3] - x.a[1] * x.a[2];
    return (Mat){2, 2, {x.a[3] / det, -x.a[1] / det, -x.a[2] / det, x.a[0] / det}};
}

struct noise {
    double process, measure[2];
};

double likelihood(const struct noise *q, const double (*seen)[2], int n)
{
    Mat f = eye(4), h = zeros(2, 4), x = zeros(4, 1), p = eye(4);
    f.a[2] = f.a[7] = 0.5;
    h.a[0] = h.a[5] = 1;
    double sum = 0;
    for (int t = 0; t < n; t++) {
        x = mul(f, x);
        p = add(mul(mul(f, p), transpose(f)), eye(4), q->process);
        Mat s = mul(mul(h, p), transpose(h)), z = zeros(2, 1);
        s.a[0] += q->measure[0];
        s.a[3] += q->measure[1];
        z.a[0] = seen[t][0];
        z.a[1] = seen[t][1];
        z = add(z, mul(h, x), -1);
        const Mat si = inverse2(s), k = mul(mul(p, transpose(h)), si);
        sum -= 0.5 * (mul(mul(transpose(z), si), z).a[0] + log(s.a[0] * s.a[3] - s.a[1] * s.a[2]));
        x = add(x, mul(k, z), 1);
        p = mul(add(eye(4), mul(k, h), -1), p);
    }
    return sum;
}

int main(void)
{
    enum { N = 8 };
    struct noise q = {0.1, {0.3, 0.5}}, dq = {0};
    double seen[N][2], d[N][2] = {{0}};
    for (int t = 0; t < N; t++) {
        seen[t][0] = 0.5 * t + 0.2 * sin(5 * t);
        seen[t][1] = 1 - 0.3 * t + 0.2 * cos(3 * t);
    }
    __enzyme_autodiff((void *)likelihood, enzyme_dup, &q, &dq, enzyme_dup, seen, d, enzyme_const, (int)N);
    EXPECT_SLOPE("process", 0, dq.process, likelihood(&q, seen, N), q.process, 1e-4, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("measure", i, dq.measure[i], likelihood(&q, seen, N), q.measure[i], 1e-4, 1e-6);
    for (int t = 0; t < N; t++)
        for (int i = 0; i < 2; i++)
            EXPECT_SLOPE("seen", 2 * t + i, d[t][i], likelihood(&q, seen, N), seen[t][i], 1e-4, 1e-6);
    return verdict();
}
