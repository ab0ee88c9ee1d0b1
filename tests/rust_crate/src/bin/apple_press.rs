//! Cider: blends of apple varieties by name in a BTreeMap, orchards with optional frost, a press as boxed closures, yeast as a trait with a generic integrator; gradients, products and Jacobians of a whole model.

use std::collections::BTreeMap;
use std::error::Error;

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Clone, Debug, Differentiable)]
struct Variety {
    label: String,
    sugar: f64,
    acid: f64,
    tannin: Option<f64>,
}

#[derive(Clone, Debug, Differentiable)]
struct Cellar {
    varieties: BTreeMap<String, Variety>,
    temperatures: Vec<Vec<f64>>,
    pitch: (f64, u32),
    racking: [f64; 2],
}

trait Yeast {
    fn rate(&self, sugar: f64, alcohol: f64, celsius: f64) -> f64;
}

struct Ale;
struct Wild<'a> {
    table: &'a [(f64, f64)],
}

impl Yeast for Ale {
    fn rate(&self, sugar: f64, alcohol: f64, celsius: f64) -> f64 {
        0.3 * sugar / (30.0 + sugar) * (-(celsius - 19.0).powi(2) / 60.0).exp() / (1.0 + 0.05 * alcohol)
    }
}
impl Yeast for Wild<'_> {
    fn rate(&self, sugar: f64, _alcohol: f64, celsius: f64) -> f64 {
        let weights = self.table.iter().map(|&(c, r)| ((-(celsius - c).powi(2) / 20.0).exp(), r));
        let (a, b) = weights.fold((0.0, 1e-9), |(a, b), (w, r)| (a + w * r, b + w));
        a / b * sugar / (50.0 + sugar)
    }
}

#[derive(Debug)]
struct Stuck(usize);
impl std::fmt::Display for Stuck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "stuck on day {}", self.0)
    }
}
impl Error for Stuck {}

type Press = Box<dyn Fn(&Variety, f64) -> f64>;

fn presses() -> Vec<(&'static str, Press)> {
    let hydraulic = 0.72;
    vec![
        ("rack and cloth", Box::new(move |v, kg| kg * hydraulic * (1.0 - 0.1 * v.tannin.unwrap_or(0.1)))),
        ("basket", Box::new(|v, kg| kg * 0.6 / (1.0 + 0.02 * v.sugar / 10.0))),
    ]
}

fn ferment(yeasts: &[&dyn Yeast], mut sugar: f64, days: &[Vec<f64>], pitch: f64) -> Result<(f64, f64), Stuck> {
    let mut alcohol = 0.0;
    let mut cells = pitch;
    for (day, hours) in days.iter().enumerate() {
        for &celsius in hours {
            let rate: f64 = yeasts.iter().map(|y| y.rate(sugar, alcohol, celsius)).sum();
            let eaten = cells * rate * sugar / (1.0 + cells * rate);
            sugar -= eaten;
            alcohol += 0.51 * eaten;
            cells += 0.2 * cells * rate * (1.0 - cells / 4.0);
        }
        if sugar > 400.0 {
            return Err(Stuck(day));
        }
    }
    Ok((sugar, alcohol))
}

fn taste(cellar: &Cellar, order: &[(&str, f64, usize)]) -> Result<[f64; 3], Box<dyn Error>> {
    let presses = presses();
    let mut juice = 0.0;
    let mut parts = [0.0; 3];
    for &(name, kg, press) in order {
        let v = cellar.varieties.get(name).ok_or_else(|| format!("no {name}"))?;
        let litres = presses[press].1(v, kg);
        juice += litres;
        let label = v.label.len() as f64 * 1e-3;
        parts.iter_mut().zip([v.sugar, v.acid + label, v.tannin.unwrap_or(0.0)]).for_each(|(p, q)| *p += litres * q);
    }
    let [sugar, acid, tannin] = parts.map(|p| p / juice);
    let table = [(8.0, 0.1), (15.0, 0.25), (24.0, 0.15)];
    let wild = Wild { table: &table };
    let (rest, alcohol) = ferment(&[&Ale, &wild], sugar, &cellar.temperatures, cellar.pitch.0)?;
    let clear: f64 = cellar.racking.iter().enumerate().map(|(i, r)| (1.0 + i as f64) * r / (1.0 + r)).sum();
    Ok([rest / (1.0 + acid), alcohol * 0.1, tannin * clear])
}

