//! Electronics: a netlist of text and values, nodes by name, nodal analysis with pivoting.
include!("harness.rs");
use std::collections::HashMap;

#[derive(Debug, Clone)]
enum Part {
    Resistor(f64),
    Conductance(f64),
    Current(f64),
    Diode { saturation: f64, thermal: f64 },
}

struct Element {
    name: String,
    from: String,
    to: String,
    part: Part,
}

#[derive(Default)]
struct Netlist {
    elements: Vec<Element>,
    nodes: HashMap<String, usize>,
}

impl Netlist {
    fn node(&mut self, name: &str) {
        if name != "gnd" {
            let next = self.nodes.len();
            self.nodes.entry(name.to_owned()).or_insert(next);
        }
    }
    fn add(&mut self, line: &str, values: &[f64]) -> Option<&mut Self> {
        let mut words = line.split_whitespace();
        let (name, from, to) = (words.next()?, words.next()?, words.next()?);
        let at: usize = words.next()?.parse().ok()?;
        let v = *values.get(at)?;
        let part = match name.chars().next()? {
            'R' => Part::Resistor(v),
            'G' => Part::Conductance(v),
            'I' => Part::Current(v),
            'D' => Part::Diode { saturation: v, thermal: 0.3 },
            _ => return None,
        };
        self.node(from);
        self.node(to);
        self.elements.push(Element { name: name.into(), from: from.into(), to: to.into(), part });
        Some(self)
    }
    fn stamp(&self, v: &[f64]) -> (Vec<Vec<f64>>, Vec<f64>) {
        let n = self.nodes.len();
        let mut a = vec![vec![0.0; n]; n];
        let mut b = vec![0.0; n];
        for e in &self.elements {
            let (i, j) = (self.nodes.get(&e.from).copied(), self.nodes.get(&e.to).copied());
            let volt = i.map_or(0.0, |i| v[i]) - j.map_or(0.0, |j| v[j]);
            let (g, current) = match &e.part {
                Part::Resistor(r) => (1.0 / r, 0.0),
                Part::Conductance(g) => (*g, 0.0),
                Part::Current(c) => (0.0, -c),
                Part::Diode { saturation, thermal } => {
                    let x = (volt / thermal).exp();
                    let g = saturation / thermal * x;
                    (g, saturation * (x - 1.0) - g * volt)
                }
            };
            for (p, q, sign) in [(i, j, 1.0), (j, i, -1.0)] {
                if let Some(p) = p {
                    a[p][p] += g;
                    b[p] -= sign * current;
                    if let Some(q) = q {
                        a[p][q] -= g;
                    }
                }
            }
        }
        (a, b)
    }
    fn solve(&self) -> Vec<f64> {
        let mut v = vec![0.1; self.nodes.len()];
        for _ in 0..12 {
            let (a, b) = self.stamp(&v);
            v = eliminate(a, b);
        }
        v
    }
}

fn eliminate(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for k in 0..n {
        let pivot = (k..n).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs())).unwrap();
        a.swap(k, pivot);
        b.swap(k, pivot);
        let (top, below) = a.split_at_mut(k + 1);
        let row = &top[k];
        for (i, other) in below.iter_mut().enumerate() {
            let factor = other[k] / row[k];
            other.iter_mut().zip(row).skip(k).for_each(|(o, r)| *o -= factor * r);
            b[k + 1 + i] -= factor * b[k];
        }
    }
    for k in (0..n).rev() {
        let known: f64 = (k + 1..n).map(|j| a[k][j] * b[j]).sum();
        b[k] = (b[k] - known) / a[k][k];
    }
    b
}

extern "C" fn output(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut net = Netlist::default();
    let text = "R1 in mid 0\nR2 mid gnd 1\nR3 mid out 2\nD1 out gnd 3\nI1 gnd in 4\nG1 in out 5";
    for line in text.lines() {
        net.add(line, x).expect("a line that can be read");
    }
    let v = net.solve();
    let power: f64 = net
        .elements
        .iter()
        .filter(|e| e.name.starts_with('R'))
        .map(|e| {
            let at = |s: &String| net.nodes.get(s).map_or(0.0, |i| v[*i]);
            let Part::Resistor(r) = e.part else { unreachable!() };
            (at(&e.from) - at(&e.to)).powi(2) / r
        })
        .sum();
    v[net.nodes["out"]] + 0.1 * power
}

fn main() {
    let x = [2.0, 3.0, 1.5, 0.01, 0.8, 0.2];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(output as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 6usize) };
    compare(&d, &|x| output(x.as_ptr(), 6), &x, 1e-4, 1e-6);
}
