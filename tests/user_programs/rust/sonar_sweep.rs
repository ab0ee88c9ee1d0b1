//! Sonar: echoes by vector intrinsics where the processor has them, scalar code elsewhere, chosen at run time; f32 windows.
include!("harness.rs");

#[cfg(target_arch = "x86_64")]
mod wide {
    use std::arch::x86_64::*;

    #[target_feature(enable = "avx2,fma")]
    pub unsafe fn dot(a: &[f64], b: &[f64]) -> f64 {
        let mut sum = _mm256_setzero_pd();
        let (left, right) = (a.chunks_exact(4), b.chunks_exact(4));
        let rest: f64 = left.remainder().iter().zip(right.remainder()).map(|(x, y)| x * y).sum();
        for (x, y) in left.zip(right) {
            unsafe {
                sum = _mm256_fmadd_pd(_mm256_loadu_pd(x.as_ptr()), _mm256_loadu_pd(y.as_ptr()), sum);
            }
        }
        let low = _mm256_castpd256_pd128(sum);
        let high = _mm256_extractf128_pd::<1>(sum);
        let pair = _mm_add_pd(low, high);
        let one = _mm_add_sd(pair, _mm_unpackhi_pd(pair, pair));
        _mm_cvtsd_f64(one) + rest
    }

    #[target_feature(enable = "sse2")]
    pub unsafe fn soften(a: &mut [f32], by: f32) {
        let factor = _mm_set1_ps(by);
        let floor = _mm_set1_ps(-0.5);
        for four in a.chunks_exact_mut(4) {
            unsafe {
                let v = _mm_loadu_ps(four.as_ptr());
                let mixed = _mm_add_ps(_mm_mul_ps(v, factor), _mm_shuffle_ps::<0b00_01_10_11>(v, v));
                _mm_storeu_ps(four.as_mut_ptr(), _mm_max_ps(mixed, floor));
            }
        }
    }

    #[target_feature(enable = "avx")]
    pub unsafe fn envelope(a: &[f64], out: &mut [f64]) {
        let sign = _mm256_set1_pd(-0.0);
        for (x, y) in a.chunks_exact(4).zip(out.chunks_exact_mut(4)) {
            unsafe {
                let v = _mm256_loadu_pd(x.as_ptr());
                let size = _mm256_andnot_pd(sign, v);
                let weak = _mm256_cmp_pd::<_CMP_LT_OQ>(size, _mm256_set1_pd(0.4));
                let root = _mm256_sqrt_pd(_mm256_add_pd(size, _mm256_set1_pd(0.1)));
                _mm256_storeu_pd(y.as_mut_ptr(), _mm256_blendv_pd(root, _mm256_mul_pd(v, v), weak));
            }
        }
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
        return unsafe { wide::dot(a, b) };
    }
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}
fn envelope(a: &[f64], out: &mut [f64]) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        return unsafe { wide::envelope(a, out) };
    }
    for (x, y) in a.iter().zip(out) {
        *y = if x.abs() < 0.4 { x * x } else { (x.abs() + 0.1).sqrt() };
    }
}
fn soften(a: &mut [f32], by: f32) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("sse2") {
        return unsafe { wide::soften(a, by) };
    }
    for four in a.chunks_exact_mut(4) {
        let old = [four[3], four[2], four[1], four[0]];
        four.iter_mut().zip(old).for_each(|(v, o)| *v = (*v * by + o).max(-0.5));
    }
}

extern "C" fn echo(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let pulse: Vec<f64> = (0..12).map(|i| (x[0] * i as f64).sin() * x[1]).collect();
    let heard: Vec<f64> = (0..40).map(|i| (x[2] * i as f64 * 0.3).cos() * (-x[3] * i as f64 * 0.1).exp()).collect();
    let mut size = vec![0.0; heard.len()];
    envelope(&heard, &mut size);
    let best: f64 = size.windows(12).step_by(5).map(|w| dot(w, &pulse)).map(|v| (0.5 * v).exp()).sum();
    let mut coarse: Vec<f32> = size.iter().map(|&v| v as f32).collect();
    soften(&mut coarse, x[4] as f32);
    best.ln() + coarse.iter().enumerate().map(|(i, &v)| f64::from(v) * (i % 7) as f64).sum::<f64>() * 0.01 + dot(&heard[..7], &size[3..10])
}

fn main() {
    let x = [0.7, 0.8, 1.3, 0.4, 0.6];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(echo as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    compare(&d, &|x| echo(x.as_ptr(), 5), &x, 1e-3, 2e-4);
}
