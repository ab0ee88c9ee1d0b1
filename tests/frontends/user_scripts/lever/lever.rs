#![crate_type = "staticlib"]

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Vec3 {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Pair {
    pub a: f64,
    pub b: f64,
}

#[unsafe(no_mangle)]
pub extern "C" fn torque(arm: Vec3, force: Vec3) -> Vec3 {
    Vec3 {
        x: arm.y * force.z - arm.z * force.y,
        y: arm.z * force.x - arm.x * force.z,
        z: arm.x * force.y - arm.y * force.x,
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn mix(p: Pair, w: f64) -> Pair {
    Pair { a: p.a * w + p.b, b: p.b * w * w }
}
