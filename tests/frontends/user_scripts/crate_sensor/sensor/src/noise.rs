pub trait Noise {
    fn variance(&self, step: usize) -> f64;
}

pub struct Constant {
    pub level: f64,
}

pub struct Growing {
    pub level: f64,
    pub rate: f64,
}

impl Noise for Constant {
    fn variance(&self, _: usize) -> f64 {
        self.level * self.level
    }
}

impl Noise for Growing {
    fn variance(&self, step: usize) -> f64 {
        (self.level * (1.0 + self.rate * step as f64)).powi(2)
    }
}
