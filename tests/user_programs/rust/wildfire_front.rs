//! Wildfire: a map is parsed from text, fire arrives by the quickest path, fuels have laws of spread in a table of closures.
include!("differences.inc");
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Fuel {
    Grass,
    Brush,
    Timber,
    Rock,
}

#[derive(Debug)]
enum MapError {
    Symbol { row: usize, found: char },
    Ragged(usize),
    Empty,
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Symbol { row, found } => write!(f, "row {row} has a {found:?}"),
            Self::Ragged(row) => write!(f, "row {row} has another length"),
            Self::Empty => f.write_str("an empty map"),
        }
    }
}
impl std::error::Error for MapError {}

impl TryFrom<char> for Fuel {
    type Error = char;
    fn try_from(c: char) -> Result<Self, char> {
        Ok(match c {
            '.' => Fuel::Grass,
            'b' => Fuel::Brush,
            'T' => Fuel::Timber,
            '#' => Fuel::Rock,
            other => return Err(other),
        })
    }
}

#[derive(Debug, Clone)]
struct Grid<T> {
    cells: Vec<T>,
    width: usize,
}

impl<T> Index<(usize, usize)> for Grid<T> {
    type Output = T;
    fn index(&self, (r, c): (usize, usize)) -> &T {
        &self.cells[r * self.width + c]
    }
}
impl<T> IndexMut<(usize, usize)> for Grid<T> {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut T {
        &mut self.cells[r * self.width + c]
    }
}

impl<T> Grid<T> {
    fn height(&self) -> usize {
        self.cells.len() / self.width
    }
    fn map<U>(&self, f: impl FnMut(&T) -> U) -> Grid<U> {
        Grid { cells: self.cells.iter().map(f).collect(), width: self.width }
    }
    fn neighbours(&self, (r, c): (usize, usize)) -> impl Iterator<Item = ((usize, usize), (isize, isize))> + use<T> {
        let (height, width) = (self.height(), self.width);
        (-1isize..=1)
            .flat_map(|dr| (-1isize..=1).map(move |dc| (dr, dc)))
            .filter(|&step| step != (0, 0))
            .filter_map(move |(dr, dc)| {
                let (to_r, to_c) = (r.checked_add_signed(dr)?, c.checked_add_signed(dc)?);
                (to_r < height && to_c < width).then_some(((to_r, to_c), (dr, dc)))
            })
    }
}

impl FromStr for Grid<Fuel> {
    type Err = MapError;
    fn from_str(text: &str) -> Result<Self, MapError> {
        let width = text.lines().next().ok_or(MapError::Empty)?.trim().chars().count();
        let mut cells = Vec::with_capacity(width * width);
        for (row, line) in text.lines().map(str::trim).enumerate() {
            if line.chars().count() != width {
                return Err(MapError::Ragged(row));
            }
            for c in line.chars() {
                cells.push(Fuel::try_from(c).map_err(|found| MapError::Symbol { row, found })?);
            }
        }
        Ok(Grid { cells, width })
    }
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Time(f64);
impl Eq for Time {}
impl Ord for Time {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.partial_cmp(other).expect("a time is a number")
    }
}

type Law = Box<dyn Fn(f64) -> f64>;

struct Weather {
    wind: (f64, f64),
    damp: f64,
}

fn laws(x: &[f64], weather: &Weather) -> HashMap<Fuel, Law> {
    let damp = weather.damp;
    let mut laws: HashMap<Fuel, Law> = HashMap::new();
    let grass = x[0];
    laws.insert(Fuel::Grass, Box::new(move |w| grass * (0.3 * w).exp() * (1.0 - damp)));
    let (load, depth) = (x[1], x[2]);
    laws.insert(Fuel::Brush, Box::new(move |w| load * depth.sqrt() * (1.0 + w.max(0.0)).powf(0.6)));
    let crown = { let dry = 1.0 - damp; move |w: f64| x_crown(w, dry) * depth };
    laws.insert(Fuel::Timber, Box::new(crown));
    laws
}

fn x_crown(w: f64, dry: f64) -> f64 {
    if w > 0.4 { 0.2 + 0.5 * w * dry } else { 0.3 * dry + 0.1 * w * w }
}

fn arrival(map: &Grid<Fuel>, laws: &HashMap<Fuel, Law>, weather: &Weather, start: (usize, usize)) -> Grid<Option<f64>> {
    let mut times = map.map(|_| None);
    let mut done = HashSet::new();
    let mut front = BinaryHeap::from([(Reverse(Time(0.0)), start)]);
    while let Some((Reverse(Time(now)), place)) = front.pop() {
        if !done.insert(place) {
            continue;
        }
        times[place] = Some(now);
        for (to, (dr, dc)) in map.neighbours(place) {
            let Some(law) = laws.get(&map[to]) else { continue };
            let far = ((dr * dr + dc * dc) as f64).sqrt();
            let tail = (weather.wind.0 * dr as f64 + weather.wind.1 * dc as f64) / far;
            let speed = 0.5 * (law(tail) + laws.get(&map[place]).map_or(0.0, |l| l(tail)));
            if !done.contains(&to) {
                front.push((Reverse(Time(now + far / speed)), to));
            }
        }
    }
    times
}

const MAP: &str = "..bbT#.
                   .bbT##.
                   ..bTTTb
                   ..#.Tbb
                   .b##T..";

fn burnt(x: &[f64]) -> Result<f64, MapError> {
    let map: Grid<Fuel> = MAP.parse()?;
    let weather = Weather { wind: (x[3].sin(), x[3].cos()), damp: x[4] };
    let laws = laws(x, &weather);
    let times = arrival(&map, &laws, &weather, (1, 0));
    let worth = |fuel: &Fuel| match fuel {
        Fuel::Timber => x[5],
        Fuel::Brush | Fuel::Grass => 1.0,
        Fuel::Rock => 0.0,
    };
    let lost: f64 = times.cells.iter().zip(&map.cells).filter_map(|(t, f)| t.map(|t| worth(f) * (-0.1 * t).exp())).sum();
    let last = times.cells.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    Ok(lost + 0.2 * last)
}

extern "C" fn damage(x: *const f64, n: usize) -> f64 {
    burnt(unsafe { std::slice::from_raw_parts(x, n) }).unwrap_or_else(|e| {
        eprintln!("{e}");
        f64::NAN
    })
}

fn main() {
    let x = [1.4, 0.7, 1.3, 0.4, 0.25, 3.0];
    let mut d = [0.0; 6];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(damage as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..x.len() {
        let want = cd(1e-5, |h| { let mut y = x; y[i] += h; damage(y.as_ptr(), y.len()) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
