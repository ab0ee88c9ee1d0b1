//! Lifts in a tower: requests in queues, a state machine, waiting times that depend on speeds.
use std::collections::{BTreeSet, VecDeque};

use ltoad::autodiff_reverse;
use rust_crate::{close, differences};

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Idle,
    Moving { from: usize, to: usize, since: f64 },
    Open { until: f64 },
}

#[derive(Debug, Clone)]
struct Request {
    at: f64,
    floor: usize,
    passengers: u8,
}

struct Lift<'a> {
    heights: &'a [f64],
    speed: f64,
    dwell: f64,
    floor: usize,
    clock: f64,
    state: State,
}

impl Lift<'_> {
    /// Advances to the next state; what was arrived at, if anything.
    fn step(&mut self, queue: &mut VecDeque<Request>) -> Option<f64> {
        match self.state {
            State::Idle => {
                let next = queue.front()?;
                self.clock = self.clock.max(next.at);
                self.state = State::Moving {
                    from: self.floor,
                    to: next.floor,
                    since: self.clock,
                };
                Some(0.0)
            }
            State::Moving { from, to, since } => {
                let distance = (self.heights[to] - self.heights[from]).abs();
                self.clock = since + distance / self.speed + 0.1 * distance.sqrt();
                self.floor = to;
                let mut waited = 0.0;
                while let Some(request) = next_for(queue, to) {
                    waited += (self.clock - request.at) * f64::from(request.passengers);
                }
                self.state = State::Open {
                    until: self.clock + self.dwell,
                };
                Some(waited)
            }
            State::Open { until } => {
                self.clock = until;
                self.state = State::Idle;
                Some(0.0)
            }
        }
    }
}

#[autodiff_reverse(waiting_gradient, Duplicated, Duplicated, Active, Active, Active)]
fn waiting(calls: &[(f64, usize, u8)], heights: &[f64], speed: f64, dwell: f64) -> f64 {
    let mut queue: VecDeque<Request> = calls
        .iter()
        .map(|&(at, floor, passengers)| Request {
            at,
            floor,
            passengers,
        })
        .collect();
    queue
        .make_contiguous()
        .sort_by(|a, b| a.at.total_cmp(&b.at));
    let mut lifts: Vec<Lift> = [1.0, 0.8]
        .iter()
        .map(|factor| Lift {
            heights,
            speed: speed * factor,
            dwell,
            floor: 0,
            clock: 1.0 - factor,
            state: State::Idle,
        })
        .collect();
    let mut served = BTreeSet::new();
    let mut total = 0.0;
    'shift: loop {
        let busy = lifts
            .iter_mut()
            .min_by(|a, b| a.clock.partial_cmp(&b.clock).unwrap())
            .unwrap();
        match busy.step(&mut queue) {
            Some(waited) => total += waited,
            None => break 'shift,
        }
        served.insert(busy.floor);
    }
    total / served.len() as f64
}

fn main() {
    let calls = vec![
        (0.3, 3, 2),
        (1.5, 1, 1),
        (2.2, 3, 4),
        (7.0, 0, 1),
        (4.1, 2, 3),
        (4.5, 2, 1),
    ];
    let heights = vec![0.0, 4.0, 7.5, 11.0];
    let mut by_calls = vec![(0.0, 0, 0); 6];
    let mut by_heights = vec![0.0; 4];
    let (_, by_speed, by_dwell) = waiting_gradient(
        &calls,
        &mut by_calls,
        &heights,
        &mut by_heights,
        1.6,
        2.3,
        1.0,
    );
    let times: Vec<f64> = calls.iter().map(|c| c.0).collect();
    let retimed = |t: &[f64]| {
        calls
            .iter()
            .zip(t)
            .map(|(c, &t)| (t, c.1, c.2))
            .collect::<Vec<_>>()
    };
    close(
        &by_calls.iter().map(|c| c.0).collect::<Vec<_>>(),
        &differences(|t| waiting(&retimed(t), &heights, 1.6, 2.3), &times),
        1e-6,
    );
    close(
        &by_heights,
        &differences(|h| waiting(&calls, h, 1.6, 2.3), &heights),
        1e-6,
    );
    close(
        &[by_speed, by_dwell],
        &differences(|p| waiting(&calls, &heights, p[0], p[1]), &[1.6, 2.3]),
        1e-6,
    );
}

fn next_for(queue: &mut VecDeque<Request>, floor: usize) -> Option<Request> {
    if queue.front()?.floor != floor {
        return None;
    }
    queue.pop_front()
}
