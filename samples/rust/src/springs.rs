//! The potential energy of a plane network of springs under gravity.

use std::slice;

/// A spring between two nodes, which pulls when it is longer than `rest`.
pub struct Spring {
    pub ends: (usize, usize),
    pub rest: f64,
    pub stiffness: f64,
    /// A string resists stretching only.
    pub slack: bool,
}

pub struct Network {
    pub springs: Vec<Spring>,
    pub weights: Vec<f64>,
}

impl Network {
    /// A grid of `width` x `height` nodes with horizontal, vertical and diagonal springs.
    pub fn grid(width: usize, height: usize) -> Self {
        let mut springs = Vec::new();
        let mut connect = |a: usize, b: usize, rest: f64, slack: bool| {
            let stiffness = 10.0 + (springs.len() % 7) as f64;
            springs.push(Spring { ends: (a, b), rest, stiffness, slack });
        };
        for row in 0..height {
            for column in 0..width {
                let node = row * width + column;
                if column + 1 < width {
                    connect(node, node + 1, 1.0, false);
                }
                if row + 1 < height {
                    connect(node, node + width, 0.9, false);
                }
                if column + 1 < width && row + 1 < height {
                    connect(node, node + width + 1, 1.3, true);
                }
            }
        }
        let weights = (0..width * height).map(|i| 0.5 + 0.1 * (i % 3) as f64).collect();
        Network { springs, weights }
    }

    /// The energy at the given coordinates: x and y of node 0, of node 1, and so on.
    ///
    /// # Panics
    /// If there are fewer coordinates than nodes ask for.
    pub fn energy(&self, coordinates: &[f64]) -> f64 {
        let mut energy = 0.0;
        for spring in &self.springs {
            let (a, b) = spring.ends;
            let dx = coordinates[2 * b] - coordinates[2 * a];
            let dy = coordinates[2 * b + 1] - coordinates[2 * a + 1];
            let stretch = (dx * dx + dy * dy).sqrt() - spring.rest;
            if spring.slack && stretch <= 0.0 {
                continue;
            }
            energy += 0.5 * spring.stiffness * stretch * stretch;
        }
        for (node, weight) in self.weights.iter().enumerate() {
            energy += weight * coordinates[2 * node + 1];
        }
        energy
    }
}

/// [`Network::energy`] with the calling convention of C, as a derivative request needs it.
///
/// # Safety
/// `coordinates` points to `count` numbers.
pub unsafe extern "C" fn network_energy(
    coordinates: *const f64,
    count: usize,
    network: &Network,
) -> f64 {
    network.energy(unsafe { slice::from_raw_parts(coordinates, count) })
}
