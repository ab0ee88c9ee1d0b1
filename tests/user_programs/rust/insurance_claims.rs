//! Insurance: claims from lines of text, policies by trait objects, groups by region, reserves by development triangles.
include!("harness.rs");
use std::collections::{BTreeMap, HashMap, HashSet};
use std::error::Error;

#[derive(Debug, Clone)]
struct Claim {
    region: String,
    year: usize,
    delay: usize,
    paid: f64,
}

const RECORDS: [&str; 10] = [
    "north;0;0;12.5", "north;0;1;6.25", "north;0;2;1.5", "south;0;0;9", "south;1;0;11.75",
    "north;1;1;7.5", "south;0;1;4.5", "north;2;0;13.25", "north;1;0;15", "south;0;2;0.75",
];

fn parse(line: &str) -> Result<Claim, Box<dyn Error>> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let &[region, year, delay, paid] = fields.as_slice() else {
        return Err(format!("{} fields in {line:?}", fields.len()).into());
    };
    Ok(Claim { region: region.to_string(), year: year.parse()?, delay: delay.parse()?, paid: paid.parse()? })
}

trait Policy {
    fn covered(&self, claim: &Claim) -> f64;
}

struct Deductible(f64);
struct Layer {
    from: f64,
    share: f64,
}
struct Both(Vec<Box<dyn Policy>>);

impl Policy for Deductible {
    fn covered(&self, claim: &Claim) -> f64 {
        (claim.paid - self.0).max(0.0)
    }
}

impl Policy for Layer {
    fn covered(&self, claim: &Claim) -> f64 {
        let over = claim.paid - self.from;
        if over > 0.0 { self.share * over } else { 0.1 * claim.paid }
    }
}

impl Policy for Both {
    fn covered(&self, claim: &Claim) -> f64 {
        self.0.iter().map(|p| p.covered(claim)).sum::<f64>() / self.0.len() as f64
    }
}

fn reserve(triangle: &mut Vec<Vec<f64>>, tail: f64) -> f64 {
    for row in triangle.iter_mut() {
        for j in 1..row.len() {
            row[j] += row[j - 1];
        }
    }
    let widest = triangle.iter().map(Vec::len).max().unwrap_or(0);
    let factors: Vec<f64> = (1..widest)
        .map(|j| {
            let (num, den) = triangle
                .iter()
                .filter(|row| row.len() > j)
                .fold((0.0, 0.0), |(n, d), row| (n + row[j], d + row[j - 1]));
            num / den
        })
        .collect();
    triangle
        .iter()
        .filter_map(|row| {
            let last = row.last()?;
            let ultimate = factors[row.len() - 1..].iter().fold(*last, |c, f| c * f) * tail;
            Some(ultimate - last)
        })
        .sum()
}

fn premium(x: &[f64]) -> Result<f64, Box<dyn Error>> {
    let mut claims = RECORDS.iter().map(|line| parse(line)).collect::<Result<Vec<_>, _>>()?;
    for claim in claims.iter_mut() {
        claim.paid *= x[0].powi(claim.year as i32);
    }
    claims.sort_by(|a, b| a.region.cmp(&b.region).then(b.paid.total_cmp(&a.paid)));
    let mut policies: HashMap<&str, Box<dyn Policy>> = HashMap::new();
    policies.insert("north", Box::new(Layer { from: x[1], share: x[2] }));
    policies.insert("south", Box::new(Both(vec![Box::new(Deductible(x[3])), Box::new(Layer { from: 3.0, share: 0.6 })])));
    let mut groups: BTreeMap<String, Vec<Vec<f64>>> = BTreeMap::new();
    for claim in &claims {
        let policy = policies.get(claim.region.as_str()).ok_or("no policy")?;
        let rows = groups.entry(claim.region.clone()).or_default();
        if rows.len() <= claim.year {
            rows.resize(claim.year + 1, Vec::new());
        }
        let row = &mut rows[claim.year];
        if row.len() <= claim.delay {
            row.resize(claim.delay + 1, 0.0);
        }
        row[claim.delay] += policy.covered(claim);
    }
    let regions: HashSet<_> = groups.keys().cloned().collect();
    let reserves: f64 = groups.values_mut().map(|t| reserve(t, x[4])).sum();
    let largest = claims.first().map(|c| c.paid).unwrap_or_default();
    Ok((reserves + 0.1 * largest) / regions.len() as f64)
}

fn quote(x: *const f64, n: usize) -> f64 {
    match premium(unsafe { std::slice::from_raw_parts(x, n) }) {
        Ok(value) => value,
        Err(problem) => panic!("{problem}"),
    }
}

fn main() {
    let x = [1.03, 5.5, 0.75, 2.0, 1.05];
    let mut d = [0.0; 5];
    unsafe {
        __enzyme_autodiff(quote as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len());
    }
    compare(&d, &|x| quote(x.as_ptr(), x.len()), &x, 1e-5, 1e-6);
}
