use ltoad::*;
#[autodiff_reverse(d_blur, Duplicated, Duplicated, Const, Duplicated)]
#[autodiff_forward(f_blur, Dual, Dual, Const, Dual)]
fn blur(image: &[f32], kernel: &[f32; 3], width: usize, out: &mut [f32]) {
    for (row_in, row_out) in image.chunks_exact(width).zip(out.chunks_exact_mut(width)) {
        for i in 0..width {
            let left = if i > 0 { row_in[i - 1] } else { 0.0 };
            let right = row_in.get(i + 1).copied().unwrap_or(0.0);
            row_out[i] = kernel[0] * left + kernel[1] * row_in[i] + kernel[2] * right;
        }
    }
}
fn main() {
    let (width, height) = (8, 4);
    let image: Vec<f32> = (0..width * height)
        .map(|i| (i as f32 * 0.7).sin())
        .collect();
    let kernel = [0.25, 0.5, 0.3];
    let seed: Vec<f32> = (0..width * height)
        .map(|i| (i as f32 * 0.3).cos())
        .collect();
    let mut dimage = vec![0.0; image.len()];
    let mut dkernel = [0.0; 3];
    let mut out = vec![0.0; image.len()];
    let mut dout = seed.clone();
    d_blur(
        &image,
        &mut dimage,
        &kernel,
        &mut dkernel,
        width,
        &mut out,
        &mut dout,
    );
    assert!(dout.iter().all(|v| *v == 0.0));
    let mut tangent = vec![0.0; image.len()];
    let v: Vec<f32> = (0..image.len()).map(|i| (i as f32).cos()).collect();
    f_blur(
        &image,
        &v,
        &kernel,
        &[1.0, -2.0, 0.5],
        width,
        &mut out,
        &mut tangent,
    );
    let forward: f32 = tangent.iter().zip(&seed).map(|(a, b)| a * b).sum();
    let backward: f32 = dimage.iter().zip(&v).map(|(a, b)| a * b).sum::<f32>() + dkernel[0]
        - 2.0 * dkernel[1]
        + 0.5 * dkernel[2];
    assert!(
        (forward - backward).abs() < 1e-4 * forward.abs().max(1.0),
        "{forward} {backward}"
    );
    println!("{dkernel:?} {forward}");
}
