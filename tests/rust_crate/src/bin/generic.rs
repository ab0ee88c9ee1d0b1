use ltoad::*;
use std::ops::{Add, Mul};
trait Real: Copy + Add<Output = Self> + Mul<Output = Self> + Default {
    fn tanh(self) -> Self;
}
impl Real for f32 {
    fn tanh(self) -> f32 {
        f32::tanh(self)
    }
}
impl Real for f64 {
    fn tanh(self) -> f64 {
        f64::tanh(self)
    }
}
struct Dense<T, const N: usize> {
    w: [T; N],
    b: T,
}
impl<T: Real, const N: usize> Dense<T, N> {
    #[autodiff_reverse(d_apply, Const, Duplicated, Active)]
    #[autodiff_reverse(d_weights, Duplicated, Const, Active)]
    #[autodiff_forward(f_apply, Const, Dual, Dual)]
    fn apply(&self, x: &[T]) -> T {
        let mut s = self.b;
        for i in 0..N {
            s = s + self.w[i] * x[i];
        }
        s.tanh()
    }
}
fn main() {
    let layer = Dense {
        w: [0.5, -0.25, 1.0],
        b: 0.1,
    };
    let x = [0.3, 0.2, -0.4];
    let mut dx = [0.0; 3];
    let y = layer.d_apply(&x, &mut dx, 1.0);
    let s: f64 = 1.0 - y * y;
    for i in 0..3 {
        assert!((dx[i] - s * layer.w[i]).abs() < 1e-14);
    }
    let mut dl = Dense {
        w: [0.0; 3],
        b: 0.0,
    };
    layer.d_weights(&mut dl, &x, 1.0);
    for i in 0..3 {
        assert!((dl.w[i] - s * x[i]).abs() < 1e-14);
    }
    assert!((dl.b - s).abs() < 1e-14);
    let (v, t) = layer.f_apply(&x, &[1.0, 1.0, 1.0]);
    assert!(v == y && (t - s * 1.25).abs() < 1e-14);
    let small = Dense {
        w: [0.5_f32, 2.0],
        b: 0.0,
    };
    let mut dx = [0.0_f32; 2];
    let y = small.d_apply(&[0.1, 0.2], &mut dx, 2.0);
    assert!((dx[1] - 4.0 * (1.0 - y * y)).abs() < 1e-6);
    println!("{dx:?}");
}
