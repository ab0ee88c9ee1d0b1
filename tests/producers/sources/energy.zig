// Zig's own panic prints a stack trace: a thousand functions that nobody wants differentiated.
pub const panic = @import("std").debug.no_panic;

export fn energy(x: [*]const f64, n: usize, scale: f64) f64 {
    var sum: f64 = 0;
    for (x[0..n]) |v| sum += scale * @sin(v) * v;
    return sum;
}

const Vector = @Vector(4, f64);

export fn squares(x: [*]const f64, n: usize) f64 {
    var sum: Vector = @splat(0);
    var i: usize = 0;
    while (i + 4 <= n) : (i += 4) {
        const v: Vector = x[i..][0..4].*;
        sum += v * v * v;
    }
    return @reduce(.Add, sum);
}
