/* Layers in a list behind a static pointer, copied as a whole, in reverse and forward mode, and in two lanes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
struct layer { int n; double *w; struct layer *next; double bias; };
struct model { struct layer *first; double scale; double *table[3]; };
static struct model *m; static struct model copy_here;
int enzyme_dup, enzyme_const, enzyme_width;
extern double __enzyme_autodiff(void*, ...);
extern double __enzyme_fwddiff(void*, ...);
typedef struct { double a, b; } two;
extern two __enzyme_fwddiff2(void*, ...);
static void set_up(int n){ m = malloc(sizeof *m); m->first=0; m->scale=1.5;
 for(int i=0;i<3;i++) { m->table[i]=malloc(n*8); for(int j=0;j<n;j++) m->table[i][j]=i+j; }
 for(int i=0;i<n;i++){ struct layer *l = malloc(sizeof *l); l->n=n; l->bias=i; l->w=calloc(n,8); l->next=m->first; m->first=l; } }
static void reset(void){ m->scale=1.5; for(struct layer*l=m->first;l;l=l->next) { for(int j=0;j<l->n;j++) l->w[j]=0.1+0.01*j; l->bias=1; } for(int i=0;i<3;i++) for(int j=0;j<m->first->n;j++) m->table[i][j]=i+j; }
__attribute__((noinline)) static double run(struct model *q, const double *x){
  struct model own = *q; memcpy(&copy_here, &own, sizeof own);
  own.scale *= x[0];
  for(int k=0;k<2;k++) for(struct layer*l=copy_here.first;l;l=l->next){ l->bias = l->bias*x[1]+own.scale; for(int j=0;j<l->n;j++) l->w[j] = sin(l->w[j]*x[0]) + own.table[j%3][j]*l->bias; own.table[1][0] += l->w[1]; }
  double sum=0;
  for(struct layer*l=q->first;l;l=l->next) for(int j=0;j<l->n;j++) sum += l->w[j]*l->w[j];
  struct layer *fresh = malloc(sizeof *fresh); fresh->n=q->first->n; fresh->w=malloc(8*fresh->n); for(int j=0;j<fresh->n;j++) fresh->w[j]=x[1]*j; fresh->next=q->first; fresh->bias=0; q->first=fresh;
  double t = 0; for(struct layer*l=q->first;l;l=l->next) t += l->w[2]*l->w[1];
  q->first = fresh->next; free(fresh->w); free(fresh);
  return log(sum) + own.table[1][0]*1e-2 + copy_here.scale + t;
}
static double f(const double *x){ return run(m, x); }
int main(void){ set_up(4); int bad=0;
  for(int k=0;k<3;k++){ double x[2]={0.3+0.1*k,0.7}, d[2]={0,0}; reset(); __enzyme_autodiff((void*)f,enzyme_dup,x,d);
   for(int i=0;i<2;i++){ double h=1e-6, y[2]={x[0],x[1]}; y[i]+=h; reset(); double a=f(y); y[i]-=2*h; reset(); double b=f(y); double n=(a-b)/(2*h);
    double e[2]={0,0}; e[i]=1; reset(); double t=__enzyme_fwddiff((void*)f,enzyme_dup,x,e);
    printf("%.8f %.8f %.8f\n",d[i],t,n); if(fabs(d[i]-n)>1e-5*(1+fabs(n))||fabs(t-d[i])>1e-10*(1+fabs(t))) bad=1; }
   double e0[2]={1,0}, e1[2]={0,1}; reset(); two w=__enzyme_fwddiff2((void*)f,enzyme_width,2,enzyme_dup,x,e0,e1); printf("w %.8f %.8f\n",w.a,w.b); if(fabs(w.a-d[0])>1e-10*(1+fabs(d[0]))||fabs(w.b-d[1])>1e-10*(1+fabs(d[1]))) bad=1; }
  return bad; }
