//! Machine learning: demand of a shop by a gated recurrent net, layers as structs of vectors, trained for some rounds with momentum; all slopes checked.
include!("../../../user_programs/rust/comparisons.inc");
use ltoad::Differentiable;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Dense {
    weights: Vec<Vec<f64>>,
    bias: Vec<f64>,
    activation: Activation,
}

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Activation {
    Sigmoid,
    Tanh,
    Leaky { slope: f64 },
    None,
}

impl Activation {
    fn apply(self, x: f64) -> f64 {
        match self {
            Self::Sigmoid => 1.0 / (1.0 + (-x).exp()),
            Self::Tanh => x.tanh(),
            Self::Leaky { slope } if x < 0.0 => slope * x,
            Self::Leaky { .. } | Self::None => x,
        }
    }
}

impl Dense {
    fn new(inputs: usize, outputs: usize, activation: Activation, random: &mut impl Iterator<Item = f64>) -> Self {
        let scale = 1.0 / (inputs as f64).sqrt();
        Dense { weights: (0..outputs).map(|_| random.take(inputs).map(|r| scale * r).collect()).collect(), bias: vec![0.05; outputs], activation }
    }
    fn run<'a>(&'a self, input: impl Iterator<Item = f64> + Clone + 'a) -> impl Iterator<Item = f64> + 'a {
        self.weights.iter().zip(&self.bias).map(move |(row, b)| self.activation.apply(row.iter().zip(input.clone()).map(|(w, x)| w * x).sum::<f64>() + b))
    }
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Net {
    update: Dense,
    reset: Dense,
    candidate: Dense,
    head: [Dense; 2],
    scale: Option<f64>,
    version: u32,
}

impl Net {
    fn new(hidden: usize, inputs: usize) -> Self {
        let mut state = 0x9E37_79B9u32;
        let mut random = std::iter::repeat_with(move || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            f64::from(state) / f64::from(u32::MAX) * 2.0 - 1.0
        });
        let n = hidden + inputs;
        Net {
            update: Dense::new(n, hidden, Activation::Sigmoid, &mut random),
            reset: Dense::new(n, hidden, Activation::Sigmoid, &mut random),
            candidate: Dense::new(n, hidden, Activation::Tanh, &mut random),
            head: [Dense::new(hidden, 3, Activation::Leaky { slope: 0.1 }, &mut random), Dense::new(3, 1, Activation::None, &mut random)],
            scale: Some(1.2),
            version: 3,
        }
    }
    /// The weights and biases of all layers.
    fn parameters(&mut self) -> Vec<&mut f64> {
        let layers = [&mut self.update, &mut self.reset, &mut self.candidate];
        layers.into_iter().chain(&mut self.head).flat_map(|l| l.weights.iter_mut().flatten().chain(&mut l.bias)).collect()
    }
    fn step(&self, hidden: &[f64], input: &[f64]) -> Vec<f64> {
        let both = || hidden.iter().chain(input).copied();
        let update: Vec<f64> = self.update.run(both()).collect();
        let reset: Vec<f64> = self.reset.run(both()).zip(hidden).map(|(r, h)| r * h).collect();
        let candidate = self.candidate.run(reset.iter().chain(input).copied());
        update.iter().zip(candidate).zip(hidden).map(|((u, c), h)| u * c + (1.0 - u) * h).collect()
    }
    fn forecast(&self, hidden: &[f64]) -> f64 {
        let out = self.head.iter().fold(hidden.to_vec(), |x, layer| layer.run(x.iter().copied()).collect());
        out[0] * self.scale.unwrap_or(1.0)
    }
}

fn loss(net: &Net, days: &[[f64; 2]]) -> f64 {
    let errors = days.windows(2).scan(vec![0.0; net.update.bias.len()], |hidden, pair| {
        *hidden = net.step(hidden, &pair[0]);
        Some(net.forecast(hidden) - pair[1][0])
    });
    errors.map(|e| e * e).sum::<f64>() / (days.len() - 1) as f64 + 0.0 * f64::from(net.version)
}

fn main() {
    let days: Vec<[f64; 2]> = (0..15).map(|d| [0.5 + 0.4 * (f64::from(d) * 0.9).sin(), f64::from(d % 7 >= 5)]).collect();
    let mut net = Net::new(4, 2);
    let mut c = Check::new();
    let (value, slope) = ltoad::value_and_gradient(|n: &Net| loss(n, &days), &net);
    c.cmp("value", value, loss(&net, &days));
    let mut one = |name: &str, got: f64, pick: &dyn Fn(&mut Net) -> &mut f64| {
        let want = cd(1e-3, |h| { let mut n = net.clone(); *pick(&mut n) += h; loss(&n, &days) });
        c.cmp(name, got, want);
    };
    for i in 0..4 {
        for j in 0..6 {
            one(&format!("update {i} {j}"), slope.update.weights[i][j], &|n| &mut n.update.weights[i][j]);
            one(&format!("candidate {i} {j}"), slope.candidate.weights[i][j], &|n| &mut n.candidate.weights[i][j]);
        }
        one(&format!("reset {i}"), slope.reset.bias[i], &|n| &mut n.reset.bias[i]);
    }
    one("head", slope.head[0].weights[1][2], &|n| &mut n.head[0].weights[1][2]);
    one("scale", slope.scale.unwrap_or(f64::NAN), &|n| n.scale.as_mut().unwrap());
    if let Activation::Leaky { slope: got } = slope.head[0].activation {
        one("leak", got, &|n| match &mut n.head[0].activation { Activation::Leaky { slope } => slope, _ => unreachable!() });
    }
    let before = value;
    let mut speed = net.zeroed();
    for _ in 0..15 {
        let mut slope = ltoad::gradient(|n: &Net| loss(n, &days), &net);
        for ((w, v), g) in net.parameters().into_iter().zip(speed.parameters()).zip(slope.parameters()) {
            *v = 0.8 * *v - 0.05 * *g;
            *w += *v;
        }
    }
    let after = loss(&net, &days);
    println!("{before:.4} -> {after:.4}");
    if !(after < 0.8 * before) {
        std::process::exit(1);
    }
    c.done();
}
