/* Static pointers that lead to the very array that is an input. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
static double *given; static struct { double *p; int n; } *holder;
extern void __enzyme_autodiff(void*, ...);
__attribute__((noinline)) double f(const double *x, int n){ double s=0; for(int i=0;i<n;i++) s += x[i]*given[i]*holder->p[i]; given[0]=s; return s+given[0]*given[1]; }
int main(void){ double *x=malloc(3*8), *d=calloc(3,8); holder=malloc(sizeof *holder); given=x; holder->p=x; holder->n=3;
 double start[3]={1.1,2,3};
 for(int i=0;i<3;i++) x[i]=start[i];
 __enzyme_autodiff((void*)f,x,d,3); int bad=0;
 for(int i=0;i<3;i++){ double h=1e-6; for(int j=0;j<3;j++) x[j]=start[j]; x[i]+=h; double a=f(x,3); for(int j=0;j<3;j++) x[j]=start[j]; x[i]-=h; double b=f(x,3); double n=(a-b)/(2*h); printf("%.7f %.7f\n",d[i],n); if(fabs(d[i]-n)>1e-4) bad=1; }
 return bad; }
