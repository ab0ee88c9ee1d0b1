//! Housing: rents by quarter in a BTreeMap, quantiles by sorting, an index by medians and a hedonic regression.
include!("harness.rs");
use std::collections::BTreeMap;
#[derive(Clone, Debug)]
struct Flat {
    district: &'static str,
    rooms: u8,
    area: f32,
    rent: f64,
    lift: bool,
}
fn median(values: &mut Vec<f64>) -> Option<f64> {
    values.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let n = values.len();
    match n {
        0 => None,
        n if n % 2 == 1 => Some(values[n / 2]),
        _ => Some((values[n / 2 - 1] + values[n / 2]) / 2.0),
    }
}
extern "C" fn evaluate(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let names = ["north", "south", "harbour"];
    let flats: Vec<Flat> = (0..12)
        .map(|i| Flat {
            district: names[i % 3],
            rooms: (i % 4) as u8 + 1,
            area: 30.0 + 7.0 * i as f32,
            rent: x[i % n] * (8.0 + i as f64) + x[0],
            lift: i % 5 == 0,
        })
        .collect();
    let mut by: BTreeMap<&str, Vec<&Flat>> = BTreeMap::new();
    for f in &flats {
        by.entry(f.district).or_default().push(f);
    }
    let mut sum = 0.0;
    for (k, (name, list)) in by.iter().enumerate() {
        let mut per: Vec<f64> = list.iter().map(|f| f.rent / f.area as f64).collect();
        let m = median(&mut per).unwrap_or(0.0);
        sum += m * name.len() as f64
            + list.iter().filter(|f| f.lift).map(|f| f.rent).sum::<f64>() * 0.01 * k as f64;
    }
    let (sx, sy, sxx, sxy) = flats.iter().fold((0.0, 0.0, 0.0, 0.0), |(a, b, c, d), f| {
        let r = f.rooms as f64;
        (a + r, b + f.rent, c + r * r, d + r * f.rent)
    });
    let c = flats.len() as f64;
    sum + (c * sxy - sx * sy) / (c * sxx - sx * sx)
}

fn main() {
    let x = [1.1, 1.7, 0.6, 1.35, 0.9];
    let mut d = vec![0.0; x.len()];
    unsafe {
        __enzyme_autodiff(
            evaluate as *const c_void,
            enzyme_dup,
            x.as_ptr(),
            d.as_mut_ptr(),
            enzyme_const,
            x.len(),
        )
    };
    compare(&d, &|x| evaluate(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
