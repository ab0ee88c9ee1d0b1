//! Learning: trees of decisions by arena indices and by boxes, soft splits, boosting, folds of data sorted by a column.
include!("harness.rs");
use std::collections::HashSet;

#[derive(Debug)]
enum Tree {
    Leaf(f64),
    Split { column: usize, at: f64, sharpness: f64, left: Box<Tree>, right: Box<Tree> },
}

impl Tree {
    fn predict(&self, row: &[f64]) -> f64 {
        match self {
            Tree::Leaf(v) => *v,
            Tree::Split { column, at, sharpness, left, right } => {
                let w = 1.0 / (1.0 + (-(row[*column] - at) * sharpness).exp());
                (1.0 - w) * left.predict(row) + w * right.predict(row)
            }
        }
    }
    fn leaves(&self) -> usize {
        match self {
            Tree::Leaf(_) => 1,
            Tree::Split { left, right, .. } => left.leaves() + right.leaves(),
        }
    }
}

#[derive(Clone)]
struct Table {
    rows: Vec<Vec<f64>>,
    target: Vec<f64>,
}

impl Table {
    fn subset(&self, keep: &[usize]) -> Table {
        Table {
            rows: keep.iter().map(|&i| self.rows[i].clone()).collect(),
            target: keep.iter().map(|&i| self.target[i]).collect(),
        }
    }
    fn sorted_by(&self, column: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by(|&i, &j| self.rows[i][column].total_cmp(&self.rows[j][column]));
        order
    }
    fn mean(&self) -> f64 {
        self.target.iter().sum::<f64>() / self.target.len().max(1) as f64
    }
}

fn variance(t: &Table) -> f64 {
    let m = t.mean();
    t.target.iter().map(|v| (v - m).powi(2)).sum()
}

fn grow(table: &Table, depth: usize, used: &mut HashSet<usize>, sharpness: f64) -> Tree {
    let columns = table.rows.first().map_or(0, Vec::len);
    if depth == 0 || table.rows.len() < 4 {
        return Tree::Leaf(table.mean());
    }
    let mut best: Option<(f64, usize, f64, Table, Table)> = None;
    for column in (0..columns).filter(|c| !used.contains(c)) {
        let order = table.sorted_by(column);
        for cut in 2..order.len() - 1 {
            let (low, high) = order.split_at(cut);
            let (left, right) = (table.subset(low), table.subset(high));
            let loss = variance(&left) + variance(&right);
            if best.as_ref().is_none_or(|b| loss < b.0) {
                let at = (table.rows[order[cut - 1]][column] + table.rows[order[cut]][column]) / 2.0;
                best = Some((loss, column, at, left, right));
            }
        }
    }
    let Some((_, column, at, left, right)) = best else { return Tree::Leaf(table.mean()) };
    used.insert(column);
    let tree = Tree::Split {
        column,
        at,
        sharpness,
        left: Box::new(grow(&left, depth - 1, used, sharpness)),
        right: Box::new(grow(&right, depth - 1, used, sharpness)),
    };
    used.remove(&column);
    tree
}

struct Ensemble {
    trees: Vec<(f64, Tree)>,
}
impl Ensemble {
    fn boost(mut table: Table, rounds: usize, rate: f64, sharpness: f64) -> Self {
        let mut trees = Vec::with_capacity(rounds);
        for _ in 0..rounds {
            let tree = grow(&table, 2, &mut HashSet::new(), sharpness);
            for (t, row) in table.target.iter_mut().zip(&table.rows) {
                *t -= rate * tree.predict(row);
            }
            trees.push((rate, tree));
        }
        Ensemble { trees }
    }
    fn predict(&self, row: &[f64]) -> f64 {
        self.trees.iter().map(|(rate, tree)| rate * tree.predict(row)).sum()
    }
}

extern "C" fn loss(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let rows: Vec<Vec<f64>> = x[2..].chunks(2).map(<[f64]>::to_vec).collect();
    let target = rows.iter().map(|r| (2.0 * r[0]).sin() + r[1] * r[1]).collect();
    let table = Table { rows, target };
    let model = Ensemble::boost(table.clone(), 3, x[0], x[1]);
    let size: usize = model.trees.iter().map(|t| t.1.leaves()).sum();
    let miss: f64 = table.rows.iter().zip(&table.target).map(|(r, t)| (model.predict(r) - t).powi(2)).sum();
    miss + 0.01 * size as f64
}

fn main() {
    let x = [0.6, 5.0, 0.1, 0.9, 0.35, 0.2, 0.52, 0.7, 0.77, 0.44, 0.93, 0.05, 1.2, 0.61, 1.44, 0.33, 1.7, 0.82];
    let mut d = [0.0; 18];
    unsafe { __enzyme_autodiff(loss as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 18usize) };
    compare(&d, &|x| loss(x.as_ptr(), 18), &x, 1e-5, 1e-6);
}
