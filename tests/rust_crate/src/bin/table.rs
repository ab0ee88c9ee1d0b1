use ltoad::*;
#[derive(Debug, Clone, Copy, PartialEq, Eq, Differentiable)]
enum OutOfRange {
    Below,
    Above,
}
struct Table {
    x: Vec<f64>,
    y: Vec<f64>,
}
impl Table {
    #[autodiff_forward(at_ahead, 4, Const, Dual, Dual)]
    #[autodiff_reverse(at_back, Duplicated, Active, Active)]
    fn at(&self, x: f64) -> Result<f64, OutOfRange> {
        if x < self.x[0] {
            return Err(OutOfRange::Below);
        }
        let i = self.x.partition_point(|p| *p <= x);
        let (x1, y1) = (self.x.get(i).ok_or(OutOfRange::Above)?, self.y[i]);
        let (x0, y0) = (self.x[i - 1], self.y[i - 1]);
        Ok(y0 + (y1 - y0) * (x - x0) / (x1 - x0))
    }
}
fn main() {
    let t = Table {
        x: vec![0.0, 1.0, 3.0],
        y: vec![2.0, 4.0, 1.0],
    };
    assert_eq!(
        t.at_ahead(2.0, 1.0, 2.0, 0.0, -1.0),
        [Ok(2.5), Ok(-1.5), Ok(-3.0), Ok(0.0), Ok(1.5)]
    );
    assert_eq!(
        t.at_ahead(-2.0, 1.0, 2.0, 0.0, -1.0),
        [Err(OutOfRange::Below); 5]
    );
    let mut d = Table {
        x: vec![0.0; 3],
        y: vec![0.0; 3],
    };
    assert_eq!(t.at_back(&mut d, 2.0, Ok(1.0)), (Ok(2.5), -1.5));
    assert_eq!(d.y, [0.0, 0.5, 0.5]);
    assert_eq!(d.x, [0.0, 0.75, 0.75]);
    assert_eq!(
        t.at_back(&mut d, 5.0, Err(OutOfRange::Above)),
        (Err(OutOfRange::Above), 0.0)
    );
    println!("fine");
}
