#[repr(C)]
#[derive(Clone, Copy)]
pub struct Hull {
    pub length: f64,
    pub drag: f64,
}

#[repr(C)]
pub struct State {
    pub x: f64,
    pub v: f64,
    pub heat: f64,
}

#[no_mangle]
pub extern "C" fn step(hull: Hull, state: State, thrust: f64, dt: f64) -> State {
    let force = thrust - hull.drag * state.v * state.v.abs();
    let v = state.v + dt * force / hull.length;
    State { x: state.x + dt * v, v, heat: state.heat + dt * force * v }
}

#[no_mangle]
pub unsafe extern "C" fn work(thrust: *const f64, n: usize, hull: Hull, out: *mut f64) -> f64 {
    let thrust = std::slice::from_raw_parts(thrust, n);
    let out = std::slice::from_raw_parts_mut(out, n);
    let mut state = State { x: 0.0, v: 0.1, heat: 0.0 };
    for (o, t) in out.iter_mut().zip(thrust) {
        state = step(hull, state, *t, 0.1);
        *o = state.x;
    }
    state.heat
}

pub fn mean(values: &[f64]) -> f64 {
    values.iter().map(|v| v.exp()).sum::<f64>() / values.len() as f64
}

#[repr(C)]
pub struct Pair {
    pub a: f32,
    pub b: f32,
}

pub struct Mixed {
    pub count: i32,
    pub weight: f64,
}

pub struct Single {
    pub value: f64,
}

#[no_mangle]
pub extern "C" fn packed(p: Pair, by: f32) -> Pair {
    Pair { a: p.a * p.b * by, b: p.a - by }
}

pub fn plain(p: Pair, m: Mixed, big: State, values: &[f64], s: Single) -> Mixed {
    let sum: f64 = values.iter().sum();
    let weight = (p.a * p.b) as f64 * m.weight + big.heat * big.x * sum + s.value * m.count as f64;
    Mixed { count: m.count + 1, weight }
}

pub fn twins(p: Pair) -> Pair {
    Pair { a: p.b * p.b, b: p.a }
}
