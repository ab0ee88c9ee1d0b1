void robertson(double t, const double y[3], const double k[3], double dy[3])
{
    (void)t;
    dy[0] = -k[0] * y[0] + k[1] * y[1] * y[2];
    dy[2] = k[2] * y[1] * y[1];
    dy[1] = -dy[0] - dy[2];
}
