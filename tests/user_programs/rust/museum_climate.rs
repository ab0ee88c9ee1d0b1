//! Conservation: rooms that share an air handler by Rc and RefCell, listeners as boxed closures, a log, alarms as an enum.
include!("differences.inc");
use std::cell::{Ref, RefCell};
use std::collections::HashMap;
use std::fmt::{self, Display};
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq)]
enum Alarm {
    Humidity { room: String, value: f64, limit: f64 },
    Door(String),
    Filter { hours: u32 },
}

impl Display for Alarm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Alarm::Humidity { room, value, limit } => write!(f, "{room}: {value:.1} over {limit:.1}"),
            Alarm::Door(room) => write!(f, "door of {room}"),
            Alarm::Filter { hours } => write!(f, "filter after {hours} h"),
        }
    }
}

#[derive(Debug, Default)]
struct Handler {
    capacity: f64,
    used: f64,
    hours: u32,
}

impl Handler {
    fn draw(&mut self, wanted: f64) -> f64 {
        let free = (self.capacity - self.used).max(0.0);
        let given = if wanted < free { wanted } else { free * (1.0 - (-wanted / (free + 1e-3)).exp()) };
        self.used += given;
        given
    }
}

type Listener<'a> = Box<dyn FnMut(&Alarm) -> Option<f64> + 'a>;

struct Room<'a> {
    name: String,
    humidity: f64,
    volume: f64,
    handler: Rc<RefCell<Handler>>,
    listeners: Vec<Listener<'a>>,
}

impl<'a> Room<'a> {
    fn new(name: &str, volume: f64, humidity: f64, handler: &Rc<RefCell<Handler>>) -> Self {
        Room { name: name.to_owned(), humidity, volume, handler: Rc::clone(handler), listeners: Vec::new() }
    }

    fn on_alarm(&mut self, listener: impl FnMut(&Alarm) -> Option<f64> + 'a) -> &mut Self {
        self.listeners.push(Box::new(listener));
        self
    }

    fn raise(&mut self, alarm: Alarm) -> f64 {
        self.listeners.iter_mut().filter_map(|l| l(&alarm)).sum()
    }

    fn step(&mut self, visitors: u32, limit: f64) -> f64 {
        self.humidity += 2.0 * f64::from(visitors) / self.volume;
        let excess = self.humidity - 45.0;
        let given = if excess > 0.0 { self.handler.borrow_mut().draw(excess * self.volume * 0.1) } else { 0.0 };
        self.humidity -= given / self.volume * 8.0;
        let mut penalty = 0.0;
        if self.humidity > limit {
            let alarm = Alarm::Humidity { room: self.name.clone(), value: self.humidity, limit };
            penalty += self.raise(alarm);
        }
        if visitors > 30 {
            penalty += self.raise(Alarm::Door(self.name.clone()));
        }
        penalty
    }
}

struct Museum<'a> {
    rooms: Vec<Room<'a>>,
    handlers: HashMap<&'static str, Rc<RefCell<Handler>>>,
}

impl Museum<'_> {
    fn handler(&self, name: &str) -> Option<Ref<'_, Handler>> {
        self.handlers.get(name).map(|h| h.borrow())
    }

    fn day(&mut self, visitors: &[[u32; 3]], limit: f64) -> f64 {
        let mut total = 0.0;
        for hour in visitors {
            for h in self.handlers.values() {
                let mut h = h.borrow_mut();
                h.used *= 0.25;
                h.hours += 1;
            }
            for (room, &n) in self.rooms.iter_mut().zip(hour) {
                total += room.step(n, limit);
            }
            let late = self.handler("east").is_some_and(|h| h.hours == 4);
            if late {
                total += self.rooms[0].raise(Alarm::Filter { hours: 4 });
            }
        }
        total
    }
}

fn damage(x: &[f64]) -> f64 {
    let log = RefCell::new(Vec::<String>::new());
    let worst = RefCell::new(0.0f64);
    let handlers: HashMap<&'static str, Rc<RefCell<Handler>>> =
        [("east", x[0]), ("west", 0.7 * x[0])].into_iter().map(|(n, c)| (n, Rc::new(RefCell::new(Handler { capacity: c, ..Default::default() })))).collect();
    let mut rooms: Vec<Room> = [("gallery", 60.0, "east"), ("vault", 25.0, "east"), ("hall", 90.0, "west")]
        .iter()
        .map(|(n, v, h)| Room::new(n, v * x[1], x[2], &handlers[h]))
        .collect();
    for (k, room) in rooms.iter_mut().enumerate() {
        let weight = (k + 1) as f64 * x[3];
        room.on_alarm(move |a| match a {
            Alarm::Humidity { value, limit, .. } => Some(weight * (value - limit).powi(2)),
            Alarm::Door(name) => Some(0.01 * weight * name.len() as f64),
            Alarm::Filter { .. } => None,
        })
        .on_alarm(|a| {
            log.borrow_mut().push(a.to_string());
            if let Alarm::Humidity { value, .. } = a {
                let mut w = worst.borrow_mut();
                *w = w.max(*value);
            }
            None
        });
    }
    let mut museum = Museum { rooms, handlers };
    let visitors = [[5, 2, 12], [18, 6, 35], [40, 9, 22], [31, 3, 8], [12, 1, 4]];
    let total = museum.day(&visitors, 47.0);
    let used: f64 = ["east", "west", "north"].iter().filter_map(|n| museum.handler(n)).map(|h| h.used).sum();
    let end: f64 = museum.rooms.iter().map(|r| r.humidity).sum();
    drop(museum);
    total + 0.1 * used + 0.01 * end + 0.2 * worst.into_inner() + log.into_inner().len() as f64
}

extern "C" fn museum(x: *const f64, n: usize) -> f64 {
    damage(unsafe { std::slice::from_raw_parts(x, n) })
}

fn main() {
    let x = [4.0, 1.1, 46.5, 0.6];
    let mut d = [0.0; 4];
    let mut c = Check::new();
    unsafe { __enzyme_autodiff(museum as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, x.len()) };
    for i in 0..4 {
        c.cmp(&format!("d{i}"), d[i], cd(1e-5, |h| { let mut y = x; y[i] += h; museum(y.as_ptr(), 4) }));
    }
    c.done();
}
