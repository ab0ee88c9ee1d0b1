use ltoad::*;
#[derive(Clone, Debug, Differentiable)]
struct Oscillator {
    position: f64,
    velocity: f64,
    stiffness: f64,
    log: Vec<f64>,
}
impl Oscillator {
    #[autodiff_reverse(step_back, Duplicated, Active)]
    #[autodiff_forward(step_ahead, Dual, Dual)]
    fn step(&mut self, h: f64) {
        self.velocity -= h * self.stiffness * self.position;
        self.position += h * self.velocity;
        self.log[0] += self.position * self.position;
    }
}
fn main() {
    let start = Oscillator {
        position: 1.0,
        velocity: 0.5,
        stiffness: 2.0,
        log: vec![0.0],
    };
    let mut o = start.clone();
    let mut d = start.zeroed();
    d.position = 1.0;
    let dh = o.step_back(&mut d, 0.1);
    // position = x + h (v - h k x)
    let (x, v, k, h) = (1.0, 0.5, 2.0, 0.1);
    let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-13, "{a} {b}");
    close(o.position, x + h * (v - h * k * x));
    close(d.position, 1.0 - h * h * k);
    close(d.velocity, h);
    close(d.stiffness, -h * h * x);
    close(dh, v - 2.0 * h * k * x);
    let mut o = start.clone();
    let mut t = start.zeroed();
    o.step_ahead(&mut t, 0.1, 1.0);
    close(t.position, dh);
    close(t.log[0], 2.0 * o.position * dh);
    println!("{d:?}");
}
