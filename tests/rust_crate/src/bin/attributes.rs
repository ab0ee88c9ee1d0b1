//! The attributes: the documented examples of `std::autodiff` and their like, with `use ltoad::*`.

use ltoad::*;

#[autodiff_forward(rb_fwd1, Dual, Const, Dual)]
#[autodiff_forward(rb_fwd2, Const, Dual, Dual)]
#[autodiff_forward(rb_fwd3, Dual, Dual, Dual)]
#[autodiff_reverse(rb_rev, Active, Active, Active)]
fn rosenbrock(x: f64, y: f64) -> f64 {
    (1.0 - x).powi(2) + 100.0 * (y - x.powi(2)).powi(2)
}
#[autodiff_forward(rb_inp_fwd, Dual, Dual, Dual)]
#[autodiff_reverse(rb_inp_rev, Active, Active, Duplicated)]
fn rosenbrock_inp(x: f64, y: f64, out: &mut f64) {
    *out = (1.0 - x).powi(2) + 100.0 * (y - x.powi(2)).powi(2);
}
#[autodiff_reverse(d_square, Duplicated, Active)]
#[autodiff_forward(f_square1, Dual, Dual)]
#[autodiff_forward(f_square2, 4, Dual, Dual)]
#[autodiff_forward(f_square3, 4, Dual, DualOnly)]
fn square(x: &f32) -> f32 {
    x * x
}

#[autodiff_reverse(d_sum, Duplicated, Const, Active)]
#[autodiff_reverse(d_sum4, 4, Duplicated, Const, Active)]
#[autodiff_forward(d_sumv, 4, Dualv, Const, Dual)]
fn sum(x: &[f64], p: f64) -> f64 {
    x.iter().map(|v| v.powf(p)).sum()
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}
impl Point {
    #[autodiff_reverse(d_norm, Duplicated, Active)]
    #[autodiff_reverse(d_norm_s, Duplicated, ActiveOnly)]
    pub fn norm(&self) -> f64 {
        self.x.hypot(self.y)
    }
    #[autodiff_reverse(d_scaled, Active, Active, Active)]
    #[autodiff_forward(f_scaled, Dual, Dual, Dual)]
    fn scaled(self, k: f64) -> Point {
        Point {
            x: k * self.x,
            y: k * k * self.y,
        }
    }
}
#[autodiff_reverse(d_half, Active, Active)]
#[autodiff_forward(f_half, Dual, Dual)]
fn half(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x.sqrt()) } else { None }
}
#[autodiff_reverse(d_div, Active, Active, Active)]
#[autodiff_forward(f_div, Dual, Dual, Dual)]
fn div(x: f64, y: f64) -> Result<f64, String> {
    if y == 0.0 {
        Err("zero".into())
    } else {
        Ok(x / y)
    }
}
#[autodiff_reverse(d_gen, Duplicated, Active)]
fn gen_square<T: Copy + std::ops::Mul<Output = T>>(x: &T) -> T {
    *x * *x
}
#[autodiff_reverse(d_poly, Duplicated, Const, Active)]
fn poly<const N: usize>(c: &[f64; N], x: f64) -> f64 {
    c.iter().rev().fold(0.0, |a, c| a * x + c)
}
trait Model {
    fn f(&self, x: f64) -> f64;
    fn df(&self, x: f64, seed: f64) -> (f64, f64);
}
struct Foo {
    a: f64,
}
impl Model for Foo {
    #[autodiff_reverse(df, Const, Active, Active)]
    fn f(&self, x: f64) -> f64 {
        self.a * x * x
    }
}
#[autodiff_reverse(d_apply, Duplicated, Duplicated, Const)]
fn apply(x: &[f64], y: &mut [f64], f: impl_free::Op) {
    for (y, x) in y.iter_mut().zip(x) {
        *y = f(*x);
    }
}
mod impl_free {
    pub type Op = fn(f64) -> f64;
}
#[autodiff_reverse(d_with, Active, Const, Active)]
fn with<F: Fn(f64) -> f64>(x: f64, f: F) -> f64 {
    f(x) * x
}

#[autodiff_forward(product_ahead, 8, Dual, DualOnly)]
#[autodiff_reverse(product_back, 8, DuplicatedOnly, ActiveOnly)]
fn product(x: &[f64; 3]) -> f64 {
    x[0] * x[1] * x[2]
}

/// Eight directions forward, and eight seeds backward, against the formula.
fn eight_lanes() {
    let x = [2.0, 3.0, 5.0];
    let slopes = [15.0, 10.0, 6.0];
    let d: [[f64; 3]; 8] = std::array::from_fn(|i| std::array::from_fn(|j| (i * 3 + j) as f64));
    let found = product_ahead(&x, &d[0], &d[1], &d[2], &d[3], &d[4], &d[5], &d[6], &d[7]);
    let want = d.map(|d| d.iter().zip(&slopes).map(|(d, s)| d * s).sum::<f64>());
    assert_eq!(found, want);
    let mut g = [[0.0; 3]; 8];
    let [a, b, c, d, e, f, h, i] = &mut g;
    let seeds = std::array::from_fn(|i| i as f64);
    product_back(&x, a, b, c, d, e, f, h, i, seeds);
    assert_eq!(g, std::array::from_fn(|i| slopes.map(|s| s * i as f64)));
}

