//! Vaccines on their way: stages as an enum, potency lost along schedules of boxed closures, a clinic's doses.

use ltoad::{Differentiable, autodiff_forward, autodiff_reverse};

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Stage {
    Fridge { hours: f64, degrees: f64 },
    Truck(f64, f64, usize),
    Handover,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Chain {
    label: String,
    potency: f64,
    stages: Vec<Stage>,
}

type Loss<'a> = Box<dyn Fn(f64) -> f64 + 'a>;

fn losses(stage: &Stage) -> Vec<Loss<'_>> {
    match stage {
        Stage::Fridge { hours, degrees } => vec![Box::new(move |p| p * (-0.01 * hours * (0.1 * degrees).exp()).exp())],
        Stage::Truck(hours, heat, bumps) => {
            let mut all: Vec<Loss> = vec![Box::new(move |p| p - 0.02 * hours * heat * p * p)];
            for k in 0..*bumps {
                all.push(Box::new(move |p| p * (1.0 - 0.01 / (1.0 + k as f64 + heat))));
            }
            all
        }
        Stage::Handover => vec![Box::new(|p| p.min(0.95)), Box::new(f64::sqrt)],
    }
}

#[autodiff_reverse(arrives_back, Duplicated, Active)]
#[autodiff_forward(arrives_ahead, Dual, Dual)]
fn arrives(chain: &Chain) -> f64 {
    let rate = chain.label.len() as f64 / 10.0;
    let end = chain.stages.iter().flat_map(losses).fold(chain.potency, |p, loss| loss(p));
    end.powf(rate)
}

#[autodiff_reverse(doses_back, Duplicated, Const, Active, Active)]
fn doses(chains: &[Chain], needed: &[u32], waste: f64) -> Option<f64> {
    if chains.len() != needed.len() {
        return None;
    }
    let used = chains.iter().zip(needed).map(|(c, &n)| f64::from(n) * (1.0 + waste * waste) / arrives(c));
    Some(used.sum())
}

fn numbers(chain: &mut Chain) -> Vec<&mut f64> {
    let mut all = vec![&mut chain.potency];
    for stage in &mut chain.stages {
        match stage {
            Stage::Fridge { hours, degrees } => all.extend([hours, degrees]),
            Stage::Truck(hours, heat, _) => all.extend([hours, heat]),
            Stage::Handover => {}
        }
    }
    all
}

fn slopes(chain: &Chain, f: impl Fn(&Chain) -> f64) -> Vec<f64> {
    let count = numbers(&mut chain.clone()).len();
    (0..count)
        .map(|i| {
            let at = |h: f64| {
                let mut moved = chain.clone();
                *numbers(&mut moved)[i] += h;
                f(&moved)
            };
            (at(1e-5) - at(-1e-5)) / 2e-5
        })
        .collect()
}

fn near(got: &[f64], want: &[f64]) {
    assert_eq!(got.len(), want.len());
    for (g, w) in got.iter().zip(want) {
        assert!((g - w).abs() < 1e-7 * (1.0 + w.abs()), "{got:?} {want:?}");
    }
}

fn zeroed(chain: &Chain) -> Chain {
    let mut zero = chain.clone();
    numbers(&mut zero).into_iter().for_each(|x| *x = 0.0);
    zero
}

fn main() {
    let chain = Chain {
        label: "measles".into(),
        potency: 0.93,
        stages: vec![
            Stage::Fridge { hours: 12.0, degrees: 4.0 },
            Stage::Truck(3.0, 0.7, 3),
            Stage::Handover,
            Stage::Fridge { hours: 30.0, degrees: 6.5 },
        ],
    };
    let want = slopes(&chain, arrives);
    let mut shadow = zeroed(&chain);
    assert_eq!(arrives_back(&chain, &mut shadow, 1.0), arrives(&chain));
    near(&numbers(&mut shadow).iter().map(|x| **x).collect::<Vec<_>>(), &want);
    let mut ahead = Vec::new();
    for i in 0..want.len() {
        let mut along = zeroed(&chain);
        *numbers(&mut along)[i] = 1.0;
        ahead.push(arrives_ahead(&chain, &along).1);
    }
    near(&ahead, &want);
    let mut gradient = ltoad::gradient(arrives, &chain);
    assert_eq!(gradient.label, chain.label);
    near(&numbers(&mut gradient).iter().map(|x| **x).collect::<Vec<_>>(), &want);
    let chains = [chain.clone(), Chain { label: "polio drops".into(), stages: chain.stages[1..].to_vec(), ..chain.clone() }];
    let mut shadows: Vec<Chain> = chains.iter().map(zeroed).collect();
    let (value, waste) = doses_back(&chains, &mut shadows, &[3, 5], 0.4, Some(1.0));
    let total = value.unwrap();
    near(&[waste], &[total / (1.0 + 0.16) * 0.8]);
    for (k, shadow) in shadows.iter_mut().enumerate() {
        let want = slopes(&chains[k], |c| {
            let mut all = chains.clone();
            all[k] = c.clone();
            doses(&all, &[3, 5], 0.4).unwrap()
        });
        near(&numbers(shadow).iter().map(|x| **x).collect::<Vec<_>>(), &want);
    }
    println!("fine");
}
