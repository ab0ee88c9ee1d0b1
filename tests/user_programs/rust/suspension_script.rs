//! Cars: a suspension is read from a text of a small language, and shaken over a road; parameters are names that the text uses.
include!("harness.rs");
use std::collections::HashMap;
use std::num::ParseFloatError;
use std::str::FromStr;

#[derive(Debug)]
enum Problem {
    Number(ParseFloatError),
    Unknown(String),
    Missing { line: usize, what: &'static str },
}
impl From<ParseFloatError> for Problem {
    fn from(why: ParseFloatError) -> Self {
        Problem::Number(why)
    }
}

#[derive(Debug, Clone, PartialEq)]
enum Value {
    Fixed(f64),
    Named(String),
    Scaled(f64, Box<Value>),
}
impl FromStr for Value {
    type Err = Problem;
    fn from_str(text: &str) -> Result<Self, Problem> {
        if let Some((factor, rest)) = text.split_once('*') {
            return Ok(Value::Scaled(factor.trim().parse()?, Box::new(rest.parse()?)));
        }
        match text.trim() {
            name if name.starts_with('$') => Ok(Value::Named(name[1..].to_string())),
            number => Ok(Value::Fixed(number.parse()?)),
        }
    }
}
impl Value {
    fn get(&self, known: &HashMap<String, f64>) -> Result<f64, Problem> {
        Ok(match self {
            Value::Fixed(v) => *v,
            Value::Named(name) => *known.get(name).ok_or_else(|| Problem::Unknown(name.clone()))?,
            Value::Scaled(factor, value) => factor * value.get(known)?,
        })
    }
}

enum Part {
    Mass { name: String, value: f64 },
    Spring { ends: (Node, Node), stiffness: f64 },
    Damper { ends: (Node, Node), constant: f64, cubic: bool },
}
#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    Road,
    Body(usize),
}

fn parse(text: &str, known: &HashMap<String, f64>) -> Result<Vec<Part>, Problem> {
    let mut names: Vec<String> = Vec::new();
    let node = |name: &str, names: &[String]| match name {
        "road" => Ok(Node::Road),
        _ => names.iter().position(|n| n == name).map(Node::Body).ok_or(Problem::Unknown(name.into())),
    };
    let mut parts = Vec::new();
    for (line, words) in text.lines().enumerate().map(|(i, l)| (i + 1, l.split('#').next().unwrap_or("").trim())) {
        if words.is_empty() {
            continue;
        }
        let mut words = words.split_whitespace();
        let mut want = |what| words.next().ok_or(Problem::Missing { line, what });
        match want("a kind of part")? {
            "mass" => {
                let name = want("a name")?.to_lowercase();
                let value = want("a mass")?.parse::<Value>()?.get(known)?;
                names.push(name.clone());
                parts.push(Part::Mass { name, value });
            }
            kind @ ("spring" | "damper" | "damper3") => {
                let ends = (node(want("an end")?, &names)?, node(want("another end")?, &names)?);
                let value = want("a constant")?.parse::<Value>()?.get(known)?;
                parts.push(match kind {
                    "spring" => Part::Spring { ends, stiffness: value },
                    _ => Part::Damper { ends, constant: value, cubic: kind.ends_with('3') },
                });
            }
            other => return Err(Problem::Unknown(other.to_owned())),
        }
    }
    Ok(parts)
}

fn shake(parts: &[Part], bump: f64) -> f64 {
    let masses: Vec<(&str, f64)> = parts
        .iter()
        .filter_map(|p| if let Part::Mass { name, value } = p { Some((name.as_str(), *value)) } else { None })
        .collect();
    let n = masses.len();
    let (mut x, mut v) = (vec![0.0; n], vec![0.0; n]);
    let mut felt = 0.0;
    let dt = 0.01;
    for step in 0..120 {
        let t = step as f64 * dt;
        let road = if t < 0.5 { bump * (std::f64::consts::TAU * t).sin().powi(2) } else { 0.0 };
        let place = |node: Node, x: &[f64]| match node {
            Node::Road => road,
            Node::Body(i) => x[i],
        };
        let speed = |node: Node, v: &[f64]| if let Node::Body(i) = node { v[i] } else { 0.0 };
        let mut force = vec![0.0; n];
        for part in parts {
            let (ends, f) = match *part {
                Part::Spring { ends: e, stiffness } => (e, stiffness * (place(e.1, &x) - place(e.0, &x))),
                Part::Damper { ends: e, constant, cubic } => {
                    let w = speed(e.1, &v) - speed(e.0, &v);
                    (e, constant * if cubic { w * w * w } else { w })
                }
                Part::Mass { .. } => continue,
            };
            if let Node::Body(i) = ends.0 {
                force[i] += f;
            }
            if let Node::Body(j) = ends.1 {
                force[j] -= f;
            }
        }
        for (i, (_, mass)) in masses.iter().enumerate() {
            v[i] += dt * force[i] / mass;
            x[i] += dt * v[i];
        }
        let seat = masses.iter().position(|(name, _)| *name == "seat").unwrap_or(0);
        felt += dt * (force[seat] / masses[seat].1).powi(2);
    }
    felt
}

const TEXT: &str = "# quarter of a car
mass Wheel $wheel
mass body 40.0
mass SEAT 12.5
spring road wheel 10*$tyre   # stiff
spring wheel body $spring
damper wheel body 2.5*$oil
damper3 body seat 0.8*$oil
spring body seat 300
";

extern "C" fn comfort(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let known: HashMap<String, f64> =
        ["wheel", "tyre", "spring", "oil"].iter().zip(x).map(|(name, value)| (name.to_string(), *value)).collect();
    match parse(TEXT, &known) {
        Ok(parts) => shake(&parts, x[4]),
        Err(Problem::Number(why)) => panic!("{why}"),
        Err(why) => panic!("{why:?}"),
    }
}

fn main() {
    let x = [4.0, 200.0, 900.0, 30.0, 0.3];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(comfort as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| comfort(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
