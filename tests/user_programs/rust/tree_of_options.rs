//! Phylogenetics: arena with Option<usize> links, enums with named fields, Result with ?, and matrices by const generics.
include!("harness.rs");
#[derive(Debug)]
enum Fault {
    Empty,
    Bad { at: usize },
}
#[derive(Clone)]
enum Kind {
    Leaf { base: u8 },
    Inner { left: usize, right: usize },
}
#[derive(Clone)]
struct Node {
    kind: Kind,
    length: f64,
    parent: Option<usize>,
    label: Option<String>,
}
#[derive(Clone, Copy)]
struct M<const N: usize>([[f64; N]; N]);
impl<const N: usize> std::ops::Mul for M<N> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        let mut r = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..N {
                r[i][j] = (0..N).map(|k| self.0[i][k] * o.0[k][j]).sum();
            }
        }
        M(r)
    }
}
fn transition(t: f64, k: f64) -> M<4> {
    let e = (-t).exp();
    let mut m = [[(1.0 - e) / 4.0; 4]; 4];
    for i in 0..4 {
        m[i][i] = (1.0 + 3.0 * e) / 4.0 * (1.0 + 0.1 * k);
    }
    M(m)
}
fn partial(nodes: &[Node], at: usize, k: f64) -> Result<[f64; 4], Fault> {
    let node = nodes.get(at).ok_or(Fault::Bad { at })?;
    match &node.kind {
        Kind::Leaf { base } => {
            let mut p = [0.0; 4];
            *p.get_mut(*base as usize).ok_or(Fault::Bad { at })? = 1.0;
            Ok(p)
        }
        Kind::Inner { left, right } => {
            let mut out = [1.0; 4];
            for &c in [left, right] {
                let m = transition(nodes[c].length, k) * transition(nodes[c].length * 0.5, k);
                let p = partial(nodes, c, k)?;
                for i in 0..4 {
                    out[i] *= (0..4).map(|j| m.0[i][j] * p[j]).sum::<f64>();
                }
            }
            Ok(out)
        }
    }
}
extern "C" fn evaluate(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut nodes: Vec<Node> = (0..5)
        .map(|i| Node {
            kind: Kind::Leaf {
                base: (i * 3 % 4) as u8,
            },
            length: x[i % n] * x[i % n] + 0.1,
            parent: None,
            label: (i % 2 == 0).then(|| format!("taxon {i}")),
        })
        .collect();
    let mut open: Vec<usize> = (0..5).collect();
    while open.len() > 1 {
        let (left, right) = (open.remove(0), open.swap_remove(0));
        let id = nodes.len();
        nodes.push(Node {
            kind: Kind::Inner { left, right },
            length: x[id % n].abs() + nodes[left].length * 0.2,
            parent: None,
            label: None,
        });
        nodes[left].parent = Some(id);
        nodes[right].parent = Some(id);
        open.push(id);
    }
    let depth = |mut i: usize| {
        let mut d = 0.0;
        while let Some(p) = nodes[i].parent {
            d += nodes[i].length;
            i = p;
        }
        d
    };
    let labelled: f64 = nodes
        .iter()
        .enumerate()
        .filter(|(_, n)| n.label.is_some())
        .map(|(i, _)| depth(i))
        .sum();
    match partial(&nodes, *open.first().ok_or(Fault::Empty).unwrap(), x[0]) {
        Ok(p) => p.iter().sum::<f64>().ln() + labelled,
        Err(f) => panic!("{f:?}"),
    }
}

fn main() {
    let x = [0.5, 0.8, 0.3, 0.65];
    let mut d = vec![0.0; x.len()];
    unsafe {
        __enzyme_autodiff(
            evaluate as *const c_void,
            enzyme_dup,
            x.as_ptr(),
            d.as_mut_ptr(),
            enzyme_const,
            x.len(),
        )
    };
    compare(&d, &|x| evaluate(x.as_ptr(), x.len()), &x, 1e-4, 1e-6);
}
