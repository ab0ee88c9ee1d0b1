//! Mining: ventilation of a network of airways, a HashMap by pairs of junctions, a spanning tree by breadth-first search, Hardy Cross's loops, fans as interpolated curves in a BTreeMap.
include!("harness.rs");
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

type Junction = u32;

#[derive(Debug, Clone)]
struct Airway {
    resistance: f64,
    flow: f64,
    fan: Option<String>,
    regulator: Option<f64>,
}

#[derive(Debug)]
enum Fault {
    NoFan(String),
    NotConnected(Vec<Junction>),
    Diverged { sweep: usize, worst: f64 },
}

/// A fan's pressure by flow, between points by cubic Hermite splines.
struct Curve(BTreeMap<i64, f64>);

impl Curve {
    fn pressure(&self, q: f64) -> (f64, f64) {
        let below = self.0.range(..=(q.floor() as i64)).next_back();
        let above = self.0.range((q.floor() as i64 + 1)..).next();
        match (below, above) {
            (Some((&a, &pa)), Some((&b, &pb))) => {
                let h = (b - a) as f64;
                let t = (q - a as f64) / h;
                let s = |k: i64| self.slope(k);
                let (ma, mb) = (h * s(a), h * s(b));
                let (t2, t3) = (t * t, t * t * t);
                let p = (2.0 * t3 - 3.0 * t2 + 1.0) * pa + (t3 - 2.0 * t2 + t) * ma + (3.0 * t2 - 2.0 * t3) * pb + (t3 - t2) * mb;
                let dp = ((6.0 * t2 - 6.0 * t) * (pa - pb) + (3.0 * t2 - 4.0 * t + 1.0) * ma + (3.0 * t2 - 2.0 * t) * mb) / h;
                (p, dp)
            }
            (Some((&a, &p)), None) => (p - 20.0 * (q - a as f64), -20.0),
            (None, Some((&b, &p))) => (p + 5.0 * (b as f64 - q), -5.0),
            (None, None) => (0.0, 0.0),
        }
    }

    fn slope(&self, at: i64) -> f64 {
        let before = self.0.range(..at).next_back();
        let after = self.0.range(at + 1..).next();
        let here = self.0[&at];
        match (before, after) {
            (Some((a, pa)), Some((b, pb))) => (pb - pa) / (b - a) as f64,
            (Some((a, pa)), None) => (here - pa) / (at - a) as f64,
            (None, Some((b, pb))) => (pb - here) / (b - at) as f64,
            (None, None) => 0.0,
        }
    }
}

struct Mine {
    airways: HashMap<(Junction, Junction), Airway>,
    fans: HashMap<String, Curve>,
    /// Loops of airways with the direction in which each is walked.
    loops: Vec<Vec<((Junction, Junction), f64)>>,
}

impl Mine {
    fn build(x: &[f64]) -> Mine {
        let mut airways = HashMap::new();
        for (from, to, r, extra) in [
            (1, 2, 0.12, None),
            (2, 3, 0.35, None),
            (2, 4, 0.28, None),
            (3, 5, x[1], None),
            (4, 5, 0.41, Some(x[2])),
            (3, 4, 0.9, None),
            (5, 6, 0.15, None),
            (4, 6, 1.4, None),
        ] {
            airways.insert((from, to), Airway { resistance: r, flow: 0.0, fan: None, regulator: extra });
        }
        airways.insert((6, 1), Airway { resistance: 0.02 * x[0], flow: 0.0, fan: Some("main fan".into()), regulator: None });
        let fans = HashMap::from([(
            String::from("main fan"),
            Curve([(0, 2600.0), (20, 2500.0 * x[3]), (40, 2150.0), (60, 1500.0 * x[3]), (80, 700.0)].into_iter().collect()),
        )]);
        Mine { airways, fans, loops: Vec::new() }
    }

