//! Kitchen: recipes in a BTreeMap by name, ingredients as a struct with units, shopping lists by entry().
include!("harness.rs");
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq)]
enum Unit {
    Gram,
    Litre,
    Piece,
}

#[derive(Clone)]
struct Ingredient {
    name: &'static str,
    amount: f64,
    unit: Unit,
    waste: Option<f64>,
}

struct Recipe {
    serves: u32,
    ingredients: Vec<Ingredient>,
}

fn book(x: &[f64]) -> BTreeMap<String, Recipe> {
    let mut book = BTreeMap::new();
    book.insert(
        "potato soup".to_string(),
        Recipe {
            serves: 4,
            ingredients: vec![
                Ingredient { name: "potato", amount: x[0], unit: Unit::Gram, waste: Some(0.2) },
                Ingredient { name: "cream", amount: x[1], unit: Unit::Litre, waste: None },
                Ingredient { name: "onion", amount: 2.0, unit: Unit::Piece, waste: Some(x[2]) },
            ],
        },
    );
    book.insert(
        String::from("pancakes with apples and a lot of sugar"),
        Recipe {
            serves: 3,
            ingredients: vec![
                Ingredient { name: "flour", amount: x[3], unit: Unit::Gram, waste: None },
                Ingredient { name: "cream", amount: 0.1 * x[1], unit: Unit::Litre, waste: None },
            ],
        },
    );
    book
}

fn shopping(book: &BTreeMap<String, Recipe>, guests: &[(&str, u32)]) -> BTreeMap<String, (f64, Unit)> {
    let mut list: BTreeMap<String, (f64, Unit)> = BTreeMap::new();
    for (dish, people) in guests {
        let Some(recipe) = book.get(*dish) else { continue };
        let factor = *people as f64 / recipe.serves as f64;
        for i in &recipe.ingredients {
            let need = factor * i.amount / (1.0 - i.waste.unwrap_or(0.0));
            let entry = list.entry(i.name.to_owned()).or_insert((0.0, i.unit));
            entry.0 += need;
        }
    }
    list
}

extern "C" fn price(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let book = book(x);
    let list = shopping(
        &book,
        &[("potato soup", 6), ("pancakes with apples and a lot of sugar", 5), ("stew", 9), ("potato soup", 1)],
    );
    list.iter()
        .map(|(name, (amount, unit))| match unit {
            Unit::Gram => amount / 1000.0 * x[4],
            Unit::Litre if *amount > 0.5 => amount * 3.0 - amount * amount * 0.1,
            Unit::Litre => amount * 3.0,
            Unit::Piece => amount.ceil() * 0.2 + amount.ln() * name.len() as f64 * 0.01,
        })
        .sum()
}

fn main() {
    let x = [820.0, 0.3, 0.15, 240.0, 1.9];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(price as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| price(x.as_ptr(), 5), &x, 1e-3, 1e-6);
}
