use rust_crate::*;
trait Potential {
    fn energy(&self, r: f64) -> f64;
}
struct Lj {
    eps: f64,
    sigma: f64,
}
struct Morse {
    d: f64,
    a: f64,
    r0: f64,
}
impl Potential for Lj {
    fn energy(&self, r: f64) -> f64 {
        let s = (self.sigma / r).powi(6);
        4.0 * self.eps * (s * s - s)
    }
}
impl Potential for Morse {
    fn energy(&self, r: f64) -> f64 {
        let e = 1.0 - (-self.a * (r - self.r0)).exp();
        self.d * e * e
    }
}
fn total(potentials: &[Box<dyn Potential>], r: &[f64]) -> f64 {
    r.iter()
        .enumerate()
        .map(|(i, r)| potentials[i % potentials.len()].energy(*r))
        .sum()
}
fn main() {
    let potentials: Vec<Box<dyn Potential>> = vec![
        Box::new(Lj {
            eps: 1.0,
            sigma: 0.9,
        }),
        Box::new(Morse {
            d: 2.0,
            a: 1.1,
            r0: 1.2,
        }),
    ];
    let x = vec![1.1, 1.3, 0.95, 2.0, 1.6];
    let g = ltoad::gradient(|r| total(&potentials, r), &x);
    close(&g, &differences(|r| total(&potentials, r), &x), 1e-7);
    let chain: Vec<Box<dyn Fn(f64) -> f64>> = vec![
        Box::new(f64::sin),
        Box::new(|x| x * x + 1.0),
        Box::new(f64::ln),
    ];
    let f = |x: &f64| chain.iter().fold(*x, |v, f| f(v));
    let x = 0.7_f64;
    let want = 2.0 * x.sin() * x.cos() / (x.sin().powi(2) + 1.0);
    close(&[ltoad::gradient(f, &x)], &[want], 1e-12);
    println!("{g:?}");
}
