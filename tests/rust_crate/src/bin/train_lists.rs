//! Trains as lists of boxes that are linked, cut and joined; wagons in a LinkedList; cursors through options of boxes.
use std::collections::{BTreeSet, LinkedList};

use rust_crate::{close, differences};

#[derive(Debug)]
struct Wagon {
    mass: f64,
    brake: f64,
    next: Option<Box<Wagon>>,
}

#[derive(Debug, Default)]
struct Train {
    head: Option<Box<Wagon>>,
    length: usize,
}

impl Train {
    fn push(&mut self, mass: f64, brake: f64) {
        let next = self.head.take();
        self.head = Some(Box::new(Wagon { mass, brake, next }));
        self.length += 1;
    }
    fn pop(&mut self) -> Option<(f64, f64)> {
        self.head.take().map(|w| {
            let Wagon { mass, brake, next } = *w;
            self.head = next;
            self.length -= 1;
            (mass, brake)
        })
    }
    fn reverse(&mut self) {
        let mut done = None;
        let mut rest = self.head.take();
        while let Some(mut wagon) = rest {
            rest = std::mem::replace(&mut wagon.next, done);
            done = Some(wagon);
        }
        self.head = done;
    }
    fn insert_sorted(&mut self, mass: f64, brake: f64) {
        let mut at = &mut self.head;
        while at.as_ref().is_some_and(|w| w.mass < mass) {
            at = &mut at.as_mut().unwrap().next;
        }
        let next = at.take();
        *at = Some(Box::new(Wagon { mass, brake, next }));
        self.length += 1;
    }
    fn remove_if(&mut self, test: impl Fn(&Wagon) -> bool) -> f64 {
        let mut removed = 0.0;
        let mut at = &mut self.head;
        loop {
            match at {
                None => break removed,
                Some(wagon) if test(wagon) => {
                    removed += wagon.mass;
                    *at = wagon.next.take();
                    self.length -= 1;
                }
                Some(wagon) => at = &mut wagon.next,
            }
        }
    }
    fn iter(&self) -> Wagons<'_> {
        Wagons(self.head.as_deref())
    }
}

struct Wagons<'a>(Option<&'a Wagon>);
impl<'a> Iterator for Wagons<'a> {
    type Item = &'a Wagon;
    fn next(&mut self) -> Option<&'a Wagon> {
        let wagon = self.0?;
        self.0 = wagon.next.as_deref();
        Some(wagon)
    }
}
impl<'a> IntoIterator for &'a Train {
    type Item = &'a Wagon;
    type IntoIter = Wagons<'a>;
    fn into_iter(self) -> Wagons<'a> {
        self.iter()
    }
}
impl Extend<(f64, f64)> for Train {
    fn extend<I: IntoIterator<Item = (f64, f64)>>(&mut self, items: I) {
        items.into_iter().for_each(|(m, b)| self.push(m, b));
    }
}

fn shunt(yard: &mut LinkedList<(u8, f64)>, train: &Train) -> f64 {
    for (k, wagon) in train.into_iter().enumerate() {
        if k % 2 == 0 {
            yard.push_back((k as u8, wagon.mass * wagon.brake));
        } else {
            yard.push_front((k as u8, wagon.mass - wagon.brake));
        }
    }
    let mut tail = yard.split_off(yard.len() / 2);
    tail.append(yard);
    if let Some((_, last)) = tail.back_mut() {
        *last *= 2.0;
    }
    let numbers: BTreeSet<u8> = tail.iter().map(|(k, _)| *k).collect();
    let sum = tail.iter().zip(&numbers).map(|((_, v), n)| v * f64::from(*n + 1)).sum();
    *yard = tail;
    yard.pop_front();
    sum
}

fn haul(x: &[f64]) -> f64 {
    let mut train = Train::default();
    train.extend(x.iter().map(|v| (v * v, 0.3 * v)));
    train.reverse();
    train.push(x[0] * x[1], 0.2);
    let first = train.pop().map_or(0.0, |(m, b)| m * b);
    let mut sorted = Train::default();
    for wagon in &train {
        sorted.insert_sorted(wagon.mass, wagon.brake);
    }
    let removed = sorted.remove_if(|w| w.brake > 0.25 && w.mass < 1.0);
    let mut yard = LinkedList::new();
    let a = shunt(&mut yard, &train);
    let b = shunt(&mut yard, &sorted);
    let pull = sorted.iter().fold(0.0, |force, w| (force + w.mass) * (1.0 - 0.1 * w.brake));
    first + 0.1 * removed + a.sin() + 0.05 * b * pull + yard.len() as f64 + sorted.length as f64
}

fn main() {
    let x = [0.6, 1.3, 0.9, 1.1, 0.75];
    let gradient = ltoad::gradient(haul, &x.to_vec());
    println!("{gradient:?}");
    close(&gradient, &differences(haul, &x), 1e-7);
}
