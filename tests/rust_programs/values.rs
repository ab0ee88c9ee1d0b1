//! Trait objects, enums, closures and other values that are moved as words and blocks.

include!("check.rs");

trait Shape {
    fn area(&self, s: f64) -> f64;
    fn grow(&mut self, by: f64);
}
struct Circle {
    r: f64,
}
struct Rect {
    w: f64,
    h: f64,
}
impl Shape for Circle {
    fn area(&self, s: f64) -> f64 {
        3.1 * self.r * self.r * s
    }
    fn grow(&mut self, by: f64) {
        self.r += by;
    }
}
impl Shape for Rect {
    fn area(&self, s: f64) -> f64 {
        self.w * self.h * s.cos()
    }
    fn grow(&mut self, by: f64) {
        self.w *= by;
        self.h += by * by;
    }
}
extern "C" fn traits(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut shapes: Vec<Box<dyn Shape>> = Vec::new();
    for i in 0..n {
        if i % 2 == 0 {
            shapes.push(Box::new(Circle { r: x[i] }));
        } else {
            shapes.push(Box::new(Rect {
                w: x[i],
                h: x[i - 1],
            }));
        }
    }
    for (i, s) in shapes.iter_mut().enumerate() {
        s.grow(x[(i + 1) % n] * 0.3);
    }
    shapes.iter().zip(x).map(|(s, v)| s.area(*v)).sum()
}

#[derive(Clone)]
enum Expr {
    Var(usize),
    Num(f64),
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Sin(Box<Expr>),
}
fn eval(e: &Expr, x: &[f64]) -> f64 {
    match e {
        Expr::Var(i) => x[*i],
        Expr::Num(v) => *v,
        Expr::Add(a, b) => eval(a, x) + eval(b, x),
        Expr::Mul(a, b) => eval(a, x) * eval(b, x),
        Expr::Sin(a) => eval(a, x).sin(),
    }
}
extern "C" fn trees(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut e = Expr::Num(0.3);
    for i in 0..n {
        e = Expr::Add(
            Box::new(Expr::Mul(Box::new(e.clone()), Box::new(Expr::Var(i)))),
            Box::new(Expr::Sin(Box::new(Expr::Add(
                Box::new(Expr::Var(i)),
                Box::new(Expr::Num(x[i] * 0.5)),
            )))),
        );
    }
    eval(&e, x)
}

extern "C" fn closures(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let w = x[0] * 2.0;
    let fs: Vec<Box<dyn Fn(f64) -> f64>> = vec![
        Box::new(move |a| a * w),
        Box::new(|a| a.sin()),
        Box::new({
            let k = x[1];
            move |a| a * k + w
        }),
    ];
    let mut s = 0.0;
    let mut add = |a: f64| s += a * a;
    for (i, v) in x.iter().enumerate() {
        add(fs[i % 3](*v));
    }
    s
}

fn parse(v: f64) -> Result<f64, String> {
    if v < -100.0 {
        Err(format!("bad {v}"))
    } else {
        Ok(v.ln_1p().abs() + v)
    }
}
fn total(x: &[f64]) -> Result<f64, String> {
    let mut s = 0.0;
    for v in x {
        s += parse(v * v)?;
    }
    Ok(s)
}
extern "C" fn results(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let first = x.iter().find(|v| **v > 0.0).copied().unwrap_or(1.0);
    let o: Option<f64> = x.get(2).map(|v| v * first).filter(|v| *v < 100.0);
    match total(x) {
        Ok(s) => s * o.unwrap_or(2.0),
        Err(e) => e.len() as f64,
    }
}

extern "C" fn options(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let v: Vec<Option<f64>> = x
        .iter()
        .map(|a| if *a > 0.0 { Some(a * a) } else { None })
        .collect();
    let mut w: Vec<Option<Box<f64>>> = v.iter().map(|o| o.map(Box::new)).collect();
    if let Some(Some(b)) = w.get_mut(0) {
        **b *= x[1];
    }
    let t = w[2].take();
    w.push(t);
    v.iter().flatten().sum::<f64>()
        + w.iter().flatten().map(|b| b.sin()).sum::<f64>()
        + v.iter().map(|o| o.unwrap_or(x[1])).product::<f64>()
}

#[derive(Clone, Debug)]
struct Particle {
    pos: [f64; 3],
    vel: [f64; 3],
    mass: f64,
    id: u32,
    alive: bool,
}
extern "C" fn structs(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut ps: Vec<Particle> = (0..n)
        .map(|i| Particle {
            pos: [x[i], 0.5, x[(i + 1) % n]],
            vel: [0.0; 3],
            mass: 1.0 + x[i] * x[i],
            id: i as u32,
            alive: i != 3,
        })
        .collect();
    for _ in 0..3 {
        let old = ps.clone();
        for p in ps.iter_mut().filter(|p| p.alive) {
            for q in &old {
                if q.id != p.id {
                    for k in 0..3 {
                        p.vel[k] += 0.01 * q.mass * (q.pos[k] - p.pos[k]);
                    }
                }
            }
            for k in 0..3 {
                p.pos[k] += p.vel[k];
            }
        }
        ps.rotate_left(1);
        ps.retain(|p| p.id != 5);
    }
    ps.iter()
        .map(|p| p.mass * p.vel.iter().map(|v| v * v).sum::<f64>() + p.pos[0])
        .sum()
}

check_all! {
    traits: 1e-6,
    trees: 1e-6,
    closures: 1e-6,
    results: 1e-6,
    options: 1e-6,
    structs: 1e-6,
}
