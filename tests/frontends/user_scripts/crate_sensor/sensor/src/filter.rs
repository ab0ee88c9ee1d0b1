use crate::noise::Noise;

#[derive(Clone, Debug, Default)]
pub struct State {
    pub position: f64,
    pub speed: f64,
}

pub struct Filter {
    state: State,
    covariance: [[f64; 2]; 2],
    process: f64,
    noise: Box<dyn Noise>,
}

impl Filter {
    pub fn new(process: f64, noise: Box<dyn Noise>) -> Self {
        Filter { state: State::default(), covariance: [[1.0, 0.0], [0.0, 1.0]], process, noise }
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    fn predict(&mut self) {
        let dt = 0.1;
        let p = self.covariance;
        self.state.position += dt * self.state.speed;
        self.covariance = [
            [p[0][0] + dt * (p[0][1] + p[1][0]) + dt * dt * p[1][1] + self.process * dt, p[0][1] + dt * p[1][1]],
            [p[1][0] + dt * p[1][1], p[1][1] + self.process],
        ];
    }

    pub fn update(&mut self, step: usize, z: f64) -> f64 {
        self.predict();
        let s = self.covariance[0][0] + self.noise.variance(step);
        let gain = [self.covariance[0][0] / s, self.covariance[1][0] / s];
        let innovation = z - self.state.position;
        self.state.position += gain[0] * innovation;
        self.state.speed += gain[1] * innovation;
        let first = self.covariance[0];
        for i in 0..2 {
            for j in 0..2 {
                self.covariance[i][j] -= gain[i] * first[j];
            }
        }
        0.5 * (innovation * innovation / s + s.ln())
    }
}
