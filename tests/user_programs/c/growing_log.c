/* A static buffer and a log behind a pointer that grow in the derivative. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
static struct { double *buf; int n, cap; struct log { double *v; int n; } *log; } st;
extern double __enzyme_autodiff(void*, ...);
static void push(double v){ if(st.n==st.cap){ st.cap=st.cap?2*st.cap:2; st.buf=realloc(st.buf,st.cap*8);} st.buf[st.n++]=v; }
static void note(double v){ st.log->v=realloc(st.log->v,(st.log->n+1)*8); st.log->v[st.log->n++]=v; }
double f(double x){ for(int i=0;i<3;i++){ push(x*i+st.buf[0]); note(sin(x*i)); } st.buf[0]=x*x; double s=0; for(int i=0;i<st.n;i++) s+=st.buf[i]*st.buf[i]; for(int i=0;i<st.log->n;i++) s+=st.log->v[i]*(i+1)*st.buf[0]; return s; }
static void reset(void){ free(st.buf); st.buf=0; st.n=st.cap=0; push(1); push(2); if(!st.log) st.log=calloc(1,sizeof *st.log); st.log->n=0; note(3); }
int main(void){ int bad=0; for(int k=0;k<4;k++){ double x=0.2+k*0.3; reset(); double g=__enzyme_autodiff((void*)f,x); reset(); double a=f(x+1e-6); reset(); double b=f(x-1e-6); double n=(a-b)/2e-6; printf("%.8f %.8f\n",g,n); if(!(fabs(g-n)<1e-5)) bad=1; } return bad; }
