use ltoad::*;
use std::fmt;
#[derive(Debug, PartialEq, Clone, Differentiable)]
enum Problem {
    Negative(f64),
    TooLong { limit: usize },
}
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Problem::Negative(x) => write!(f, "negative {x}"),
            Problem::TooLong { limit } => write!(f, "more than {limit}"),
        }
    }
}
impl std::error::Error for Problem {}
fn root(x: f64) -> Result<f64, Problem> {
    if x < 0.0 {
        Err(Problem::Negative(x))
    } else {
        Ok(x.sqrt())
    }
}
#[autodiff_reverse(d_score, Duplicated, Active)]
fn score(x: &[f64]) -> Result<f64, Problem> {
    if x.len() > 4 {
        return Err(Problem::TooLong { limit: 4 });
    }
    let mut s = 0.0;
    for v in x {
        s += root(*v)? * 3.0;
    }
    Ok(s)
}
fn boxed(x: &[f64]) -> Result<f64, Box<dyn std::error::Error>> {
    let n: f64 = "2.5".parse()?;
    Ok(n * score(x)?)
}
fn main() {
    let mut dx = [0.0; 2];
    assert_eq!(d_score(&[4.0, 9.0], &mut dx, Ok(1.0)), Ok(15.0));
    assert_eq!(dx, [0.75, 0.5]);
    let mut dx = [0.0; 2];
    assert_eq!(
        d_score(&[4.0, -9.0], &mut dx, Ok(1.0)),
        Err(Problem::Negative(-9.0))
    );
    assert_eq!(
        d_score(&[1.0; 5], &mut [0.0; 5], Ok(1.0)),
        Err(Problem::TooLong { limit: 4 })
    );
    let g = ltoad::gradient(|x| boxed(x).unwrap(), &[4.0, 9.0][..]);
    assert_eq!(g, [1.875, 1.25]);
    let g = ltoad::gradient(|x| boxed(x).unwrap_or(x[0]), &[4.0, -9.0][..]);
    assert_eq!(g, [1.0, 0.0]);
    let caught = std::panic::catch_unwind(|| ltoad::gradient(|x| x[0] * x[5], &vec![1.0, 2.0]));
    assert!(caught.is_err());
    let caught = std::panic::catch_unwind(|| d_score(&[1.0, 2.0], &mut [0.0; 3], Ok(1.0)));
    let text = *caught.unwrap_err().downcast::<String>().unwrap();
    assert!(
        text.contains("shadow of `x` has 3 elements, and `x` has 2"),
        "{text}"
    );
    println!("fine");
}
