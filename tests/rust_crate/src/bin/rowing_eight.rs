//! Rowing: a crew in fixed arrays, strokes by state machines, several directions at once, slices of rows, seeds of several outputs.

use ltoad::*;
use rust_crate::*;

const SEATS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Phase {
    Drive { power: f64, left: u8 },
    Recover(u8),
    Crab,
}
#[derive(Clone, Copy, Debug, Differentiable)]
struct Rower {
    power: f64,
    mass: f64,
    phase: Phase,
}
#[derive(Clone, Copy, Debug, PartialEq, Default, Differentiable)]
struct Boat {
    speed: f64,
    distance: f64,
    check: [f64; 2],
}

impl Rower {
    fn stroke(&mut self, speed: f64, rate: u8) -> f64 {
        let (next, force) = match self.phase {
            Phase::Drive { power, left: 0 } => (Phase::Recover(rate), power / (1.0 + speed)),
            Phase::Drive { power, left } => (Phase::Drive { power: power * 0.97, left: left - 1 }, power / (1.0 + 0.5 * speed)),
            Phase::Recover(0) if self.power < 0.5 => (Phase::Crab, -0.1 * self.mass),
            Phase::Recover(0) => (Phase::Drive { power: self.power * (1.0 - 0.02 * speed), left: 4 }, 0.0),
            Phase::Recover(n) => (Phase::Recover(n - 1), -0.01 * self.mass * speed),
            Phase::Crab => (Phase::Recover(3), -0.3),
        };
        self.phase = next;
        force
    }
}

#[autodiff_reverse(row_back, Duplicated, Active, Const, ActiveOnly)]
#[autodiff_forward(row_ahead, 4, Dual, Dual, Const, Dual)]
fn row(crew: &[Rower; SEATS], drag: f64, steps: usize) -> Boat {
    let mut crew = *crew;
    let mut boat = Boat::default();
    let mass: f64 = 2.0 + crew.iter().map(|r| r.mass).sum::<f64>();
    for n in 0..steps {
        let (bow, stern) = crew.split_at_mut(SEATS / 2);
        let forces = [bow, stern].map(|half| half.iter_mut().map(|r| r.stroke(boat.speed, 2)).sum::<f64>());
        for (check, force) in boat.check.iter_mut().zip(forces) {
            *check = 0.9 * *check + force * force;
        }
        boat.speed += 0.2 * (forces[0] + forces[1] - drag * boat.speed * boat.speed) / mass;
        boat.distance += 0.2 * boat.speed;
        if n % 10 == 9 {
            crew.swap(0, 3);
            crew[1..].rotate_right(1);
        }
    }
    boat
}
fn crew(x: &[f64]) -> [Rower; SEATS] {
    std::array::from_fn(|i| {
        let power = x[2 * i];
        let phase = if i % 2 == 0 { Phase::Drive { power, left: 3 } } else { Phase::Recover(i as u8) };
        Rower { power, mass: x[2 * i + 1], phase }
    })
}
fn flat(crew: &[Rower; SEATS]) -> Vec<f64> {
    let own = |r: &Rower| r.power + if let Phase::Drive { power, .. } = r.phase { power } else { 0.0 };
    crew.iter().flat_map(|r| [own(r), r.mass]).collect()
}

fn main() {
    let x = [3.0, 0.8, 2.5, 0.7, 3.3, 0.9, 0.4, 0.75];
    let drag = 0.15;
    let seed = Boat { speed: 1.0, distance: 0.5, check: [0.1, -0.2] };
    let weighted = |b: Boat| b.speed + 0.5 * b.distance + 0.1 * b.check[0] - 0.2 * b.check[1];
    let want = differences(|y| weighted(row(&crew(y), drag * y[8], 35)), &[&x[..], &[1.0]].concat());
    let at = crew(&x);
    let mut shadow = at.zeroed();
    let by_drag = row_back(&at, &mut shadow, drag, 35, seed);
    close(&[flat(&shadow), vec![by_drag * drag]].concat(), &want, 1e-7);
    let unit = |i: usize| {
        let mut one = at.zeroed();
        one[i].mass = 1.0;
        one
    };
    let [value, rest @ ..] = row_ahead(&at, &unit(0), &unit(1), &unit(2), &at.zeroed(), drag, 0.0, 0.0, 0.0, drag, 35);
    assert_eq!(value, row(&at, drag, 35));
    let got = rest.map(weighted);
    close(&got, &[want[1], want[3], want[5], want[8]], 1e-7);
    println!("fine");
}
