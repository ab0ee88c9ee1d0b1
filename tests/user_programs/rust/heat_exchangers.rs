//! Chemical plant: units of many kinds behind a trait in a line, recycled until the stream agrees; errors are passed on by `?`.
include!("harness.rs");
use std::fmt;

#[derive(Clone, Debug, PartialEq)]
struct Stream {
    flow: f64,
    temperature: f64,
    fractions: Vec<f64>,
}

#[derive(Debug)]
enum PlantError {
    TooHot { unit: String, at: f64 },
    NotConverged(usize),
    Empty,
}
impl fmt::Display for PlantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlantError::TooHot { unit, at } => write!(f, "{unit} is too hot: {at:.1}"),
            PlantError::NotConverged(n) => write!(f, "no convergence in {n} steps"),
            PlantError::Empty => f.write_str("nothing flows"),
        }
    }
}
impl std::error::Error for PlantError {}

trait Unit {
    fn name(&self) -> String;
    fn run(&mut self, feed: Stream) -> Result<Stream, PlantError>;
    fn duty(&self) -> f64 {
        0.0
    }
}

struct Heater {
    area: f64,
    steam: f64,
    duty: Option<f64>,
}
impl Unit for Heater {
    fn name(&self) -> String {
        "heater".to_string()
    }
    fn run(&mut self, feed: Stream) -> Result<Stream, PlantError> {
        if feed.flow <= 0.0 {
            return Err(PlantError::Empty);
        }
        let ntu = self.area / feed.flow;
        let effect = 1.0 - (-ntu).exp();
        let rise = effect * (self.steam - feed.temperature);
        self.duty = Some(rise * feed.flow);
        let temperature = feed.temperature + rise;
        if temperature > 900.0 {
            return Err(PlantError::TooHot { unit: self.name(), at: temperature });
        }
        Ok(Stream { temperature, ..feed })
    }
    fn duty(&self) -> f64 {
        self.duty.unwrap_or_default()
    }
}

struct Reactor {
    volume: f64,
    activation: f64,
    stoichiometry: Vec<i32>,
}
impl Unit for Reactor {
    fn name(&self) -> String {
        format!("reactor of {} l", self.volume)
    }
    fn run(&mut self, mut feed: Stream) -> Result<Stream, PlantError> {
        let rate = 4e3 * (-self.activation / feed.temperature).exp();
        let conversion = (rate * self.volume / feed.flow).tanh();
        let key = *feed.fractions.first().ok_or(PlantError::Empty)?;
        for (fraction, nu) in feed.fractions.iter_mut().zip(&self.stoichiometry) {
            *fraction += f64::from(*nu) * conversion * key;
        }
        let sum: f64 = feed.fractions.iter().sum();
        feed.fractions.iter_mut().for_each(|f| *f /= sum);
        feed.temperature += 20.0 * conversion * key;
        Ok(feed)
    }
}

struct Splitter(f64);
impl Unit for Splitter {
    fn name(&self) -> String {
        String::from("splitter")
    }
    fn run(&mut self, feed: Stream) -> Result<Stream, PlantError> {
        Ok(Stream { flow: feed.flow * self.0, temperature: feed.temperature - 15.0, ..feed })
    }
}

fn mix(a: &Stream, b: &Stream) -> Stream {
    let flow = a.flow + b.flow;
    let blend = |p: f64, q: f64| (a.flow * p + b.flow * q) / flow;
    Stream {
        flow,
        temperature: blend(a.temperature, b.temperature),
        fractions: a.fractions.iter().zip(&b.fractions).map(|(&p, &q)| blend(p, q)).collect(),
    }
}

fn plant(x: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
    let fresh = Stream { flow: x[0], temperature: 300.0, fractions: vec![0.9, 0.1, 0.0] };
    let mut units: Vec<Box<dyn Unit>> = vec![
        Box::new(Heater { area: x[1], steam: 450.0, duty: None }),
        Box::new(Reactor { volume: x[2], activation: x[3], stoichiometry: vec![-2, 1, 1] }),
    ];
    let mut splitter = Splitter("0.4".parse()?);
    let mut recycle = Stream { flow: 0.1, temperature: 310.0, fractions: vec![0.5; 3] };
    for turn in 0.. {
        if turn == 60 {
            return Err(PlantError::NotConverged(turn).into());
        }
        let product = units.iter_mut().try_fold(mix(&fresh, &recycle), |stream, unit| unit.run(stream))?;
        let next = splitter.run(product)?;
        let change = (next.temperature - recycle.temperature).abs() + (next.flow - recycle.flow).abs();
        recycle = next;
        if change < 1e-11 {
            break;
        }
    }
    let duty: f64 = units.iter().map(|u| u.duty()).sum();
    Ok(100.0 * recycle.fractions[2] - 0.01 * duty + recycle.temperature.ln())
}

extern "C" fn profit(x: *const f64, n: usize) -> f64 {
    match plant(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok(value) => value,
        Err(why) => {
            eprintln!("{why}");
            f64::NAN
        }
    }
}

fn main() {
    let x = [2.0, 1.5, 0.7, 2600.0];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(profit as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| profit(x.as_ptr(), 4), &x, 1e-4, 1e-6);
}
