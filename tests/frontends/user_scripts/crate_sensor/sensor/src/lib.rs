//! Fusing sensors: a Kalman filter whose likelihood is asked for.
mod filter;
pub mod noise;

use filter::{Filter, State};
use noise::Noise;

/// Negative log likelihood of measurements, for noise levels of the model and of the sensor.
pub fn likelihood(measured: &[f64], process: f64, sensor: f64, kind: u8) -> f64 {
    let noise: Box<dyn Noise> = match kind {
        0 => Box::new(noise::Constant { level: sensor }),
        _ => Box::new(noise::Growing { level: sensor, rate: 0.05 }),
    };
    let mut filter = Filter::new(process, noise);
    measured
        .iter()
        .enumerate()
        .filter(|(_, z)| z.is_finite())
        .map(|(t, &z)| filter.update(t, z))
        .sum()
}

/// Smoothed positions, behind a slice.
pub fn track(measured: &[f64], process: f64, sensor: f64, positions: &mut [f64]) {
    let mut filter = Filter::new(process, Box::new(noise::Constant { level: sensor }));
    let history: Vec<State> = measured
        .iter()
        .enumerate()
        .map(|(t, &z)| {
            filter.update(t, z);
            filter.state().clone()
        })
        .collect();
    for (out, state) in positions.iter_mut().zip(history.iter()) {
        *out = state.position + 0.1 * state.speed;
    }
}
