//! Thermodynamics: the cycle of a heat pump in quantities whose units are types, with errors for states that cannot be; its efficiency ahead and back.
include!("../../../user_programs/rust/comparisons.inc");
use ltoad::{autodiff_forward, autodiff_reverse};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Add, Div, Mul, Sub};

trait Unit: Copy {
    const SYMBOL: &'static str;
}
macro_rules! units {
    ($($name:ident $symbol:literal),*) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
        struct $name;
        impl Unit for $name { const SYMBOL: &'static str = $symbol; }
    )*};
}
units!(Kelvin "K", Bar "bar", KiloJoulePerKilogram "kJ/kg", Watt "kW", KilogramPerSecond "kg/s");

#[derive(Debug, PartialEq, PartialOrd)]
struct Quantity<U> {
    value: f64,
    unit: PhantomData<fn() -> U>,
}
impl<U> Clone for Quantity<U> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<U> Copy for Quantity<U> {}
const fn of<U>(value: f64) -> Quantity<U> {
    Quantity { value, unit: PhantomData }
}
impl<U> Add for Quantity<U> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        of(self.value + o.value)
    }
}
impl<U> Sub for Quantity<U> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        of(self.value - o.value)
    }
}
impl<U> Mul<f64> for Quantity<U> {
    type Output = Self;
    fn mul(self, s: f64) -> Self {
        of(self.value * s)
    }
}
impl<U> Div for Quantity<U> {
    type Output = f64;
    fn div(self, o: Self) -> f64 {
        self.value / o.value
    }
}
impl Mul<Quantity<KiloJoulePerKilogram>> for Quantity<KilogramPerSecond> {
    type Output = Quantity<Watt>;
    fn mul(self, o: Quantity<KiloJoulePerKilogram>) -> Quantity<Watt> {
        of(self.value * o.value)
    }
}
impl<U: Unit> fmt::Display for Quantity<U> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match f.precision() {
            Some(p) => write!(f, "{:.p$} {}", self.value, U::SYMBOL),
            None => write!(f, "{} {}", self.value, U::SYMBOL),
        }
    }
}

type Temperature = Quantity<Kelvin>;
type Pressure = Quantity<Bar>;
type Enthalpy = Quantity<KiloJoulePerKilogram>;

#[derive(Debug)]
enum Impossible {
    AboveCritical(Temperature),
    Inverted { cold: Temperature, hot: Temperature },
}
impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AboveCritical(t) => write!(f, "{t:.1} is above the critical point"),
            Self::Inverted { cold, hot } => write!(f, "{cold:.1} is not below {hot:.1}"),
        }
    }
}

/// Something like propane.
struct Fluid {
    critical: Temperature,
    antoine: [f64; 3],
    latent: Enthalpy,
    heat_capacity: f64,
}

impl Fluid {
    fn saturation(&self, t: Temperature) -> Result<Pressure, Impossible> {
        if t >= self.critical {
            return Err(Impossible::AboveCritical(t));
        }
        let [a, b, c] = self.antoine;
        Ok(of(10f64.powf(a - b / (t.value + c))))
    }
    fn evaporation(&self, t: Temperature) -> Enthalpy {
        self.latent * (1.0 - t / self.critical).powf(0.38)
    }
}

struct Machine {
    isentropic: f64,
    superheat: f64,
    flow: Quantity<KilogramPerSecond>,
}

struct Balance {
    heat: Quantity<Watt>,
    work: Quantity<Watt>,
}

fn run(fluid: &Fluid, machine: &Machine, cold: Temperature, hot: Temperature) -> Result<Balance, Impossible> {
    if cold >= hot {
        return Err(Impossible::Inverted { cold, hot });
    }
    let ratio = fluid.saturation(hot)? / fluid.saturation(cold)?;
    let inlet = cold + of(machine.superheat);
    let ideal = inlet * ratio.powf(0.12);
    let outlet = inlet + (ideal - inlet) * machine.isentropic.recip();
    let work: Enthalpy = of(fluid.heat_capacity * (outlet - inlet).value);
    let heat = fluid.evaporation(hot) + of(fluid.heat_capacity * (outlet - hot).value.max(0.0));
    Ok(Balance { heat: machine.flow * heat, work: machine.flow * work })
}

/// Of a season: efficiency, weighted with what is asked for.
#[autodiff_reverse(season_gradient, Active, Active, Active, Duplicated, Active)]
#[autodiff_forward(season_ahead, Dual, Dual, Dual, Const, Dual)]
fn season(isentropic: f64, superheat: f64, lift: f64, outside: &[f64]) -> f64 {
    let fluid = Fluid { critical: of(369.8), antoine: [4.53, 1149.0, 24.9], latent: of(580.0), heat_capacity: 1.7 };
    let machine = Machine { isentropic, superheat, flow: of(0.03) };
    let (mut heat, mut work, mut failed) = (of::<Watt>(0.0), of::<Watt>(0.0), String::new());
    for &air in outside {
        let cold = of(air - 6.0);
        match run(&fluid, &machine, cold, of(313.0 + lift + 0.4 * (283.0 - air))) {
            Ok(b) => {
                heat = heat + b.heat;
                work = work + b.work * (1.0 + 0.01 * (283.0 - air).max(0.0));
            }
            Err(e) => failed += &e.to_string(),
        }
    }
    heat / work - 0.001 * failed.len() as f64
}

fn main() {
    let outside = [263.0, 271.0, 279.0, 288.0, 420.0, 120.0];
    let (e, s, l) = (0.7, 5.0, 2.0);
    let mut c = Check::new();
    let mut by_air = [0.0; 6];
    let (value, de, ds, dl) = season_gradient(e, s, l, &outside, &mut by_air, 1.0);
    c.cmp("value", value, season(e, s, l, &outside));
    c.cmp("isentropic", de, cd(1e-3, |h| season(e + h, s, l, &outside)));
    c.cmp("superheat", ds, cd(1e-2, |h| season(e, s + h, l, &outside)));
    c.cmp("lift", dl, cd(1e-2, |h| season(e, s, l + h, &outside)));
    for i in 0..4 {
        c.cmp(&format!("air {i}"), by_air[i], cd(1e-2, |h| { let mut o = outside; o[i] += h; season(e, s, l, &o) }));
    }
    if by_air[4] != 0.0 || by_air[5] != 0.0 {
        println!("what failed has no slope: {by_air:?}");
        std::process::exit(1);
    }
    let (_, along) = season_ahead(e, 1.0, s, -2.0, l, 0.5, &outside);
    c.cmpt("ahead", along, de - 2.0 * ds + 0.5 * dl, 1e-9);
    println!("{:.2} {}", of::<Bar>(value), of::<Kelvin>(e));
    c.done();
}
