//! Drawing: commands as Box<dyn Command> with an undo stack, shapes as an enum by value, layers in a BTreeMap, a bounding box by fold.
include!("harness.rs");

use std::collections::BTreeMap;
use std::fmt::Debug;

#[derive(Debug, Clone, PartialEq)]
enum Shape {
    Circle { centre: (f64, f64), radius: f64 },
    Polygon(Vec<(f64, f64)>),
    Label { text: String, at: (f64, f64), size: f64 },
}

impl Shape {
    fn scale(&mut self, by: f64) {
        match self {
            Shape::Circle { radius, .. } => *radius *= by,
            Shape::Polygon(points) => points.iter_mut().for_each(|p| *p = (p.0 * by, p.1 * by)),
            Shape::Label { size, .. } => *size *= by,
        }
    }
    fn shift(&mut self, dx: f64, dy: f64) {
        match self {
            Shape::Circle { centre: (x, y), .. } | Shape::Label { at: (x, y), .. } => {
                *x += dx;
                *y += dy;
            }
            Shape::Polygon(points) => {
                for (x, y) in points {
                    *x += dx;
                    *y += dy;
                }
            }
        }
    }
    fn area(&self) -> f64 {
        match self {
            Shape::Circle { radius, .. } => std::f64::consts::PI * radius * radius,
            Shape::Polygon(points) => {
                let next = points.iter().cycle().skip(1);
                0.5 * points.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>().abs()
            }
            Shape::Label { text, size, .. } => size * size * 0.6 * text.chars().count() as f64,
        }
    }
    fn reach(&self) -> f64 {
        match self {
            Shape::Circle { centre, radius } => centre.0 + radius,
            Shape::Polygon(points) => points.iter().map(|p| p.0).fold(f64::MIN, f64::max),
            Shape::Label { text, at, size } => at.0 + size * text.len() as f64,
        }
    }
}

type Layers = BTreeMap<String, Vec<Shape>>;

trait Command: Debug {
    fn apply(&mut self, layers: &mut Layers) -> Result<(), String>;
    fn undo(&mut self, layers: &mut Layers);
}

#[derive(Debug)]
struct Put {
    layer: String,
    shape: Option<Shape>,
}

#[derive(Debug)]
struct Scale {
    layer: String,
    by: f64,
}

#[derive(Debug)]
struct Erase {
    layer: String,
    erased: Vec<Shape>,
    above: f64,
}

impl Command for Put {
    fn apply(&mut self, layers: &mut Layers) -> Result<(), String> {
        let shape = self.shape.take().ok_or("nothing to put")?;
        layers.entry(self.layer.clone()).or_default().push(shape);
        Ok(())
    }
    fn undo(&mut self, layers: &mut Layers) {
        self.shape = layers.get_mut(&self.layer).and_then(Vec::pop);
    }
}

impl Command for Scale {
    fn apply(&mut self, layers: &mut Layers) -> Result<(), String> {
        let shapes = layers.get_mut(&self.layer).ok_or_else(|| format!("no layer {}", self.layer))?;
        shapes.iter_mut().for_each(|s| s.scale(self.by));
        Ok(())
    }
    fn undo(&mut self, layers: &mut Layers) {
        if let Some(shapes) = layers.get_mut(&self.layer) {
            shapes.iter_mut().for_each(|s| s.scale(1.0 / self.by));
        }
    }
}

impl Command for Erase {
    fn apply(&mut self, layers: &mut Layers) -> Result<(), String> {
        let Some(shapes) = layers.get_mut(&self.layer) else { return Err(self.layer.clone()) };
        let (gone, kept): (Vec<_>, Vec<_>) = std::mem::take(shapes).into_iter().partition(|s| s.area() > self.above);
        self.erased = gone;
        *shapes = kept;
        Ok(())
    }
    fn undo(&mut self, layers: &mut Layers) {
        layers.entry(self.layer.clone()).or_default().append(&mut self.erased);
    }
}

#[derive(Default)]
struct Editor {
    layers: Layers,
    done: Vec<Box<dyn Command>>,
    undone: Vec<Box<dyn Command>>,
    faults: usize,
}

impl Editor {
    fn run(&mut self, mut command: Box<dyn Command>) {
        match command.apply(&mut self.layers) {
            Ok(()) => self.done.push(command),
            Err(text) => self.faults += text.len(),
        }
    }
    fn back(&mut self, times: usize) {
        for mut command in self.done.drain(self.done.len().saturating_sub(times)..).rev() {
            command.undo(&mut self.layers);
            self.undone.push(command);
        }
    }
    fn again(&mut self) {
        while let Some(command) = self.undone.pop() {
            self.run(command);
        }
    }
}

fn ink(x: &[f64; 5]) -> f64 {
    let mut editor = Editor::default();
    let square = vec![(0.0, 0.0), (x[0], 0.1), (x[0], x[1]), (0.0, x[1] * x[1])];
    let put = |layer: &str, shape| Box::new(Put { layer: layer.into(), shape: Some(shape) });
    editor.run(put("base", Shape::Polygon(square)));
    editor.run(put("base", Shape::Circle { centre: (x[2], 0.5), radius: x[3] }));
    editor.run(put("text", Shape::Label { text: "Straße".into(), at: (0.2, x[1]), size: x[4] }));
    editor.run(Box::new(Scale { layer: "base".into(), by: x[4] + 1.0 }));
    editor.run(Box::new(Scale { layer: "missing".into(), by: 3.0 }));
    editor.run(Box::new(Erase { layer: "base".into(), erased: Vec::new(), above: 4.0 }));
    editor.back(2);
    editor.run(Box::new(Put { layer: "text".into(), shape: None }));
    editor.again();
    editor.back(1);
    editor.layers.values_mut().flatten().for_each(|s| s.shift(x[0] * 0.1, 0.3));
    let area: f64 = editor.layers.values().flatten().map(Shape::area).sum();
    let reach = editor.layers.values().flat_map(|v| v.iter().map(Shape::reach)).max_by(f64::total_cmp).unwrap_or(0.0);
    area.sqrt() + reach * x[2] + 0.01 * editor.faults as f64
}

fn main() {
    let x = [1.5, 1.1, 0.7, 0.6, 0.4];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(ink as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| ink(x.try_into().unwrap()), &x, 1e-5, 1e-6);
}
