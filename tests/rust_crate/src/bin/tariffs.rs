//! Postage by zone: borrowed or owned tables of rates, errors on the way, discounts as closures.
use std::borrow::Cow;
use std::collections::HashMap;

use ltoad::Differentiable;
use rust_crate::{close, differences};

#[derive(Clone, Debug, Differentiable)]
struct Parcel {
    zone: usize,
    weight: f64,
    size: (f64, f64, f64),
}

#[derive(Debug, PartialEq)]
enum Refusal {
    TooHeavy { limit: f64 },
    NoZone(usize),
}

/// Rates of a zone; heavy parcels get a table of their own.
fn rates<'a>(
    table: &'a HashMap<usize, Vec<f64>>,
    parcel: &Parcel,
) -> Result<Cow<'a, [f64]>, Refusal> {
    let base = table
        .get(&parcel.zone)
        .ok_or(Refusal::NoZone(parcel.zone))?;
    if parcel.weight > 30.0 {
        return Err(Refusal::TooHeavy { limit: 30.0 });
    }
    let mut rates = Cow::Borrowed(base.as_slice());
    if parcel.weight > 10.0 {
        for rate in rates.to_mut() {
            *rate *= 1.0 + (parcel.weight - 10.0) / 20.0;
        }
    }
    Ok(rates)
}

fn price(
    table: &HashMap<usize, Vec<f64>>,
    parcel: &Parcel,
    discounts: &[Box<dyn Fn(f64) -> f64 + '_>],
) -> Result<f64, Refusal> {
    let rates = rates(table, parcel)?;
    let (a, b, c) = parcel.size;
    let volumetric = a * b * c / 5.0;
    let charged = if volumetric > parcel.weight {
        volumetric
    } else {
        parcel.weight
    };
    let gross = rates
        .iter()
        .rev()
        .fold(0.0, |sum, rate| sum * charged.sqrt() + rate);
    Ok(discounts
        .iter()
        .fold(gross, |price, discount| discount(price)))
}

fn bill(parcels: &[Parcel], base: &[f64], loyalty: f64) -> f64 {
    let table: HashMap<usize, Vec<f64>> = base.chunks(3).map(<[f64]>::to_vec).enumerate().collect();
    let discounts: Vec<Box<dyn Fn(f64) -> f64 + '_>> = vec![
        Box::new(move |p| p * (1.0 - loyalty)),
        Box::new(|p| if p > 20.0 { 20.0 + 0.8 * (p - 20.0) } else { p }),
    ];
    let (paid, refused): (Vec<_>, Vec<_>) = parcels
        .iter()
        .map(|p| price(&table, p, &discounts))
        .partition(Result::is_ok);
    let total: f64 = paid.into_iter().flatten().sum();
    refused
        .into_iter()
        .fold(total, |sum, refusal| match refusal {
            Err(Refusal::TooHeavy { limit }) => sum + limit * loyalty,
            _ => sum + 1.0,
        })
}

fn parcels(x: &[f64]) -> Vec<Parcel> {
    x.chunks(4)
        .enumerate()
        .map(|(i, c)| Parcel {
            zone: i % 3,
            weight: c[0],
            size: (c[1], c[2], c[3]),
        })
        .collect()
}

fn main() {
    let x = vec![
        3.0, 1.0, 2.0, 2.0, 12.0, 1.0, 1.5, 2.0, 2.0, 1.0, 1.0, 1.0, 5.0, 3.0, 4.0, 5.0, 40.0, 1.0,
        1.0, 1.0,
    ];
    let base = vec![4.0, 1.0, 0.3, 6.0, 1.2, 0.2];
    let by_parcel = ltoad::gradient(|p| bill(p, &base, 0.1), &parcels(&x));
    let flat: Vec<f64> = by_parcel
        .iter()
        .flat_map(|p| [p.weight, p.size.0, p.size.1, p.size.2])
        .collect();
    close(
        &flat,
        &differences(|x| bill(&parcels(x), &base, 0.1), &x),
        1e-7,
    );
    let (by_base, by_loyalty) = ltoad::gradient(
        |(base, loyalty)| bill(&parcels(&x), base, *loyalty),
        &(base.clone(), 0.1),
    );
    close(
        &by_base,
        &differences(|b| bill(&parcels(&x), b, 0.1), &base),
        1e-7,
    );
    close(
        &[by_loyalty],
        &differences(|l| bill(&parcels(&x), &base, l[0]), &[0.1]),
        1e-7,
    );
}
