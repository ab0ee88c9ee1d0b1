//! Commuters: a gravity model between towns read from text, a matrix by names, balanced by iteration, with lines that fail to parse.
include!("differences.inc");
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

const TOWNS: &str = "\
town Ashford 0 0 12.5 9
town Beck 3 4 7.25 15.5
town Crale 6 -1 20 11
town Dunmow -2 5 4.5 8.75
# a ferry, and two mistakes
link Ashford Crale 0.8
link Beck Elsewhere 0.5
link Dunmow Beck fast
link Dunmow Ashford 1.25 toll=2.5
";

#[derive(Debug, Clone, PartialEq)]
enum Line {
    Town { name: String, place: (f64, f64), homes: f64, jobs: f64 },
    Link { from: String, to: String, factor: f64, toll: Option<f64> },
    Nothing,
}

#[derive(Debug)]
struct Unknown(String);
impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nobody knows {}", self.0)
    }
}
impl Error for Unknown {}

impl FromStr for Line {
    type Err = Box<dyn Error>;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = s.split_whitespace().collect();
        match words.as_slice() {
            [] => Ok(Line::Nothing),
            [first, ..] if first.starts_with('#') => Ok(Line::Nothing),
            ["town", name, numbers @ ..] => {
                let numbers = numbers.iter().map(|n| n.parse::<f64>()).collect::<Result<Vec<_>, _>>()?;
                let &[x, y, homes, jobs] = &numbers[..] else { return Err("a town has four numbers".into()) };
                Ok(Line::Town { name: name.to_string(), place: (x, y), homes, jobs })
            }
            ["link", from, to, factor, rest @ ..] => {
                let toll = rest.iter().find_map(|w| w.strip_prefix("toll=")).map(str::parse).transpose()?;
                Ok(Line::Link { from: from.to_string(), to: to.to_string(), factor: factor.parse()?, toll })
            }
            [other, ..] => Err(Box::new(Unknown(other.to_string()))),
        }
    }
}

#[derive(Default)]
struct Region {
    towns: BTreeMap<String, Town>,
    links: HashMap<(String, String), (f64, f64)>,
    problems: Vec<String>,
}
struct Town {
    place: (f64, f64),
    homes: f64,
    jobs: f64,
}

impl Region {
    fn read(text: &str) -> Region {
        let mut region = Region::default();
        for (number, line) in text.lines().enumerate() {
            if let Err(e) = line.parse().and_then(|l| region.add(l)) {
                region.problems.push(format!("{}: {e}", number + 1));
            }
        }
        region
    }
    fn add(&mut self, line: Line) -> Result<(), Box<dyn Error>> {
        match line {
            Line::Nothing => {}
            Line::Town { name, place, homes, jobs } => {
                self.towns.insert(name, Town { place, homes, jobs });
            }
            Line::Link { from, to, factor, toll } => {
                for end in [&from, &to] {
                    if !self.towns.contains_key(end) {
                        return Err(Unknown(end.clone()).into());
                    }
                }
                self.links.insert((from, to), (factor, toll.unwrap_or_default()));
            }
        }
        Ok(())
    }
    fn cost(&self, from: &str, to: &str, model: &Model) -> f64 {
        let (a, b) = (&self.towns[from], &self.towns[to]);
        let far = (a.place.0 - b.place.0).hypot(a.place.1 - b.place.1) + model.own;
        let key = (from.to_owned(), to.to_owned());
        match self.links.get(&key) {
            Some(&(factor, toll)) => far * factor + toll * model.toll,
            None => far,
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Model {
    decay: f64,
    own: f64,
    toll: f64,
    growth: f64,
}

type Flows<'r> = BTreeMap<&'r str, BTreeMap<&'r str, f64>>;

fn flows<'r>(region: &'r Region, model: &Model) -> Flows<'r> {
    let mut flows: Flows = BTreeMap::new();
    for (from, home) in &region.towns {
        for (to, work) in &region.towns {
            let pull = home.homes * work.jobs.powf(model.growth) * (-model.decay * region.cost(from, to, model)).exp();
            *flows.entry(from).or_default().entry(to).or_insert(0.0) += pull;
        }
    }
    flows
}

fn balance(region: &Region, flows: &mut Flows) -> f64 {
    let mut off = 0.0;
    for _ in 0..6 {
        for (from, row) in flows.iter_mut() {
            let scale = region.towns[*from].homes / row.values().sum::<f64>();
            row.values_mut().for_each(|f| *f *= scale);
        }
        let mut sums: HashMap<&str, f64> = HashMap::new();
        for (&to, &f) in flows.values().flatten() {
            *sums.entry(to).or_default() += f;
        }
        off = 0.0;
        for row in flows.values_mut() {
            for (to, f) in row {
                let scale = region.towns[*to].jobs / sums[to];
                off += (scale - 1.0).powi(2);
                *f *= scale;
            }
        }
    }
    off
}

extern "C" fn travel(x: *const f64, n: usize) -> f64 {
    let &[decay, own, toll, growth] = (unsafe { std::slice::from_raw_parts(x, n) }) else { return f64::NAN };
    let model = Model { decay, own, toll, growth };
    let region = Region::read(TOWNS);
    let mut flows = flows(&region, &model);
    let off = balance(&region, &mut flows);
    let cost: f64 = flows.iter().flat_map(|(from, row)| row.iter().map(|(to, f)| f * region.cost(from, to, &model))).sum();
    let busiest = flows.values().flat_map(|row| row.values()).copied().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let words: BTreeSet<&str> = region.problems.iter().flat_map(|p| p.split(' ')).collect();
    cost / 10.0 + busiest + 100.0 * off + 0.01 * own * words.len() as f64
}

fn main() {
    let x = [0.35, 1.2, 0.9, 1.1];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(travel as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; travel(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
