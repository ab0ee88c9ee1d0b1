//! Meteorology: readings with labels that are borrowed or owned, a report as text beside the numbers.
include!("harness.rs");
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{self, Display};

#[derive(Debug, Clone)]
struct Reading<'a> {
    station: Cow<'a, str>,
    hour: u8,
    celsius: f64,
    humidity: Option<f64>,
}

impl Display for Reading<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:>8} {:02}h {:7.2}", self.station, self.hour, self.celsius)?;
        if let Some(h) = self.humidity {
            write!(f, " {:3.0}%", h * 100.0)?;
        }
        Ok(())
    }
}

fn tidy(name: &str) -> Cow<'_, str> {
    if name.contains('_') { Cow::Owned(name.replace('_', " ")) } else { Cow::Borrowed(name) }
}

impl Reading<'_> {
    fn dew_point(&self) -> Option<f64> {
        let h = self.humidity?;
        let g = (h.ln() + 17.62 * self.celsius / (243.12 + self.celsius)).max(-10.0);
        Some(243.12 * g / (17.62 - g))
    }
}

#[derive(Default)]
struct Summary {
    lines: Vec<String>,
    count: usize,
    mean: f64,
    spread: f64,
    warmest: Option<(String, f64)>,
}

impl Summary {
    fn add(&mut self, r: &Reading) {
        self.lines.push(r.to_string());
        self.count += 1;
        let miss = r.celsius - self.mean;
        self.mean += miss / self.count as f64;
        self.spread += miss * (r.celsius - self.mean);
        if self.warmest.as_ref().is_none_or(|(_, t)| r.celsius > *t) {
            self.warmest = Some((r.station.to_uppercase(), r.celsius));
        }
    }
}

fn summarise<'a>(readings: impl IntoIterator<Item = Reading<'a>>) -> BTreeMap<String, Summary> {
    let mut by_station: BTreeMap<String, Summary> = BTreeMap::new();
    for r in readings {
        by_station.entry(r.station.clone().into_owned()).or_default().add(&r);
    }
    by_station
}

fn report(summaries: &BTreeMap<String, Summary>) -> String {
    let mut text = String::from("station   mean\n");
    for (name, s) in summaries {
        text += &format!("{name:<9} {:.3}\n", s.mean);
        text.push_str(&s.lines.join("\n"));
        text.push('\n');
    }
    text
}

extern "C" fn index(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let stations = ["harbour", "north_hill", "airport"];
    let readings: Vec<Reading> = x
        .iter()
        .zip((0u8..24).step_by(3).cycle())
        .enumerate()
        .map(|(i, (&celsius, hour))| Reading {
            station: tidy(stations[i % 3]),
            hour,
            celsius,
            humidity: (i % 2 == 0).then(|| 0.4 + 0.01 * celsius),
        })
        .collect();
    let dew: f64 = readings.iter().filter_map(Reading::dew_point).sum();
    let summaries = summarise(readings);
    let text = report(&summaries);
    let lines = text.lines().filter(|l| l.ends_with('%')).count();
    let hot: f64 = summaries.values().filter_map(|s| s.warmest.as_ref()).map(|(name, t)| t * name.len() as f64).sum();
    dew / 10.0 + summaries.values().map(|s| s.mean.powi(2) / 20.0 + s.spread.sqrt()).sum::<f64>() + hot / lines as f64
}

fn main() {
    let x = [12.5, 14.1, 9.8, 15.2, 11.9, 10.3, 18.4, 16.6, 13.7, 17.0, 15.5, 12.2];
    let mut d = [0.0; 12];
    unsafe { __enzyme_autodiff(index as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 12usize) };
    compare(&d, &|x| index(x.as_ptr(), 12), &x, 1e-4, 1e-6);
}
