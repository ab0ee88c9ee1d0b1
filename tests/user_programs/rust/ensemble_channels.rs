//! Weather: an ensemble of Lorenz's model, members in scoped threads which send what they forecast through a channel; the spread is scored.
include!("differences.inc");
use std::sync::mpsc;
use std::thread;

#[derive(Debug)]
enum Message {
    Forecast { member: usize, lead: usize, state: Vec<f64> },
    Done,
}

fn tendency(state: &[f64], forcing: f64) -> Vec<f64> {
    let n = state.len();
    (0..n).map(|i| (state[(i + 1) % n] - state[(i + n - 2) % n]) * state[(i + n - 1) % n] - state[i] + forcing).collect()
}

fn rk4(state: &mut [f64], forcing: f64, dt: f64) {
    let along = |k: &[f64], h: f64| -> Vec<f64> { state.iter().zip(k).map(|(s, k)| s + h * k).collect() };
    let k1 = tendency(state, forcing);
    let k2 = tendency(&along(&k1, 0.5 * dt), forcing);
    let k3 = tendency(&along(&k2, 0.5 * dt), forcing);
    let k4 = tendency(&along(&k3, dt), forcing);
    for (i, s) in state.iter_mut().enumerate() {
        *s += dt / 6.0 * (k1[i] + 2.0 * (k2[i] + k3[i]) + k4[i]);
    }
}

fn member(index: usize, mut state: Vec<f64>, forcing: f64, out: &mpsc::Sender<Message>) -> Result<(), mpsc::SendError<Message>> {
    for lead in 1..=2 {
        for _ in 0..5 {
            rk4(&mut state, forcing, 0.05);
        }
        out.send(Message::Forecast { member: index, lead, state: state.clone() })?;
    }
    out.send(Message::Done)
}

extern "C" fn score(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let (forcing, start) = x.split_first().unwrap();
    const MEMBERS: usize = 4;
    let mut forecasts: Vec<Vec<Vec<f64>>> = vec![vec![Vec::new(); MEMBERS]; 2];
    let mut finished = 0;
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for m in 0..MEMBERS {
            let sender = sender.clone();
            let begin: Vec<f64> = start.iter().enumerate().map(|(i, s)| s + 0.02 * ((i * 3 + m * 5) % 7) as f64).collect();
            let forcing = *forcing;
            scope.spawn(move || member(m, begin, forcing, &sender));
        }
        drop(sender);
        for message in receiver {
            match message {
                Message::Forecast { member, lead, state } => forecasts[lead - 1][member] = state,
                Message::Done => finished += 1,
            }
        }
    });
    assert_eq!(finished, MEMBERS);
    let mut total = 0.0;
    for (lead, states) in forecasts.iter().enumerate() {
        for i in 0..start.len() {
            let mean = states.iter().map(|s| s[i]).sum::<f64>() / MEMBERS as f64;
            let spread = states.iter().map(|s| (s[i] - mean).powi(2)).sum::<f64>() / (MEMBERS - 1) as f64;
            total += (lead + 1) as f64 * ((mean - 0.3 * i as f64).powi(2) + 0.5 * (spread + 1e-6).ln());
        }
    }
    total
}

fn main() {
    let x = [6.0, 1.0, 2.0, -0.5, 0.3, 1.7];
    let mut d = [0.0; 6];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(score as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..6 {
        let want = cd(1e-4, |h| { let mut y = x; y[i] += h; score(y.as_ptr(), 6) });
        c.cmp(&format!("d{i}"), d[i], want);
    }
    c.done();
}