    fn keys(&self) -> Vec<(Junction, Junction)> {
        self.airways.keys().copied().collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn find_loops(&mut self) -> Result<(), Fault> {
        let keys = self.keys();
        let mut parent: HashMap<Junction, Option<Junction>> = HashMap::from([(1, None)]);
        let mut queue = VecDeque::from([1]);
        let mut tree = HashSet::new();
        while let Some(j) = queue.pop_front() {
            for &(a, b) in keys.iter().filter(|(a, b)| *a == j || *b == j) {
                let other = if a == j { b } else { a };
                if let std::collections::hash_map::Entry::Vacant(slot) = parent.entry(other) {
                    slot.insert(Some(j));
                    tree.insert((a, b));
                    queue.push_back(other);
                }
            }
        }
        let missing: Vec<_> = keys.iter().flat_map(|&(a, b)| [a, b]).filter(|j| !parent.contains_key(j)).collect();
        if !missing.is_empty() {
            return Err(Fault::NotConnected(missing));
        }
        let way_up = |from: Junction| {
            std::iter::successors(Some(from), |j| parent[j]).collect::<Vec<_>>()
        };
        for &(a, b) in keys.iter().filter(|k| !tree.contains(k)) {
            let mut members = vec![((a, b), 1.0)];
            let (up_a, up_b) = (way_up(a), way_up(b));
            for (way, sign) in [(&up_b, 1.0), (&up_a, -1.0)] {
                for step in way.windows(2) {
                    let forward = self.airways.contains_key(&(step[0], step[1]));
                    let key = if forward { (step[0], step[1]) } else { (step[1], step[0]) };
                    members.push((key, if forward { sign } else { -sign }));
                }
            }
            self.loops.push(members);
        }
        Ok(())
    }

    fn balance(&mut self) -> Result<usize, Fault> {
        // any flow that is conserved will do to begin with
        for (k, members) in self.loops.iter().enumerate() {
            for (key, sign) in members {
                if let Some(way) = self.airways.get_mut(key) {
                    way.flow += sign * (10.0 + k as f64);
                }
            }
        }
        for sweep in 0..60 {
            let mut worst: f64 = 0.0;
            for members in &self.loops {
                let (mut loss, mut slope) = (0.0, 0.0);
                for (key, sign) in members {
                    let way = &self.airways[key];
                    let r = way.resistance + way.regulator.unwrap_or(0.0);
                    loss += sign * r * way.flow * way.flow.abs();
                    slope += 2.0 * r * way.flow.abs();
                    if let Some(name) = way.fan.as_deref() {
                        let (p, dp) = self.fans.get(name).ok_or_else(|| Fault::NoFan(name.to_owned()))?.pressure(way.flow);
                        loss -= sign * p;
                        slope -= dp;
                    }
                }
                let change = loss / slope;
                worst = worst.max(change.abs());
                for (key, sign) in members {
                    self.airways.entry(*key).and_modify(|w| w.flow -= sign * change);
                }
            }
            if worst < 1e-12 {
                return Ok(sweep);
            }
            if !worst.is_finite() || worst > 1e6 {
                return Err(Fault::Diverged { sweep, worst });
            }
        }
        Ok(60)
    }
}

extern "C" fn power(x: *const f64, n: usize) -> f64 {
    let mut mine = Mine::build(unsafe { std::slice::from_raw_parts(x, n) });
    let outcome = mine.find_loops().and_then(|()| mine.balance());
    if let Err(fault) = outcome {
        eprintln!("{fault:?}");
        return f64::NAN;
    }
    mine.keys()
        .iter()
        .map(|k| (k, &mine.airways[k]))
        .map(|(k, way)| match k {
            (4, 5) | (3, 5) => (way.flow - 14.0).powi(2),
            _ => 1e-4 * way.resistance * way.flow.abs().powi(3),
        })
        .sum()
}

fn main() {
    let x = [4.0, 0.55, 1.2, 0.97];
    let mut d = [0.0; 4];
    unsafe { __enzyme_autodiff(power as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| power(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
