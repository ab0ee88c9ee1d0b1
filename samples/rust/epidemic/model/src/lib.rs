//! An epidemic: susceptible, exposed, infectious and recovered people, and measures that lower contacts.

use ltoad::{Differentiable, autodiff_reverse};

/// What is not known of an epidemic.
#[derive(Clone, Debug, Differentiable)]
pub struct Parameters {
    /// Infections a day that an infectious person causes among susceptible people only.
    pub contact: f64,
    /// The share of contacts that is left once measures are taken.
    pub measures: f64,
    /// The day on which half of them are.
    pub day: f64,
    /// The time for which people are infectious, in days.
    pub infectious: f64,
    /// The share of people who are exposed at the start.
    pub start: f64,
}

/// The time between infection and infectiousness, in days.
const INCUBATION: f64 = 4.0;
/// Of the Runge-Kutta method, in a day.
const STEPS: usize = 4;

/// Shares of people: susceptible, exposed, infectious; and how many have become infectious so far.
type State = [f64; 4];

fn change(p: &Parameters, time: f64, [s, e, i, _]: State) -> State {
    let taken = 1.0 / (1.0 + (-(time - p.day) / 3.0).exp());
    let contact = p.contact * (1.0 - (1.0 - p.measures) * taken);
    let infections = contact * s * i;
    let outbreaks = e / INCUBATION;
    [
        -infections,
        infections - outbreaks,
        outbreaks - i / p.infectious,
        outbreaks,
    ]
}

fn moved(state: State, along: State, by: f64) -> State {
    std::array::from_fn(|k| state[k] + by * along[k])
}

/// The classical Runge-Kutta step.
fn step(p: &Parameters, time: f64, y: State, h: f64) -> State {
    let a = change(p, time, y);
    let b = change(p, time + h / 2.0, moved(y, a, h / 2.0));
    let c = change(p, time + h / 2.0, moved(y, b, h / 2.0));
    let d = change(p, time + h, moved(y, c, h));
    std::array::from_fn(|k| y[k] + h / 6.0 * (a[k] + 2.0 * b[k] + 2.0 * c[k] + d[k]))
}

/// New cases on each day, per 100,000 people.
pub fn cases(p: &Parameters, days: usize) -> Vec<f64> {
    let h = 1.0 / STEPS as f64;
    let mut state = [1.0 - p.start, p.start, 0.0, 0.0];
    let mut found = Vec::with_capacity(days);
    for day in 0..days {
        let before = state[3];
        for k in 0..STEPS {
            state = step(p, day as f64 + k as f64 * h, state, h);
        }
        found.push(1e5 * (state[3] - before));
    }
    found
}

/// How far the model is from reported cases, each by the square root that makes its spread the same.
pub fn misfits(p: &Parameters, reported: &[f64]) -> Vec<f64> {
    let modelled = cases(p, reported.len());
    modelled
        .iter()
        .zip(reported)
        .map(|(m, r)| (m + 1.0).sqrt() - (r + 1.0).sqrt())
        .collect()
}

/// Half the sum of the squares of all misfits. The linker writes `misfit_gradient`.
#[autodiff_reverse(misfit_gradient, Duplicated, Const, Active)]
pub fn misfit(p: &Parameters, reported: &[f64]) -> f64 {
    0.5 * misfits(p, reported).iter().map(|m| m * m).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Parameters = Parameters {
        contact: 0.5,
        measures: 0.4,
        day: 30.0,
        infectious: 6.0,
        start: 1e-4,
    };

    fn numbers(p: &Parameters) -> [f64; 5] {
        [p.contact, p.measures, p.day, p.infectious, p.start]
    }

    fn at(numbers: [f64; 5]) -> Parameters {
        let [contact, measures, day, infectious, start] = numbers;
        Parameters {
            contact,
            measures,
            day,
            infectious,
            start,
        }
    }

    #[test]
    fn nobody_is_lost() {
        let total: f64 = cases(&AT, 400).iter().sum();
        assert!(total < 1e5 && total > 1e3);
    }

    #[test]
    fn gradient_is_that_of_differences() {
        let reported = cases(&at([0.45, 0.5, 28.0, 5.0, 2e-4]), 60);
        let gradient = numbers(&ltoad::gradient(|p| misfit(p, &reported), &AT));
        let mut other = at([0.0; 5]);
        let value = misfit_gradient(&AT, &mut other, &reported, 1.0);
        assert_eq!((value, numbers(&other)), (misfit(&AT, &reported), gradient));
        for k in 0..5 {
            let h = 1e-4 * numbers(&AT)[k];
            let value = |by: f64| {
                let mut moved = numbers(&AT);
                moved[k] += by * h;
                misfit(&at(moved), &reported)
            };
            let difference =
                (8.0 * (value(1.0) - value(-1.0)) - value(2.0) + value(-2.0)) / (12.0 * h);
            assert!((difference - gradient[k]).abs() < 1e-6 * difference.abs().max(1.0));
        }
    }
}
