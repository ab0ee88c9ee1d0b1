//! Classical Heisenberg spins on a ring, in a field.

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Field {
    pub strength: f64,
    pub angle: f64,
}

#[derive(Debug)]
enum Bond {
    Near(f64),
    Far { strength: f64, decay: f64 },
}

impl Bond {
    fn energy(&self, a: f64, b: f64, distance: usize) -> f64 {
        match self {
            Bond::Near(j) => -j * (a - b).cos(),
            Bond::Far { strength, decay } => -strength * (-decay * distance as f64).exp() * (a - b).cos(),
        }
    }
}

fn bonds(j: f64, far: f64) -> Vec<(usize, Bond)> {
    (1..4)
        .map(|d| if d == 1 { (d, Bond::Near(j)) } else { (d, Bond::Far { strength: far, decay: 0.7 }) })
        .collect()
}

pub fn energy(angles: &[f64], coupling: &[f64], field: Field) -> f64 {
    let n = angles.len();
    let mut total = 0.0;
    for (distance, bond) in bonds(coupling[0], coupling[1]).iter() {
        total += (0..n).map(|i| bond.energy(angles[i], angles[(i + distance) % n], *distance)).sum::<f64>();
    }
    total - field.strength * angles.iter().map(|a| (a - field.angle).cos()).sum::<f64>()
}

/// Both components of the magnetisation around every site, through mutable slices.
pub fn magnetisation(angles: &[f64], width: usize, mx: &mut [f64], my: &mut [f64]) {
    let n = angles.len();
    for i in 0..n {
        let window: Vec<f64> = (0..width).map(|k| angles[(i + k) % n]).collect();
        mx[i] = window.iter().map(|a| a.cos()).sum::<f64>() / width as f64;
        my[i] = window.iter().map(|a| a.sin()).sum::<f64>() / width as f64;
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn relax(angles: *mut f64, n: usize, rate: f32, steps: i64) {
    let a = unsafe { std::slice::from_raw_parts_mut(angles, n) };
    for _ in 0..steps {
        let old = a.to_vec();
        for i in 0..n {
            let torque = (old[(i + 1) % n] - old[i]).sin() + (old[(i + n - 1) % n] - old[i]).sin();
            a[i] += rate as f64 * torque;
        }
    }
}
