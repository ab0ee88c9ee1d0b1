//! Farming: fields as state machines that are replaced by mem::replace, rotations over years, soil nitrogen and yields.
include!("harness.rs");
use std::collections::BTreeMap;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Crop {
    Wheat,
    Clover,
    Beet,
}

#[derive(Debug)]
enum Field {
    Fallow { nitrogen: f64, years: u32 },
    Sown { crop: Crop, nitrogen: f64, vigour: f64 },
    Harvested { crop: Crop, amount: f64, nitrogen: f64 },
    Gone,
}

struct Farm<'a> {
    fields: Vec<Field>,
    stores: BTreeMap<Crop, Vec<f64>>,
    response: &'a dyn Fn(Crop, f64) -> f64,
}

impl Field {
    fn next(self, plan: Crop, response: &dyn Fn(Crop, f64) -> f64) -> Field {
        match self {
            Field::Fallow { nitrogen, years } if years >= 1 => {
                Field::Sown { crop: plan, nitrogen: nitrogen * 1.1, vigour: 1.0 + 0.1 * f64::from(years) }
            }
            Field::Fallow { nitrogen, years } => Field::Fallow { nitrogen: nitrogen + 0.2, years: years + 1 },
            Field::Sown { crop, nitrogen, vigour } => {
                let amount = vigour * response(crop, nitrogen);
                let left = match crop {
                    Crop::Clover => nitrogen + 0.35 * amount,
                    Crop::Wheat => nitrogen - 0.1 * amount,
                    Crop::Beet => nitrogen / (1.0 + 0.15 * amount),
                };
                Field::Harvested { crop, amount, nitrogen: left }
            }
            Field::Harvested { nitrogen, crop, .. } if crop == plan => Field::Fallow { nitrogen, years: 0 },
            Field::Harvested { nitrogen, .. } => Field::Sown { crop: plan, nitrogen, vigour: 0.95 },
            Field::Gone => unreachable!(),
        }
    }
}

impl Farm<'_> {
    fn season(&mut self, plan: &[Crop]) {
        for (field, &crop) in self.fields.iter_mut().zip(plan.iter().cycle()) {
            *field = std::mem::replace(field, Field::Gone).next(crop, self.response);
            if let Field::Harvested { crop, amount, .. } = field {
                self.stores.entry(*crop).or_insert_with(Vec::new).push(*amount);
            }
        }
    }
}

fn income(x: &[f64; 6]) -> f64 {
    let response = |crop: Crop, nitrogen: f64| -> f64 {
        let (top, slope) = match crop {
            Crop::Wheat => (x[0], 1.2),
            Crop::Clover => (x[1], 0.4),
            Crop::Beet => (7.5, x[2]),
        };
        top * (1.0 - (-slope * nitrogen).exp())
    };
    let mut farm = Farm {
        fields: (0..5).map(|i| Field::Fallow { nitrogen: x[3] + 0.1 * i as f64, years: i % 3 }).collect(),
        stores: BTreeMap::new(),
        response: &response,
    };
    let plans = [vec![Crop::Wheat, Crop::Clover], vec![Crop::Clover, Crop::Beet, Crop::Wheat], vec![Crop::Beet]];
    for year in 0..9 {
        farm.season(&plans[year % plans.len()]);
    }
    let prices = BTreeMap::from([(Crop::Wheat, x[4]), (Crop::Beet, x[5]), (Crop::Clover, 0.4)]);
    farm.stores
        .iter()
        .filter_map(|(crop, amounts)| {
            let price = prices.get(crop)?;
            let best = amounts.iter().max_by(|a, b| a.partial_cmp(b).unwrap())?;
            Some(price * amounts.iter().sum::<f64>() - 0.02 * best.powi(2))
        })
        .sum()
}

fn main() {
    let x = [8.0, 5.0, 0.8, 1.1, 2.1, 1.3];
    let mut d = [0.0; 6];
    unsafe { __enzyme_autodiff(income as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| income(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
