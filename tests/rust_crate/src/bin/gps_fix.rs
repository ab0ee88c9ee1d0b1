//! Navigation: a receiver's fix from satellites, messages as bytes, errors of its own, Gauss-Newton by const generics, attributes on methods.
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use ltoad::{Differentiable, autodiff_forward, autodiff_reverse};
use rust_crate::{close, differences};

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum FixError {
    TooFew(usize),
    Checksum { expected: u8, found: u8 },
    Singular,
}

impl fmt::Display for FixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FixError::TooFew(n) => write!(f, "only {n} satellites"),
            FixError::Checksum { expected, found } => write!(f, "checksum {found:#04x} instead of {expected:#04x}"),
            FixError::Singular => write!(f, "satellites in a plane"),
        }
    }
}

impl Error for FixError {}

#[derive(Clone, Copy, Debug)]
struct Satellite {
    id: u16,
    place: [f64; 3],
    health: u8,
}

fn encode(satellites: &[Satellite]) -> Vec<u8> {
    satellites
        .iter()
        .flat_map(|s| {
            let mut message = Vec::with_capacity(28);
            message.extend_from_slice(&s.id.to_be_bytes());
            s.place.iter().for_each(|c| message.extend(c.to_le_bytes()));
            message.push(s.health);
            message.push(message.iter().fold(0u8, |a, b| a.rotate_left(1) ^ b));
            message
        })
        .collect()
}

fn decode(bytes: &[u8]) -> Result<BTreeMap<u16, Satellite>, FixError> {
    bytes
        .chunks_exact(28)
        .map(|m| {
            let (body, [found]) = m.split_at(27) else { unreachable!() };
            let expected = body.iter().fold(0u8, |a, b| a.rotate_left(1) ^ b);
            if expected != *found {
                return Err(FixError::Checksum { expected, found: *found });
            }
            let id = u16::from_be_bytes([body[0], body[1]]);
            let place = std::array::from_fn(|i| {
                f64::from_le_bytes(body[2 + 8 * i..][..8].try_into().expect("eight bytes"))
            });
            Ok((id, Satellite { id, place, health: body[26] }))
        })
        .collect()
}

fn solve<const N: usize>(mut a: [[f64; N]; N], mut b: [f64; N]) -> Option<[f64; N]> {
    for k in 0..N {
        let pivot = (k..N).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs()))?;
        if a[pivot][k].abs() < 1e-12 {
            return None;
        }
        a.swap(k, pivot);
        b.swap(k, pivot);
        let (top, rest) = a.split_at_mut(k + 1);
        let row = &top[k];
        for (i, r) in rest.iter_mut().enumerate() {
            let f = r[k] / row[k];
            (k..N).for_each(|j| r[j] -= f * row[j]);
            b[k + 1 + i] -= f * b[k];
        }
    }
    for k in (0..N).rev() {
        let done: f64 = (k + 1..N).map(|j| a[k][j] * b[j]).sum();
        b[k] = (b[k] - done) / a[k][k];
    }
    Some(b)
}

struct Receiver {
    satellites: BTreeMap<u16, Satellite>,
    start: [f64; 4],
    rounds: usize,
}

impl Receiver {
    #[autodiff_reverse(fix_gradient, Const, Duplicated, Active)]
    #[autodiff_forward(fix_ahead, 2, Const, Dual, Dual)]
    fn fix(&self, ranges: &[f64]) -> Result<f64, FixError> {
        let healthy: Vec<(&Satellite, f64)> =
            self.satellites.values().filter(|s| s.health & 1 == 0).zip(ranges.iter().copied()).collect();
        if healthy.len() < 4 {
            return Err(FixError::TooFew(healthy.len()));
        }
        let mut at = self.start;
        for _ in 0..self.rounds {
            let mut normal = [[0.0; 4]; 4];
            let mut right = [0.0; 4];
            for (s, range) in &healthy {
                let d: [f64; 3] = std::array::from_fn(|i| at[i] - s.place[i]);
                let r = d.iter().map(|c| c * c).sum::<f64>().sqrt();
                let row = [d[0] / r, d[1] / r, d[2] / r, 1.0];
                let miss = range - r - at[3];
                for i in 0..4 {
                    right[i] += row[i] * miss;
                    for j in 0..4 {
                        normal[i][j] += row[i] * row[j];
                    }
                }
            }
            let step = solve(normal, right).ok_or(FixError::Singular)?;
            at.iter_mut().zip(step).for_each(|(a, s)| *a += s);
        }
        let [x, y, z, clock] = at;
        Ok((x * x + y * y + z * z).sqrt() + 0.3 * x * y + clock)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let sky: Vec<Satellite> = (0u16..6)
        .map(|k| {
            let a = f64::from(k) * 1.1;
            let place = [20.0 * a.cos(), 20.0 * a.sin(), 12.0 + 3.0 * (2.3 * a).sin()];
            Satellite { id: 100 - k, place, health: (k == 2) as u8 }
        })
        .collect();
    let mut bytes = encode(&sky);
    let receiver = Receiver { satellites: decode(&bytes)?, start: [0.1, 0.1, 0.0, 0.0], rounds: 6 };
    bytes[30] ^= 4;
    assert!(matches!(decode(&bytes), Err(FixError::Checksum { .. })));
    let here = [1.0, 2.0, 0.5];
    let ranges: Vec<f64> = receiver
        .satellites
        .values()
        .filter(|s| s.health & 1 == 0)
        .map(|s| s.place.iter().zip(here).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt() + 0.7 + 0.01 * f64::from(s.id % 3))
        .collect();
    let want = differences(|r| receiver.fix(r).unwrap(), &ranges);
    let mut gradient = vec![0.0; ranges.len()];
    let value = receiver.fix_gradient(&ranges, &mut gradient, Ok(1.0))?;
    assert!((value - receiver.fix(&ranges)?).abs() < 1e-12);
    close(&gradient, &want, 1e-6);
    let unit = |k: usize| -> Vec<f64> { (0..ranges.len()).map(|i| f64::from(i == k)).collect() };
    let (a, b) = (unit(1), unit(4));
    let results = receiver.fix_ahead(&ranges, &a, &b);
    let slopes: Vec<f64> = results.into_iter().map(|r| r.unwrap()).collect();
    close(&slopes[1..], &[want[1], want[4]], 1e-6);
    assert_eq!(receiver.fix(&ranges[..3]), Err(FixError::TooFew(3)));
    Ok(())
}
