use ltoad::Differentiable;
#[derive(Clone, Debug, Differentiable)]
enum Expr {
    Var,
    Num(f64),
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Pow { base: Box<Expr>, exponent: i32 },
    Sin(Box<Expr>),
}
impl Expr {
    fn eval(&self, x: f64) -> f64 {
        match self {
            Expr::Var => x,
            Expr::Num(n) => *n,
            Expr::Add(a, b) => a.eval(x) + b.eval(x),
            Expr::Mul(a, b) => a.eval(x) * b.eval(x),
            Expr::Pow { base, exponent } => base.eval(x).powi(*exponent),
            Expr::Sin(e) => e.eval(x).sin(),
        }
    }
    fn constants(&self) -> Vec<f64> {
        match self {
            Expr::Var => vec![],
            Expr::Num(n) => vec![*n],
            Expr::Add(a, b) | Expr::Mul(a, b) => [a.constants(), b.constants()].concat(),
            Expr::Pow { base: e, .. } | Expr::Sin(e) => e.constants(),
        }
    }
}
fn main() {
    use Expr::*;
    // 2 sin(x) + (3 x)^2
    let e = Add(
        Box::new(Mul(Box::new(Num(2.0)), Box::new(Sin(Box::new(Var))))),
        Box::new(Pow {
            base: Box::new(Mul(Box::new(Num(3.0)), Box::new(Var))),
            exponent: 2,
        }),
    );
    let x = 0.4_f64;
    let d = ltoad::gradient(|x| e.eval(*x), &x);
    assert!((d - (2.0 * x.cos() + 18.0 * x)).abs() < 1e-12);
    let g = ltoad::gradient(|e| e.eval(x), &e);
    let numbers = g.constants();
    assert!(
        (numbers[0] - x.sin()).abs() < 1e-12 && (numbers[1] - 6.0 * x * x).abs() < 1e-12,
        "{numbers:?}"
    );
    println!("{d} {numbers:?}");
}
