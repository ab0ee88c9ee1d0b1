//! Units of a sundial's plan from a configuration in text; results with `?` through several layers.
use std::collections::HashMap;
use std::str::FromStr;

use ltoad::autodiff_reverse;
use rust_crate::{close, differences};

#[derive(Debug, Clone, Copy, PartialEq)]
enum Projection {
    Horizontal,
    Vertical { declination: f64 },
    Analemmatic(f64, f64),
}

#[derive(Debug)]
struct ConfigError(String);

impl<E: std::error::Error> From<E> for ConfigError {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl FromStr for Projection {
    type Err = ConfigError;
    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let mut words = text.split_whitespace();
        let kind = words.next().ok_or_else(|| ConfigError("empty".into()))?;
        let mut number = || -> Result<f64, ConfigError> {
            let word = words
                .next()
                .ok_or_else(|| ConfigError(format!("{kind} wants a number")))?;
            Ok(word.parse::<f64>()?)
        };
        match kind {
            "horizontal" => Ok(Self::Horizontal),
            "vertical" => Ok(Self::Vertical {
                declination: number()?.to_radians(),
            }),
            "analemmatic" => Ok(Self::Analemmatic(number()?, number()?)),
            _ => Err(ConfigError(format!("no projection {kind}"))),
        }
    }
}

struct Dial {
    projections: Vec<Projection>,
    hours: Vec<f64>,
    scale: f64,
}

fn configure(text: &str, scale: f64) -> Result<Dial, ConfigError> {
    let settings: HashMap<&str, &str> = text
        .lines()
        .filter_map(|line| line.split_once('='))
        .map(|(k, v)| (k.trim(), v.trim()))
        .collect();
    let projections = settings["projections"]
        .split(';')
        .map(str::parse)
        .collect::<Result<Vec<Projection>, _>>()?;
    let hours = settings
        .get("hours")
        .ok_or_else(|| ConfigError("no hours".to_string()))?
        .split(',')
        .map(|h| h.trim().parse::<f64>())
        .collect::<Result<Vec<_>, _>>()?;
    let unit: f64 = settings.get("unit").unwrap_or(&"1.0").parse()?;
    Ok(Dial {
        projections,
        hours,
        scale: unit * scale,
    })
}

impl Dial {
    fn lines<'a>(&'a self, latitude: f64) -> impl Iterator<Item = f64> + 'a {
        self.projections
            .iter()
            .flat_map(move |p| self.hours.iter().map(move |h| (p, h)))
            .map(move |(p, hour)| {
                let angle = (15.0 * hour).to_radians();
                match *p {
                    Projection::Horizontal => (latitude.sin() * angle.tan()).atan(),
                    Projection::Vertical { declination } => {
                        (latitude.cos() * angle.sin()).atan2(angle.cos() * declination.cos())
                    }
                    Projection::Analemmatic(a, b) => {
                        a * angle.sin() + b * latitude.sin() * angle.cos()
                    }
                }
            })
    }
}

const CONFIG: &str = "projections = horizontal; vertical 20; analemmatic 1.5 0.5
hours = -3, -1, 0.5, 2
unit = 0.25";

#[autodiff_reverse(layout_gradient, Active, Active, Active)]
fn layout(latitude: f64, scale: f64) -> f64 {
    let dial = match configure(CONFIG, scale) {
        Ok(dial) => dial,
        Err(ConfigError(message)) => panic!("{message}"),
    };
    let lines: Vec<f64> = dial.lines(latitude).map(|l| l * dial.scale).collect();
    let gaps = lines
        .iter()
        .zip(lines.iter().skip(1))
        .step_by(2)
        .map(|(a, b)| (b - a).abs());
    gaps.sum::<f64>()
        + lines
            .iter()
            .scan(0.5, |state, l| {
                *state = 0.5 * *state + l * l;
                Some(*state)
            })
            .last()
            .unwrap_or_default()
}

fn main() {
    let (_, by_latitude, by_scale) = layout_gradient(0.85, 1.7, 1.0);
    let want = differences(|x| layout(x[0], x[1]), &[0.85, 1.7]);
    close(&[by_latitude, by_scale], &want, 1e-7);
    assert!(configure("projections = spiral", 1.0).is_err());
}
