//! Games: an entity-component store of HashMaps, status effects as an enum with data, turns and events in a VecDeque, tuning of damage.
include!("harness.rs");
use std::collections::{HashMap, HashSet, VecDeque};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
struct EntityId(u32);

#[derive(Clone, Debug)]
enum Effect {
    Poison { per_turn: f64, turns: u8 },
    Shield(f64),
    Haste,
    Rally { bonus: f64, by: EntityId },
}

#[derive(Clone, Debug, Default)]
struct Stats {
    name: String,
    health: f64,
    attack: f64,
    armour: f64,
}

#[derive(Debug)]
enum Event {
    Strike { from: EntityId, to: EntityId, power: f64 },
    Apply(EntityId, Effect),
    Tick,
    Died(EntityId),
}

#[derive(Default)]
struct World {
    stats: HashMap<EntityId, Stats>,
    effects: HashMap<EntityId, Vec<Effect>>,
    teams: HashMap<&'static str, HashSet<EntityId>>,
    queue: VecDeque<Event>,
    next: u32,
    log: Vec<(EntityId, f64)>,
}

impl World {
    fn spawn(&mut self, team: &'static str, stats: Stats) -> EntityId {
        let id = EntityId(self.next);
        self.next += 1;
        self.stats.insert(id, stats);
        self.teams.entry(team).or_default().insert(id);
        id
    }

    fn ids(&self, team: &str) -> Vec<EntityId> {
        let mut ids: Vec<_> = self.teams.get(team).into_iter().flatten().copied().collect();
        ids.sort();
        ids
    }

    fn hurt(&mut self, id: EntityId, mut amount: f64) {
        if let Some(effects) = self.effects.get_mut(&id) {
            for effect in effects.iter_mut() {
                if let Effect::Shield(left) = effect {
                    let absorbed = amount.min(*left) * 0.9;
                    *left -= absorbed;
                    amount -= absorbed;
                }
            }
        }
        let Some(stats) = self.stats.get_mut(&id) else { return };
        let dealt = amount * 10.0 / (10.0 + stats.armour);
        stats.health -= dealt;
        self.log.push((id, dealt));
        if stats.health <= 0.0 {
            self.queue.push_front(Event::Died(id));
        }
    }

    fn handle(&mut self, event: Event) {
        match event {
            Event::Strike { from, to, power } => {
                let Some(attacker) = self.stats.get(&from) else { return };
                let bonus: f64 = self
                    .effects
                    .get(&from)
                    .map(|list| {
                        list.iter()
                            .map(|e| match e {
                                Effect::Rally { bonus, by } if self.stats.contains_key(by) => *bonus,
                                Effect::Haste => 0.25,
                                _ => 0.0,
                            })
                            .sum()
                    })
                    .unwrap_or(0.0);
                let amount = attacker.attack * power * (1.0 + bonus);
                self.hurt(to, amount);
            }
            Event::Apply(id, effect) => self.effects.entry(id).or_insert_with(Vec::new).push(effect),
            Event::Tick => {
                let mut pending = vec![];
                for (id, list) in &mut self.effects {
                    for effect in list.iter_mut() {
                        if let Effect::Poison { per_turn, turns } = effect {
                            pending.push((*id, *per_turn));
                            *turns -= 1;
                            *per_turn *= 0.8;
                        }
                    }
                    list.retain(|e| !matches!(e, Effect::Poison { turns: 0, .. }));
                }
                pending.sort_by_key(|(id, _)| *id);
                pending.into_iter().for_each(|(id, amount)| self.hurt(id, amount));
            }
            Event::Died(id) => {
                self.stats.remove(&id);
                self.teams.values_mut().for_each(|t| {
                    t.remove(&id);
                });
            }
        }
    }

    fn run(&mut self, turns: usize) {
        for turn in 0..turns {
            for (side, other) in [("party", "horde"), ("horde", "party")] {
                let targets = self.ids(other);
                for (k, from) in self.ids(side).into_iter().enumerate() {
                    if let Some(&to) = targets.get((k + turn) % targets.len().max(1)) {
                        self.queue.push_back(Event::Strike { from, to, power: 1.0 + 0.1 * turn as f64 });
                    }
                }
            }
            self.queue.push_back(Event::Tick);
            while let Some(event) = self.queue.pop_front() {
                self.handle(event);
            }
        }
    }
}

fn margin(x: &[f64; 5]) -> f64 {
    let mut world = World::default();
    let knight = world.spawn("party", Stats { name: "Sir Rowan of the Long Meadow".into(), health: 40.0, attack: x[0], armour: x[1] });
    let witch = world.spawn("party", Stats { name: format!("witch {}", 2), health: 22.0, attack: 3.0, ..Default::default() });
    for i in 0..3 {
        let health = 14.0 + 4.0 * i as f64;
        let goblin = world.spawn("horde", Stats { name: format!("goblin #{i}"), health, attack: x[2] + 0.2 * i as f64, armour: 1.0 });
        world.queue.push_back(Event::Apply(goblin, Effect::Poison { per_turn: x[3], turns: 3 }));
    }
    world.queue.extend([
        Event::Apply(witch, Effect::Shield(x[4])),
        Event::Apply(witch, Effect::Haste),
        Event::Apply(knight, Effect::Rally { bonus: 0.05 * x[4], by: witch }),
    ]);
    world.run(4);
    let side = |team: &str| world.ids(team).iter().map(|id| &world.stats[id]).map(|s| s.health + 0.1 * s.name.len() as f64).sum::<f64>();
    let spread: f64 = world.log.iter().map(|(id, d)| d * d * (1.0 + f64::from(id.0))).sum();
    side("party") - side("horde") + 0.01 * spread
}

fn main() {
    let x = [5.2, 4.1, 3.3, 1.2, 6.5];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(margin as *const c_void, enzyme_dup, &x, &mut d) };
    compare(&d, &|x| margin(x.try_into().unwrap()), &x, 1e-4, 1e-6);
}
