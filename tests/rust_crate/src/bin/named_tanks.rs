//! Tanks: names that are borrowed from constant settings are keys beside active levels; a product with the Hessian.

use std::collections::HashMap;

use ltoad::*;
use rust_crate::*;

struct Tank {
    name: String,
    area: f64,
}

fn waste(tanks: &[Tank], rain: &[f64]) -> f64 {
    let mut names: Vec<&String> = tanks.iter().map(|t| &t.name).collect();
    names.sort();
    let mut levels: HashMap<&str, f64> = names.iter().map(|n| (n.as_str(), 0.5)).collect();
    for fall in rain {
        for tank in tanks {
            let level = levels.get_mut(tank.name.as_str()).unwrap();
            *level = (*level + fall / tank.area).sin();
        }
    }
    names.iter().enumerate().map(|(i, n)| levels[n.as_str()].powi(2) * (i + 1) as f64).sum()
}

fn main() {
    let tanks = ["north", "attic", "mill"].map(|n| Tank { name: n.to_string(), area: n.len() as f64 });
    let rain = vec![0.3, 0.8, 0.1];
    let product = hvp(|r: &[f64]| waste(&tanks, r), &rain, &vec![1.0, 0.0, -0.5]);
    let along = |s: f64| gradient(|r: &[f64]| waste(&tanks, r), &vec![rain[0] + s, rain[1], rain[2] - 0.5 * s]);
    let (up, down) = (along(1e-4), along(-1e-4));
    let want: Vec<f64> = up.iter().zip(&down).map(|(a, b)| (a - b) / 2e-4).collect();
    close(&product, &want, 1e-6);
    println!("fine");
}
