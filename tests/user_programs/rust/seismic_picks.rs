//! Seismology: traces in f32, a recursive filter with chunks_mut and split_at_mut, picks by windows, a station map, location by Gauss-Newton.
include!("harness.rs");
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::{Rc, Weak};

#[derive(Debug)]
struct Station {
    code: [u8; 4],
    place: (f64, f64),
    picks: RefCell<Vec<Pick>>,
    network: Weak<Network>,
}

#[derive(Debug, Clone, Copy)]
enum Phase {
    P,
    S,
}

#[derive(Debug, Clone)]
struct Pick {
    phase: Phase,
    time: f64,
    weight: f32,
    comment: Option<String>,
}

#[derive(Debug, Default)]
struct Network {
    speed: f64,
    ratio: f64,
    stations: RefCell<HashMap<String, Rc<Station>>>,
}

impl Station {
    fn code(&self) -> String {
        String::from_utf8_lossy(&self.code).trim_end_matches('\0').to_string()
    }

    fn travel(&self, phase: Phase, from: &[f64; 3]) -> Option<f64> {
        let network = self.network.upgrade()?;
        let d = ((self.place.0 - from[0]).powi(2) + (self.place.1 - from[1]).powi(2) + 4.0).sqrt();
        Some(match phase {
            Phase::P => d / network.speed,
            Phase::S => d * network.ratio / network.speed,
        })
    }
}

struct Ring<const N: usize> {
    values: VecDeque<f32>,
}

impl<const N: usize> Ring<N> {
    fn push(&mut self, v: f32) -> f32 {
        if self.values.len() == N {
            self.values.pop_front();
        }
        self.values.push_back(v);
        self.values.iter().map(|v| v.abs()).sum::<f32>() / self.values.len() as f32
    }
}

fn trace(onset: f64, frequency: f64, samples: usize) -> Vec<f32> {
    (0..samples)
        .map(|i| {
            let t = i as f64 * 0.1 - onset;
            let burst = if t > 0.0 { (frequency * t).sin() * (-0.3 * t).exp() } else { 0.0 };
            (burst + 0.02 * (i as f64 * 1.7).sin()) as f32
        })
        .collect()
}

fn smooth(data: &mut [f32], alpha: f32) {
    for half in data.chunks_mut(20) {
        let middle = half.len() / 2;
        let (left, right) = half.split_at_mut(middle);
        for (a, b) in left.iter_mut().zip(right.iter_mut().rev()) {
            let mean = (*a + *b) / 2.0;
            *a += alpha * 0.01 * (mean - *a);
            *b += alpha * 0.02 * (mean - *b);
        }
    }
    let mut state = 0.0_f32;
    data.iter_mut().for_each(|v| {
        state += alpha * (*v - state);
        *v = state;
    });
}

fn pick(data: &[f32]) -> Option<(f64, f32)> {
    let (mut short, mut long) = (Ring::<3> { values: VecDeque::new() }, Ring::<12> { values: VecDeque::with_capacity(12) });
    let ratios: Vec<f32> = data.iter().map(|&v| short.push(v) / (long.push(v) + 0.05)).collect();
    let at = ratios.windows(2).position(|w| w[0] < 0.6 && w[1] >= 0.6)?;
    let (a, b) = (ratios[at], ratios[at + 1]);
    Some((0.1 * (at as f64 + f64::from((0.6 - a) / (b - a))), b))
}

fn locate(network: &Network, mut guess: [f64; 3]) -> ([f64; 3], f64) {
    let sorted: BTreeMap<String, Rc<Station>> = network.stations.borrow().iter().map(|(k, v)| (k.clone(), Rc::clone(v))).collect();
    let mut misfit = 0.0;
    for _ in 0..3 {
        let (mut h, mut g) = ([[0.0; 3]; 3], [0.0; 3]);
        misfit = 0.0;
        for station in sorted.values() {
            for p in station.picks.borrow().iter() {
                let Some(base) = station.travel(p.phase, &guess) else { continue };
                let r = p.time - guess[2] - base;
                let row: [f64; 3] = std::array::from_fn(|k| {
                    if k == 2 {
                        return 1.0;
                    }
                    let mut moved = guess;
                    moved[k] += 1e-2;
                    (station.travel(p.phase, &moved).unwrap_or(base) - base) / 1e-2
                });
                let w = f64::from(p.weight) / (1.0 + p.comment.as_ref().map_or(0, String::len) as f64);
                misfit += w * r * r;
                for i in 0..3 {
                    g[i] += w * row[i] * r;
                    for j in 0..3 {
                        h[i][j] += w * row[i] * row[j];
                    }
                }
            }
        }
        (0..3).for_each(|i| h[i][i] += 0.05);
        let step = eliminate(h, g);
        guess.iter_mut().zip(step).for_each(|(x, s)| *x += s);
    }
    (guess, misfit)
}

fn eliminate(mut a: [[f64; 3]; 3], mut b: [f64; 3]) -> [f64; 3] {
    for k in 0..3 {
        let pivot = (k..3).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs())).unwrap();
        a.swap(k, pivot);
        b.swap(k, pivot);
        for i in k + 1..3 {
            let f = a[i][k] / a[k][k];
            for j in k..3 {
                a[i][j] -= f * a[k][j];
            }
            b[i] -= f * b[k];
        }
    }
    for k in (0..3).rev() {
        b[k] = (b[k] - (k + 1..3).map(|j| a[k][j] * b[j]).sum::<f64>()) / a[k][k];
    }
    b
}

fn epicentre(x: &[f64; 4]) -> f64 {
    let network = Rc::new(Network { speed: x[0], ratio: x[1], ..Network::default() });
    for (i, (code, place)) in [(*b"ABE\0", (0.0, 0.0)), (*b"BRUN", (9.0, 1.0)), (*b"CAX\0", (4.0, 8.0)), (*b"DD\0\0", (7.0, 6.0))].into_iter().enumerate() {
        let station = Rc::new(Station { code, place, picks: RefCell::default(), network: Rc::downgrade(&network) });
        for phase in [Phase::P, Phase::S] {
            let onset = station.travel(phase, &[4.5, 3.5, 0.0]).unwrap() * (1.0 + 0.02 * i as f64);
            let mut data = trace(onset, x[2], 60);
            smooth(&mut data, x[3] as f32);
            if let Some((time, weight)) = pick(&data) {
                let comment = (i == 2).then(|| format!("{phase:?} emergent"));
                station.picks.borrow_mut().push(Pick { phase, time, weight, comment });
            }
        }
        network.stations.borrow_mut().insert(station.code(), station);
    }
    let (place, misfit) = locate(&network, [4.0, 4.0, 0.1]);
    place[0] + 0.5 * place[1] + place[2] + misfit
}

fn main() {
    let x = [5.5, 1.73, 4.1, 0.6];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(epicentre as *const c_void, enzyme_dup, &x, &mut d) };
    // the samples are in single precision
    compare(&d, &|x| epicentre(x.try_into().unwrap()), &x, 1e-4, 1e-3);
}
