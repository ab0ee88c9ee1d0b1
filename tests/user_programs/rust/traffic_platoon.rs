//! Traffic: vehicles in VecDeques of lanes, lights that switch, cars that follow each other, and their fuel.
include!("harness.rs");
use std::collections::VecDeque;

#[derive(Debug, Clone, Default)]
struct Car {
    place: f64,
    speed: f64,
    fuel: f64,
}

#[derive(Debug, Clone, Copy)]
struct Driver {
    headway: f64,
    accelerate: f64,
    brake: f64,
    wish: f64,
}

#[derive(Clone, Copy, PartialEq)]
enum Light {
    Green,
    Red,
}

struct Lane {
    cars: VecDeque<Car>,
    light: Light,
    gone: Vec<Car>,
}

impl Driver {
    fn pull(&self, car: &Car, gap: f64, closing: f64) -> f64 {
        let wanted = 2.0 + car.speed * self.headway
            + car.speed * closing / (2.0 * (self.accelerate * self.brake).sqrt());
        self.accelerate * (1.0 - (car.speed / self.wish).powi(4) - (wanted / gap).powi(2))
    }
}

impl Lane {
    fn step(&mut self, driver: &Driver, dt: f64) {
        let mut ahead: Option<(f64, f64)> = match self.light {
            Light::Red => Some((205.0, 0.0)),
            Light::Green => None,
        };
        for car in self.cars.iter_mut() {
            let (gap, closing) = match ahead.take() {
                Some((place, speed)) => (place - car.place, car.speed - speed),
                None => (1e3, 0.0),
            };
            let pull = driver.pull(car, gap.max(0.5), closing);
            ahead = Some((car.place - 4.5, car.speed));
            car.place += car.speed * dt;
            car.speed = (car.speed + pull * dt).max(0.0);
            car.fuel += dt * (0.3 + 0.02 * car.speed * pull.max(0.0) + 1e-4 * car.speed.powi(3));
        }
        while self.cars.front().is_some_and(|c| c.place > 200.0) {
            self.gone.extend(self.cars.pop_front());
        }
    }
}

fn crossing(driver: Driver, inflow: f64) -> f64 {
    let mut lanes: [Lane; 2] = std::array::from_fn(|i| Lane {
        cars: (0..4)
            .map(|k| Car { place: 60.0 - 18.0 * k as f64 - i as f64, speed: inflow, ..Car::default() })
            .collect(),
        light: if i == 0 { Light::Green } else { Light::Red },
        gone: vec![],
    });
    for tick in 0..240 {
        if tick % 60 == 59 {
            for lane in &mut lanes {
                lane.light = match lane.light {
                    Light::Green => Light::Red,
                    Light::Red => Light::Green,
                };
            }
        }
        if tick == 100 {
            lanes[0].cars.push_back(Car { place: -30.0, speed: inflow * 0.9, fuel: 0.1 });
            lanes[1].cars.rotate_left(0);
        }
        lanes.iter_mut().for_each(|lane| lane.step(&driver, 0.1));
    }
    let total: f64 = lanes.iter().flat_map(|l| l.gone.iter().chain(&l.cars)).map(|c| c.fuel).sum();
    let reach: f64 = lanes.iter().filter_map(|l| l.cars.back()).map(|c| c.place * 0.01).sum();
    total - reach
}

extern "C" fn fuel(headway: f64, accelerate: f64, brake: f64, wish: f64, inflow: f64) -> f64 {
    crossing(Driver { headway, accelerate, brake, wish }, inflow)
}

fn main() {
    let x = [1.4, 1.1, 1.7, 14.0, 9.0];
    let f = |x: &[f64]| fuel(x[0], x[1], x[2], x[3], x[4]);
    let d: Vec<f64> = (0..5)
        .map(|i| {
            let t: [f64; 5] = std::array::from_fn(|k| f64::from(k == i));
            unsafe {
                __enzyme_fwddiff(
                    fuel as *const c_void,
                    enzyme_dup, x[0], t[0], enzyme_dup, x[1], t[1], enzyme_dup, x[2], t[2],
                    enzyme_dup, x[3], t[3], enzyme_dup, x[4], t[4],
                )
            }
        })
        .collect();
    compare(&d, &f, &x, 1e-5, 1e-5);
}