fn variety(label: &str, sugar: f64, acid: f64, tannin: Option<f64>) -> (String, Variety) {
    (label.to_lowercase(), Variety { label: label.to_string(), sugar, acid, tannin })
}

fn numbers(c: &Cellar) -> Vec<f64> {
    let mut all = Vec::new();
    for v in c.varieties.values() {
        all.extend([v.sugar, v.acid]);
        all.extend(v.tannin);
    }
    all.extend(c.temperatures.iter().flatten());
    all.push(c.pitch.0);
    all.extend(c.racking);
    all
}

fn with_numbers(c: &Cellar, x: &[f64]) -> Cellar {
    let mut new = c.clone();
    let mut next = x.iter().copied();
    for v in new.varieties.values_mut() {
        v.sugar = next.next().unwrap();
        v.acid = next.next().unwrap();
        if let Some(t) = &mut v.tannin {
            *t = next.next().unwrap();
        }
    }
    new.temperatures.iter_mut().flatten().for_each(|t| *t = next.next().unwrap());
    new.pitch.0 = next.next().unwrap();
    new.racking = [next.next().unwrap(), next.next().unwrap()];
    new
}

fn main() {
    let cellar = Cellar {
        varieties: [
            variety("Kingston Black", 130.0, 5.8, Some(1.9)),
            variety("Bramley", 95.0, 9.5, None),
            variety("Dabinett", 121.0, 1.8, Some(2.9)),
        ]
        .into_iter()
        .collect(),
        temperatures: vec![vec![14.0, 17.0, 15.0], vec![16.0, 19.5], vec![], vec![18.0, 21.0, 17.0, 13.0]],
        pitch: (0.8, 3),
        racking: [0.4, 1.3],
    };
    let order = [("dabinett", 300.0, 0), ("bramley", 90.0, 1), ("kingston black", 150.0, 1)];
    let score = |c: &Cellar| taste(c, &order).map(|t| t[0] - (t[1] - 4.0).powi(2) + t[2]).expect("cider");
    let x = numbers(&cellar);
    let (value, gradient) = ltoad::value_and_gradient(score, &cellar);
    assert_eq!(value, score(&cellar));
    close(&numbers(&gradient), &differences(|x| score(&with_numbers(&cellar, x)), &x), 1e-6);
    assert!(numbers(&gradient).iter().filter(|g| g.abs() > 1e-9).count() > 12);
    // along a direction, of three results at once
    let direction: Vec<f64> = (0..x.len()).map(|i| (i as f64).cos()).collect();
    let (_, tangent) = ltoad::jvp(|c: &Cellar| taste(c, &order).unwrap(), &cellar, &with_numbers(&cellar, &direction));
    let along = |t: f64| {
        let y: Vec<f64> = x.iter().zip(&direction).map(|(a, b)| a + t * b).collect();
        taste(&with_numbers(&cellar, &y), &order).unwrap()
    };
    for (k, got) in tangent.into_iter().enumerate() {
        close(&[got], &differences(|t| along(t[0])[k], &[0.0]), 1e-6);
    }
    // curvature, against differences of gradients
    let product = ltoad::hvp(score, &cellar, &with_numbers(&cellar, &direction));
    let slope = |t: f64| {
        let y: Vec<f64> = x.iter().zip(&direction).map(|(a, b)| a + t * b).collect();
        numbers(&ltoad::gradient(score, &with_numbers(&cellar, &y)))
    };
    let want: Vec<f64> = (0..x.len()).map(|i| differences(|t| slope(t[0])[i], &[0.0])[0]).collect();
    close(&numbers(&product), &want, 1e-5);
    assert!(taste(&cellar, &[("granny smith", 1.0, 0)]).is_err());
    println!("OK");
}