fn main() {
    eight_lanes();
    assert_eq!(rb_fwd1(1.0, 1.0, 3.0), (400.0, -800.0));
    assert_eq!(rb_fwd2(1.0, 3.0, 1.0), (400.0, 400.0));
    assert_eq!(rb_fwd3(1.0, 1.0, 3.0, 1.0), (400.0, -400.0));
    let (mut out, mut dout) = (0.0, 0.0);
    rb_inp_fwd(1.0, 1.0, 3.0, 1.0, &mut out, &mut dout);
    assert_eq!((out, dout), (400.0, -400.0));
    assert_eq!(rb_rev(1.0, 3.0, 1.0), (400.0, -800.0, 400.0));
    let (mut output, mut seed) = (0.0, 1.0);
    assert_eq!(
        rb_inp_rev(1.0, 3.0, &mut output, &mut seed),
        (-800.0, 400.0)
    );
    assert_eq!((output, seed), (400.0, 0.0));
    let mut dx = 0.0;
    assert_eq!(d_square(&3.0, &mut dx, 2.0), 9.0);
    assert_eq!(dx, 12.0);
    assert_eq!(f_square1(&3.0, &1.0), (9.0, 6.0));
    assert_eq!(
        f_square2(&3.0, &1.0, &2.0, &3.0, &4.0),
        [9.0, 6.0, 12.0, 18.0, 24.0]
    );
    assert_eq!(
        f_square3(&3.0, &1.0, &2.0, &3.0, &4.0),
        [6.0, 12.0, 18.0, 24.0]
    );
    let mut dx = [0.0; 2];
    assert_eq!(d_sum(&[1.0, 2.0], &mut dx, 2.0, 1.0), 5.0);
    assert_eq!(dx, [2.0, 4.0]);
    let mut d = [[0.0; 2]; 4];
    let [a, b, c, e] = &mut d;
    assert_eq!(
        d_sum4(&[1.0, 2.0], a, b, c, e, 2.0, [1.0, 2.0, 3.0, 4.0]),
        5.0
    );
    assert_eq!(d, [[2.0, 4.0], [4.0, 8.0], [6.0, 12.0], [8.0, 16.0]]);
    assert_eq!(
        d_sumv(&[1.0, 2.0], &[1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0], 2.0),
        [5.0, 2.0, 4.0, 6.0, 0.0]
    );
    let p = Point { x: 3.0, y: 4.0 };
    let mut dp = Point { x: 0.0, y: 0.0 };
    assert_eq!(p.d_norm(&mut dp, 5.0), 5.0);
    assert_eq!(dp, p);
    p.d_norm_s(&mut dp, 5.0);
    assert_eq!(dp, Point { x: 6.0, y: 8.0 });
    assert_eq!(
        p.d_scaled(2.0, Point { x: 1.0, y: 10.0 }),
        (Point { x: 6.0, y: 16.0 }, Point { x: 2.0, y: 40.0 }, 163.0)
    );
    assert_eq!(
        p.f_scaled(Point { x: 1.0, y: 0.0 }, 2.0, 0.0),
        (Point { x: 6.0, y: 16.0 }, Point { x: 2.0, y: 0.0 })
    );
    assert_eq!(d_half(4.0, Some(1.0)), (Some(2.0), 0.25));
    assert_eq!(d_half(-4.0, None), (None, 0.0));
    assert_eq!(f_half(4.0, 1.0), (Some(2.0), Some(0.25)));
    assert_eq!(f_half(-4.0, 1.0), (None, None));
    assert_eq!(d_div(4.0, 2.0, Ok(1.0)), (Ok(2.0), 0.5, -1.0));
    assert_eq!(f_div(4.0, 1.0, 2.0, 0.0), (Ok(2.0), Ok(0.5)));
    let mut dx = 0.0;
    assert_eq!(d_gen(&3.0_f64, &mut dx, 1.0), 9.0);
    assert_eq!(dx, 6.0);
    let mut dc = [0.0; 3];
    assert_eq!(d_poly(&[1.0, 2.0, 3.0], &mut dc, 2.0, 1.0), 17.0);
    assert_eq!(dc, [1.0, 2.0, 4.0]);
    assert_eq!(Foo { a: 3.0 }.df(2.0, 1.0), (12.0, 12.0));
    let mut y = [0.0; 2];
    let mut dy = [1.0, 2.0];
    let mut dx = [0.0; 2];
    d_apply(&[2.0, 3.0], &mut dx, &mut y, &mut dy, |v| v * v);
    assert_eq!((y, dx, dy), ([4.0, 9.0], [4.0, 12.0], [0.0; 2]));
    let k = 7.0;
    assert_eq!(d_with(2.0, |v| k * v, 1.0), (28.0, 28.0));
    println!("fine");
}
