//! Collections of the standard library: what they hold is moved as words and blocks.

include!("check.rs");

use std::cell::RefCell;
use std::collections::{BinaryHeap, VecDeque};
use std::rc::Rc;

extern "C" fn heaps(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut h: BinaryHeap<(i64, usize)> = x
        .iter()
        .enumerate()
        .map(|(i, v)| ((v * 1000.0) as i64, i))
        .collect();
    let mut seen = [false; 7];
    let mut s = 0.0;
    let mut w = 1.0;
    while let Some((_, i)) = h.pop() {
        if !std::mem::replace(&mut seen[i], true) {
            s += w * x[i] * x[i];
            w *= 0.7;
        }
    }
    s
}

extern "C" fn deques(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut d: VecDeque<(usize, f64)> = VecDeque::new();
    for i in 0..3 * n {
        d.push_back((i, x[i % n]));
        if d.len() > 4 {
            let (k, v) = d.pop_front().unwrap();
            d.push_front((k, v * 0.5));
            d.pop_back().map(|(k, v)| d.push_back((k, v * v)));
        }
    }
    d.iter().map(|(k, v)| v * (*k as f64 * 0.1 + 1.0)).sum()
}

struct Node {
    v: f64,
    next: Option<Box<Node>>,
}
extern "C" fn lists(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut head: Option<Box<Node>> = None;
    for v in x {
        head = Some(Box::new(Node { v: *v, next: head }));
    }
    let mut prev = None;
    let mut cur = head;
    while let Some(mut b) = cur {
        cur = b.next.take();
        b.v *= 1.5;
        b.next = prev;
        prev = Some(b);
    }
    let mut s = 0.0;
    let mut p = &prev;
    let mut w = 1.0;
    while let Some(b) = p {
        s += w * b.v * b.v;
        w *= 0.8;
        p = &b.next;
    }
    s
}

struct Stack<T> {
    items: Vec<T>,
}
impl<T: Copy> Stack<T> {
    fn push(&mut self, t: T) {
        self.items.push(t);
    }
    fn pop(&mut self) -> Option<T> {
        self.items.pop()
    }
}
extern "C" fn stack(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut st = Stack { items: vec![] };
    for (i, v) in x.iter().enumerate() {
        st.push(*v);
        if i % 3 == 2 {
            let a = st.pop().unwrap();
            let b = st.pop().unwrap();
            st.push(a * b + a.sin());
        }
    }
    let mut s = 0.0;
    while let Some(v) = st.pop() {
        s = s * 0.5 + v;
    }
    s
}

extern "C" fn shared(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let cells: Vec<Rc<RefCell<f64>>> = x.iter().map(|v| Rc::new(RefCell::new(*v))).collect();
    let mut ring: VecDeque<Rc<RefCell<f64>>> = cells.iter().cloned().collect();
    for k in 0..2 * n {
        let a = ring.pop_front().unwrap();
        let b = ring.front().unwrap().clone();
        let v = *b.borrow();
        *a.borrow_mut() += 0.1 * v * (k as f64).cos();
        ring.push_back(a);
    }
    let mut s = 0.0;
    for c in &cells {
        s += c.borrow().sin();
    }
    s
}

extern "C" fn sorting(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let mut w: Vec<(f64, usize)> = x.iter().enumerate().map(|(i, a)| (a * a, i)).collect();
    w.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    v.iter()
        .enumerate()
        .map(|(i, a)| a * a * (i as f64 + 1.0))
        .sum::<f64>()
        + w.iter()
            .enumerate()
            .map(|(i, (a, k))| a * x[*k] * (i as f64 * 0.2))
            .sum::<f64>()
}

check_all! {
    heaps: 1e-6,
    deques: 1e-6,
    lists: 1e-6,
    stack: 1e-6,
    shared: 1e-6,
    sorting: 1e-6,
}
