//! Sports: ratings of players after a season, in a HashMap by name; a table that is sorted by a closure.
include!("harness.rs");
use std::cmp::Ordering;
use std::collections::HashMap;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Outcome {
    White,
    Black,
    Draw(u8),
}
impl Outcome {
    fn score(self) -> f64 {
        match self {
            Outcome::White => 1.0,
            Outcome::Black => 0.0,
            Outcome::Draw(_) => 0.5,
        }
    }
}
#[derive(Debug, Clone)]
struct Player {
    name: String,
    rating: f64,
    games: u32,
    history: Vec<f64>,
}

struct Season<'a> {
    players: HashMap<&'a str, Player>,
    k: Box<dyn Fn(u32) -> f64 + 'a>,
}
impl<'a> Season<'a> {
    fn play(&mut self, white: &'a str, black: &'a str, outcome: Outcome) -> Option<f64> {
        let expected = {
            let (w, b) = (self.players.get(white)?, self.players.get(black)?);
            1.0 / (1.0 + ((b.rating - w.rating) / 4.0).exp())
        };
        let gain = outcome.score() - expected;
        for (name, sign) in [(white, 1.0), (black, -1.0)] {
            let player = self.players.get_mut(name)?;
            player.history.push(player.rating);
            player.rating += sign * (self.k)(player.games) * gain;
            player.games += 1;
        }
        Some(gain)
    }
    fn table(&self) -> Vec<&Player> {
        let mut all: Vec<_> = self.players.values().collect();
        all.sort_by(|a, b| b.rating.partial_cmp(&a.rating).unwrap_or(Ordering::Equal).then_with(|| a.name.cmp(&b.name)));
        all
    }
}

fn parse(line: &str) -> Option<(&str, &str, Outcome)> {
    let mut words = line.split_whitespace();
    let (white, black, result) = (words.next()?, words.next()?, words.next()?);
    let outcome = match result.split_once('-')? {
        ("1", "0") => Outcome::White,
        ("0", "1") => Outcome::Black,
        (a, b) if a == b => Outcome::Draw(a.len() as u8),
        _ => return None,
    };
    Some((white, black, outcome))
}

const GAMES: &str = "ann bob 1-0\ncyd ann 1/2-1/2\nbob cyd 0-1\nann dan 1-1\ndan eve 1-0\nnonsense\nbob ann 0-1";

extern "C" fn strength(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let players = ["ann", "bob", "cyd", "dan"]
        .into_iter()
        .zip(x)
        .map(|(name, &rating)| (name, Player { name: name.to_owned(), rating, games: 0, history: Vec::new() }))
        .collect();
    let base = x[4];
    let mut season = Season { players, k: Box::new(move |games| base / (1.0 + games as f64).sqrt()) };
    let surprise: f64 = GAMES.lines().filter_map(parse).filter_map(|(w, b, o)| season.play(w, b, o)).map(|g| g * g).sum();
    let places: f64 = season.table().iter().enumerate().map(|(i, p)| p.rating * (i + 1) as f64).sum();
    let past: f64 = season.table().iter().flat_map(|p| p.history.iter()).map(|r| r.sin()).sum();
    surprise + places + past
}

fn main() {
    let x = [2.0, 1.5, 3.2, 0.7, 0.4];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(strength as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| strength(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
