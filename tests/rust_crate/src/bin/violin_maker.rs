//! Violins: plates as nested structs of boxes, options and enums that are differentiable; modes by a power method; Jacobians and products.

use ltoad::*;
use rust_crate::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Wood {
    Spruce { stiffness: f64, density: f64 },
    Maple(f64, [f64; 2]),
    Carbon,
}
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Bar {
    at: f64,
    next: Option<Box<Bar>>,
}
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Plate {
    wood: Wood,
    thickness: Vec<f64>,
    bar: Option<Box<Bar>>,
    label: String,
}
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Violin {
    plates: [Plate; 2],
    post: (f64, u8),
}

impl Wood {
    fn ratio(&self) -> f64 {
        match *self {
            Wood::Spruce { stiffness, density } => stiffness / density,
            Wood::Maple(stiffness, [along, across]) => stiffness * (along * across).sqrt(),
            Wood::Carbon => 9.0,
        }
    }
}
impl Plate {
    fn matrix(&self) -> Vec<Vec<f64>> {
        let n = self.thickness.len();
        let mut m = vec![vec![0.0; n]; n];
        let ratio = self.wood.ratio();
        for (i, pair) in self.thickness.windows(2).enumerate() {
            let k = ratio * (pair[0] * pair[1]).powf(1.5);
            m[i][i] += k;
            m[i + 1][i + 1] += k;
            m[i][i + 1] -= k;
            m[i + 1][i] -= k;
        }
        let mut bar = self.bar.as_deref();
        while let Some(b) = bar {
            for (i, row) in m.iter_mut().enumerate() {
                row[i] += (-(i as f64 - b.at).powi(2)).exp();
            }
            bar = b.next.as_deref();
        }
        m
    }
    fn mode(&self) -> f64 {
        let m = self.matrix();
        let mut v: Vec<f64> = (0..m.len()).map(|i| 1.0 + 0.1 * i as f64).collect();
        let mut size = 0.0;
        for _ in 0..12 {
            let w: Vec<f64> = m.iter().map(|row| row.iter().zip(&v).map(|(a, b)| a * b).sum()).collect();
            size = w.iter().map(|u| u * u).sum::<f64>().sqrt();
            v = w.into_iter().map(|u| u / size).collect();
        }
        size
    }
}
fn tones(violin: &Violin) -> [f64; 3] {
    let [top, back] = violin.plates.each_ref().map(Plate::mode);
    let coupling = violin.post.0 * f64::from(violin.post.1);
    let named = violin.plates.iter().filter(|p| p.label.starts_with("t")).count() as f64;
    [(top + coupling).sqrt(), (back + coupling * named).sqrt(), top * back]
}
fn violin(x: &[f64]) -> Violin {
    let bar = Bar { at: x[9], next: Some(Box::new(Bar { at: x[10], next: None })) };
    Violin {
        plates: [
            Plate {
                wood: Wood::Spruce { stiffness: x[0], density: x[1] },
                thickness: x[2..5].to_vec(),
                bar: Some(Box::new(bar)),
                label: "top".into(),
            },
            Plate { wood: Wood::Maple(x[5], [x[6], x[7]]), thickness: vec![x[8]; 4], bar: None, label: "back".to_string() },
        ],
        post: (x[11], 3),
    }
}
fn flat(v: &Violin) -> Vec<f64> {
    let [top, back] = &v.plates;
    let (Wood::Spruce { stiffness, density }, Wood::Maple(m, [a, b])) = (&top.wood, &back.wood) else { panic!() };
    let bar = top.bar.as_ref().unwrap();
    let mut all = vec![*stiffness, *density];
    all.extend(&top.thickness);
    all.extend([*m, *a, *b, back.thickness.iter().sum(), bar.at, bar.next.as_ref().unwrap().at, v.post.0]);
    all
}

fn main() {
    let x = [8.0, 0.4, 1.1, 0.9, 1.3, 3.0, 1.2, 0.8, 0.7, 0.6, 1.9, 0.25];
    let at = violin(&x);
    for (i, row) in jacobian(tones, &at).iter().enumerate() {
        close(&flat(row), &differences(|y| tones(&violin(y))[i], &x), 1e-6);
    }
    let direction: Vec<f64> = (0..12).map(|i| 0.1 * f64::from(i) - 0.3).collect();
    let (value, along) = jvp(tones, &at, &violin(&direction));
    assert_eq!(value, tones(&at));
    let (_, back) = vjp(tones, &at, &[1.0, -2.0, 0.5]);
    let product: f64 = flat(&back).iter().zip(&direction).map(|(a, b)| a * b).sum();
    close(&[along[0] - 2.0 * along[1] + 0.5 * along[2]], &[product], 1e-9);
    let carbon = Violin { plates: [Plate { wood: Wood::Carbon, ..at.plates[0].clone() }, at.plates[1].clone()], ..at.clone() };
    let slopes = gradient(|v: &Violin| tones(v)[2], &carbon);
    assert_eq!(slopes.plates[0].wood, Wood::Carbon);
    let thick = |y: &[f64]| {
        let mut v = carbon.clone();
        v.plates[0].thickness = y.to_vec();
        tones(&v)[2]
    };
    close(&slopes.plates[0].thickness, &differences(thick, &carbon.plates[0].thickness), 1e-6);
    println!("fine");
}
