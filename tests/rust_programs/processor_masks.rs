//! Masks that comparisons of the processor's own instructions make, and what programs do with them.

include!("check.rs");

#[cfg(target_arch = "x86_64")]
mod wide {
    use std::arch::x86_64::*;

    #[target_feature(enable = "avx")]
    pub fn four(a: [f64; 4], b: [f64; 4]) -> f64 {
        let (a, b) = unsafe { (_mm256_loadu_pd(a.as_ptr()), _mm256_loadu_pd(b.as_ptr())) };
        let less = _mm256_cmp_pd::<_CMP_LT_OQ>(a, b);
        let kept = _mm256_and_pd(less, _mm256_mul_pd(a, b));
        let other = _mm256_andnot_pd(less, _mm256_sub_pd(a, b));
        let mixed = _mm256_or_pd(kept, other);
        let chosen = _mm256_blendv_pd(mixed, a, _mm256_cmp_pd::<_CMP_NLE_US>(b, _mm256_add_pd(mixed, a)));
        let mut out = [0.0; 4];
        unsafe { _mm256_storeu_pd(out.as_mut_ptr(), chosen) };
        let signs = f64::from(_mm256_movemask_pd(less));
        out[0] + 2.0 * out[1] + 3.0 * out[2] + signs * out[3]
    }

    #[target_feature(enable = "sse2")]
    pub fn two(a: f64, b: f64, c: f32) -> f64 {
        let (one, other) = (_mm_set_pd(b, a), _mm_set_pd(a, b));
        let mask = _mm_cmplt_sd(one, other);
        let low = _mm_cvtsd_f64(_mm_and_pd(mask, one));
        let high = _mm_cvtsd_f64(_mm_unpackhi_pd(mask, mask));
        let small = _mm_set1_ps(c);
        let mask = _mm_cmpge_ps(small, _mm_set_ps(0.1, 0.4, 0.6, 0.9));
        let sum = _mm_and_ps(mask, _mm_mul_ps(small, small));
        let sum = _mm_add_ps(sum, _mm_movehl_ps(sum, sum));
        let equal = _mm_comilt_sd(one, other) + _mm_ucomieq_ss(small, small);
        low + high * low + f64::from(_mm_cvtss_f32(sum)) + f64::from(equal) * a
    }
}

extern "C" fn masks(x: *const f64, n: usize) -> f64 {
    let x = slice(x, n);
    unsafe {
        wide::four([x[0], x[1], x[2], x[3]], [x[3], x[4], x[5], x[6]])
            + wide::two(x[0], x[1], x[2] as f32)
            + wide::two(x[1] * x[6], x[2], (x[5] * 0.5) as f32)
    }
}

fn main() {
    let mut wrong = 0;
    if !cfg!(target_arch = "x86_64") || is_x86_feature_detected!("avx") {
        check!(wrong, masks, 2e-3);
    }
    std::process::exit(wrong);
}
