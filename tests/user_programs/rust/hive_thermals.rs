//! Beekeeping: a hive's winter temperature from heat sources behind traits, insulation, and a keeper's closures.
include!("harness.rs");
use std::fmt;

trait HeatSource {
    fn power(&self, inside: f64, hour: f64) -> f64;
    fn name(&self) -> &str {
        "source"
    }
}

struct Cluster {
    bees: f64,
    setpoint: f64,
}

struct Sun {
    peak: f64,
    absorption: f64,
}

struct Heater {
    gain: f64,
    limit: f64,
}

impl HeatSource for Cluster {
    fn power(&self, inside: f64, _hour: f64) -> f64 {
        self.bees * 0.2 * (1.0 + (-(inside - self.setpoint) * 0.3).exp()).ln()
    }
    fn name(&self) -> &str {
        "cluster"
    }
}

impl HeatSource for Sun {
    fn power(&self, _inside: f64, hour: f64) -> f64 {
        let angle = std::f64::consts::PI * (hour - 6.0) / 12.0;
        self.peak * self.absorption * angle.sin().max(0.0)
    }
    fn name(&self) -> &str {
        "sun"
    }
}

impl HeatSource for Heater {
    fn power(&self, inside: f64, hour: f64) -> f64 {
        if (8.0..20.0).contains(&hour) {
            return 0.0;
        }
        (self.gain * (20.0 - inside)).clamp(0.0, self.limit)
    }
}

struct Hive {
    sources: Vec<Box<dyn HeatSource>>,
    habits: Vec<Box<dyn Fn(f64, f64) -> f64>>,
    conductance: f64,
    capacity: f64,
}

impl fmt::Display for Hive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.sources.iter().map(|s| s.name()).collect();
        write!(f, "hive with {}", names.join(", "))
    }
}

impl Hive {
    fn step(&self, inside: f64, outside: f64, hour: f64) -> f64 {
        let gained: f64 = self.sources.iter().map(|s| s.power(inside, hour)).sum();
        let shut = self.habits.iter().fold(1.0, |acc, habit| acc * habit(inside, hour));
        let lost = self.conductance * shut * (inside - outside);
        inside + 0.5 * (gained - lost) / self.capacity
    }
}

fn winter_day(p: &[f64]) -> f64 {
    let [bees, setpoint, absorption, gain, leak, open] = *p else {
        panic!("six parameters, not {}", p.len());
    };
    let mut hive = Hive {
        sources: vec![Box::new(Cluster { bees, setpoint }), Box::new(Sun { peak: 6.0, absorption })],
        habits: Vec::new(),
        conductance: leak,
        capacity: 9.0,
    };
    hive.sources.push(Box::new(Heater { gain, limit: 40.0 }));
    hive.habits.push(Box::new(move |inside, _| 1.0 + open * (inside / 30.0).powi(2)));
    hive.habits.push(Box::new(|_, hour| if hour > 12.0 { 1.1 } else { 0.9 }));
    assert!(hive.to_string().ends_with("cluster, sun, source"));
    let mut inside = 14.0;
    let mut comfort = 0.0;
    for k in 0..48 {
        let hour = 0.5 * k as f64;
        let outside = -4.0 + 5.0 * (hour / 24.0 * 6.28).sin();
        inside = hive.step(inside, outside, hour);
        comfort += (inside - 21.0).powi(2) / 48.0;
    }
    comfort.sqrt() + 0.1 * inside
}

fn objective(p: *const f64, n: usize) -> f64 {
    winter_day(unsafe { std::slice::from_raw_parts(p, n) })
}

fn main() {
    let x = [8.0, 18.0, 0.7, 0.4, 0.9, 0.3];
    let mut d = [0.0; 6];
    unsafe {
        __enzyme_autodiff(objective as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &winter_day, &x, 1e-3, 1e-6);
}
