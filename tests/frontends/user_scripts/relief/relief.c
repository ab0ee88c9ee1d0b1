#include <math.h>

float roughness(int n, int m, const float z[n][m], float *slope, float *work)
{
    float sum = 0;
    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j + 1 < m; j++) {
            float dx = z[i + 1][j] - z[i][j], dy = z[i][j + 1] - z[i][j];
            work[i * m + j] = dx * dx + dy * dy;
            sum += sqrtf(1 + work[i * m + j]);
        }
    *slope = sum / (float)(n * m);
    return sum;
}
