/* A rule that forgets what it moves: the derivative is lost where the value is stored. */
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_width;

__attribute__((noinline)) void move(double *to, const double *from)
{
    *to = *from; /* lost */
}

void *augment_move(double *to, double *dto, const double *from, double *dfrom)
{
    (void)dto, (void)dfrom;
    move(to, from);
    return 0;
}

void reverse_move(double *to, double *dto, const double *from, double *dfrom, void *tape)
{
    (void)to, (void)dto, (void)from, (void)dfrom, (void)tape;
}

void *__enzyme_register_gradient_move[] = {(void *)move, (void *)augment_move,
                                           (void *)reverse_move};

double f(const double *x, int n)
{
    double last = 1, sum = 0;
    for (int i = 0; i < n; i++) {
        move(&last, x + i);
        sum += last * x[i];
    }
    return sum;
}

int main(void)
{
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
    return 0;
}
