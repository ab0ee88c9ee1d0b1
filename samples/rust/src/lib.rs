//! Two models in ordinary Rust. Nothing here knows about derivatives.

pub mod difference;
pub mod neural;
pub mod springs;
