//! Irrigation: fields in a HashMap, gates in a BTreeMap, a schedule by day in a VecDeque; gradients of maps as points.

use std::collections::{BTreeMap, HashMap, VecDeque};

use ltoad::*;
use rust_crate::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Field {
    area: f64,
    soil: [f64; 2],
    crop: Crop,
}
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Crop {
    Fallow,
    Rice { depth: f64 },
    Maize(f64),
}
type Fields = HashMap<String, Field>;
type Gates = BTreeMap<(u8, u8), f64>;

fn need(field: &Field, day: usize) -> f64 {
    let season = 1.0 + 0.2 * (day as f64 * 0.5).sin();
    let base = match field.crop {
        Crop::Fallow => return 0.0,
        Crop::Rice { depth } if day < 3 => depth * field.area,
        Crop::Rice { depth } => 0.3 * depth.sqrt() * field.area,
        Crop::Maize(factor) => factor * field.area.ln_1p(),
    };
    base * season / field.soil.iter().product::<f64>()
}

fn balance(fields: &Fields, gates: &Gates, rain: &[f64]) -> f64 {
    let mut names: Vec<&String> = fields.keys().collect();
    names.sort_unstable_by(|a, b| b.cmp(a));
    let mut queue: VecDeque<(usize, f64)> = VecDeque::with_capacity(4);
    let mut deficit = 0.0;
    let mut stored: HashMap<&str, f64> = names.iter().map(|n| (n.as_str(), 0.5)).collect();
    for (day, fall) in rain.iter().enumerate() {
        for (slot, name) in names.iter().enumerate() {
            let flow: f64 = gates.range((slot as u8, 0)..=(slot as u8, 9)).map(|(_, g)| g.sqrt()).sum();
            queue.push_back((slot, flow + fall));
            let level = stored.get_mut(name.as_str()).unwrap();
            *level = (*level + flow + fall - need(&fields[*name], day)) * 0.9;
        }
        while queue.len() > 2 {
            if let Some((slot, water)) = queue.pop_front() {
                deficit += water * 0.1 * (slot + 1) as f64;
            }
        }
    }
    let rest: f64 = queue.iter().rev().map(|&(_, w)| w * w).sum();
    names.iter().map(|n| (stored[n.as_str()] - 1.0).powi(2)).sum::<f64>() + deficit + rest
}

fn fields(x: &[f64]) -> Fields {
    let crops = [Crop::Rice { depth: x[0] }, Crop::Maize(x[1]), Crop::Fallow];
    let places = ["north", "mill", "low meadow"];
    let field = |(i, crop): (usize, Crop)| (places[i].to_string(), Field { area: x[2 + i], soil: [x[5], x[6]], crop });
    crops.into_iter().enumerate().map(field).collect()
}
fn flat(f: &Fields) -> Vec<f64> {
    let (Crop::Rice { depth }, Crop::Maize(factor)) = (f["north"].crop, f["mill"].crop) else { panic!() };
    let soil = |i: usize| f.values().map(|f| f.soil[i]).sum();
    vec![depth, factor, f["north"].area, f["mill"].area, f["low meadow"].area, soil(0), soil(1)]
}

fn main() {
    let x = [1.4, 0.7, 2.0, 3.1, 1.0, 1.2, 0.9];
    let rain = vec![0.1, 0.0, 0.7, 0.3, 0.0];
    let gates = Gates::from([((0, 1), 0.3), ((0, 5), 0.8), ((1, 0), 0.6), ((2, 2), 0.2), ((4, 1), 5.0)]);
    let at = fields(&x);
    let by_fields = gradient(|f: &Fields| balance(f, &gates, &rain), &at);
    close(&flat(&by_fields), &differences(|y| balance(&fields(y), &gates, &rain), &x), 1e-7);
    let by_gates = gradient(|g: &Gates| balance(&at, g, &rain), &gates);
    let opened = |y: &[f64]| {
        let gates = gates.keys().copied().zip(y.iter().copied()).collect();
        balance(&at, &gates, &rain)
    };
    let open: Vec<f64> = gates.values().copied().collect();
    close(&by_gates.values().copied().collect::<Vec<_>>(), &differences(opened, &open), 1e-7);
    assert_eq!(by_gates[&(4, 1)], 0.0);
    let by_rain = gradient(|r: &[f64]| balance(&at, &gates, r), &rain);
    close(&by_rain, &differences(|r| balance(&at, &gates, r), &rain), 1e-7);
    println!("fine");
}
