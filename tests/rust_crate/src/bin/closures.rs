use rust_crate::*;
type Unary = Box<dyn Fn(f64) -> f64 + Send + Sync>;
fn scale(k: f64) -> impl Fn(f64) -> f64 {
    move |x| k * x
}
fn compose(f: Unary, g: Unary) -> Unary {
    Box::new(move |x| g(f(x)))
}
fn power(n: u32) -> Unary {
    match n {
        0 => Box::new(|_| 1.0),
        1 => Box::new(|x| x),
        _ => {
            let rest = power(n - 1);
            Box::new(move |x| x * rest(x))
        }
    }
}
struct Pipeline<'a> {
    stages: Vec<(&'a str, Unary)>,
}
impl Pipeline<'_> {
    fn run(&self, x: f64) -> f64 {
        self.stages
            .iter()
            .filter(|(n, _)| !n.starts_with("skip"))
            .fold(x, |v, (_, f)| f(v))
    }
}
fn main() {
    let p = Pipeline {
        stages: vec![
            ("a", Box::new(scale(2.0))),
            ("skip", Box::new(f64::exp)),
            ("b", compose(Box::new(f64::sin), Box::new(|x| x + 0.5))),
            ("c", power(3)),
        ],
    };
    let x = 0.4_f64;
    let want = 3.0 * ((2.0 * x).sin() + 0.5).powi(2) * (2.0 * x).cos() * 2.0;
    close(&[ltoad::gradient(|x| p.run(*x), &x)], &[want], 1e-12);
    // constants that a closure makes of what it is differentiated by
    let f = |x: &[f64]| {
        let fs: Vec<Unary> = x
            .iter()
            .map(|&k| Box::new(move |v| k * v * v) as Unary)
            .collect();
        fs.iter().fold(1.0, |v, f| f(v))
    };
    let x = vec![0.9, 1.1, 0.7];
    close(&ltoad::gradient(f, &x), &differences(f, &x), 1e-8);
    println!("{want}");
}
