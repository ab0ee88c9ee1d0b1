// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `#[derive(Differentiable)]`: shadows of structs and enums, field by field.

use std::fmt::Write;

use proc_macro::{Delimiter, Span, TokenStream, TokenTree};

use crate::signature::{after_visibility, generics};
use crate::tokens::{Angles, Trees, Wrong, fill, group_of, is_ident, is_punct, split, stream};

/// Fields by name, or by number.
enum Fields {
    Named(Vec<String>),
    Numbered(usize),
}

struct Variant {
    /// How a value of it is written: `Self`, or `Self::Name`.
    path: String,
    fields: Fields,
    types: Vec<TokenStream>,
}

struct Item {
    name: TokenStream,
    generics: Trees,
    conditions: TokenStream,
    variants: Vec<Variant>,
    is_enum: bool,
}

/// The implementations for an item.
pub fn write(item: TokenStream) -> Result<TokenStream, Wrong> {
    let item = read(&item.into_iter().collect::<Trees>())?;
    let (declared, named, bounds) = generic_parts(&item);
    let inline = inline(&item);
    let mut body = String::new();
    shadow(&item, &mut body);
    assign(&item, &mut body);
    fits(&item, &mut body);
    numbers(&item, &mut body);
    origin(&item, &mut body);
    let ty = fill("$0 $1", &[item.name.clone(), named]);
    let conditions = fill("$0", &[bounds]);
    let mut tokens = fill(
        &format!("impl $0 ::ltoad::Differentiable for $1 where $2 {{ $3 {body} }}"),
        &[declared.clone(), ty.clone(), conditions.clone(), inline],
    );
    let list = if declared.is_empty() {
        declared
    } else {
        stream(&item.generics)
    };
    tokens.extend(fill(
        "::ltoad::__point!([$0] $1 where $2);",
        &[without_defaults(list), ty, conditions],
    ));
    Ok(tokens)
}

fn read(trees: &[TokenTree]) -> Result<Item, Wrong> {
    let mut at = 0;
    while is_punct(trees.get(at), '#') {
        at += 2;
    }
    at = after_visibility(trees, at);
    let is_enum = is_ident(trees.get(at), "enum");
    if !is_enum && !is_ident(trees.get(at), "struct") {
        return Err(Wrong::new(
            Span::call_site(),
            "only structs and enums are Differentiable",
        ));
    }
    let name = trees[at + 1].clone();
    at += 2;
    let generics = generics(trees, &mut at);
    let mut angles = Angles::default();
    let mut conditions = Trees::new();
    let mut fields = None;
    for tree in &trees[at..] {
        let body =
            group_of(Some(tree), Delimiter::Brace).or(group_of(Some(tree), Delimiter::Parenthesis));
        match body {
            Some(group)
                if fields.is_none()
                    && angles.depth == 0
                    && (conditions.is_empty() || group.delimiter() == Delimiter::Brace) =>
            {
                fields = Some(group.clone());
            }
            _ if is_punct(Some(tree), ';') => {}
            _ => {
                angles.pass(tree);
                conditions.push(tree.clone());
            }
        }
    }
    let conditions = stream(conditions.get(1..).unwrap_or_default());
    let variants = if is_enum {
        let inside: Trees = fields
            .map(|g| g.stream().into_iter().collect())
            .unwrap_or_default();
        split(&inside, ',')
            .iter()
            .map(|part| variant(part))
            .collect()
    } else {
        vec![Variant {
            path: "Self".into(),
            types: fields.as_ref().map(types_of).unwrap_or_default(),
            fields: fields.map_or(Fields::Numbered(0), |g| fields_of(&g)),
        }]
    };
    Ok(Item {
        name: name.into(),
        generics,
        conditions,
        variants,
        is_enum,
    })
}

fn variant(part: &[TokenTree]) -> Variant {
    let mut at = 0;
    while is_punct(part.get(at), '#') {
        at += 2;
    }
    let (fields, types) = match part.get(at + 1) {
        Some(TokenTree::Group(group)) => (fields_of(group), types_of(group)),
        _ => (Fields::Numbered(0), Vec::new()),
    };
    Variant {
        path: format!("Self::{}", part[at]),
        fields,
        types,
    }
}

fn fields_of(group: &proc_macro::Group) -> Fields {
    let parts = split(&group.stream().into_iter().collect::<Trees>(), ',');
    if group.delimiter() == Delimiter::Parenthesis {
        return Fields::Numbered(parts.len());
    }
    let name = |part: &Trees| part[start_of(part)].to_string();
    Fields::Named(parts.iter().map(name).collect())
}

/// Where a field begins, behind its attributes and visibility.
fn start_of(part: &[TokenTree]) -> usize {
    let mut at = 0;
    while is_punct(part.get(at), '#') {
        at += 2;
    }
    after_visibility(part, at)
}

fn types_of(group: &proc_macro::Group) -> Vec<TokenStream> {
    let named = group.delimiter() == Delimiter::Brace;
    // behind the name and the colon
    let start = |part: &Trees| start_of(part) + if named { 2 } else { 0 };
    split(&group.stream().into_iter().collect::<Trees>(), ',')
        .iter()
        .map(|part| stream(&part[start(part)..]))
        .collect()
}

impl Variant {
    fn names(&self) -> Vec<String> {
        match &self.fields {
            Fields::Named(names) => names.clone(),
            Fields::Numbered(count) => (0..*count).map(|i| i.to_string()).collect(),
        }
    }

    /// A pattern that binds its fields to `letter` with their position.
    fn pattern(&self, letter: char) -> String {
        self.build(|index, _| format!("{letter}{index}"))
    }

    /// A value of it, or a pattern, from what each field gets.
    fn build(&self, field: impl Fn(usize, &str) -> String) -> String {
        let mut text = format!("{} {{ ", self.path);
        for (index, name) in self.names().iter().enumerate() {
            let _ = write!(text, "{name}: {}, ", field(index, name));
        }
        text + "}"
    }
}

/// Whether there are numbers in the fields themselves.
fn inline(item: &Item) -> TokenStream {
    let mut found = fill("false", &[]);
    for ty in item.variants.iter().flat_map(|variant| &variant.types) {
        found.extend(fill(
            "|| <$0 as ::ltoad::Differentiable>::INLINE",
            &[ty.clone()],
        ));
    }
    fill("const INLINE: bool = $0;", &[found])
}

fn shadow(item: &Item, body: &mut String) {
    body.push_str(
        "fn shadow(&self, shadows: &mut ::ltoad::__private::Shadows) -> Self { let _ = &shadows; ",
    );
    if item.is_enum && item.variants.len() > 1 {
        body.push_str("shadows.meet_variants::<Self>(\"an enum\"); ");
    }
    body.push_str("match self { ");
    for variant in &item.variants {
        let built = variant.build(|i, _| format!("::ltoad::Differentiable::shadow(a{i}, shadows)"));
        let _ = write!(body, "{} => {built}, ", variant.pattern('a'));
    }
    never(item, body);
    body.push_str("} } ");
}

/// A match on a reference to an enum without variants needs an arm.
fn never(item: &Item, body: &mut String) {
    if item.variants.is_empty() {
        body.push_str("_ => ::core::unreachable!(), ");
    }
}

fn assign(item: &Item, body: &mut String) {
    body.push_str("#[inline] fn assign(&mut self, from: &Self, how: &mut impl ::ltoad::__private::Assignment) { let _ = &how; match (self, from) { ");
    for variant in &item.variants {
        let _ = write!(
            body,
            "({}, {}) => {{ ",
            variant.pattern('a'),
            variant.pattern('b')
        );
        for index in 0..variant.names().len() {
            let _ = write!(
                body,
                "::ltoad::Differentiable::assign(a{index}, b{index}, how); "
            );
        }
        body.push_str("} ");
    }
    if item.is_enum && item.variants.len() != 1 {
        body.push_str("_ => ::ltoad::__private::different_variants(), ");
    }
    body.push_str("} } ");
}

/// Shadows of values without numbers may be other variants.
fn fits(item: &Item, body: &mut String) {
    body.push_str(
        "#[inline] fn fits(&self, shadow: &Self, met: &mut ::ltoad::__private::Met) -> bool { let _ = &met; match (self, shadow) { ",
    );
    for variant in &item.variants {
        let (value, shadow) = (variant.pattern('a'), variant.pattern('b'));
        let _ = write!(body, "({value}, {shadow}) => true");
        for index in 0..variant.names().len() {
            let _ = write!(
                body,
                " && ::ltoad::Differentiable::fits(a{index}, b{index}, met)"
            );
        }
        body.push_str(", ");
    }
    if item.is_enum && item.variants.len() != 1 {
        body.push_str("_ => ::ltoad::__private::has_no_numbers(self), ");
    }
    body.push_str("} } ");
}

fn numbers(item: &Item, body: &mut String) {
    for (name, reference) in [("numbers", "&"), ("numbers_mut", "&mut ")] {
        let _ = write!(
            body,
            "fn {name}(&{m}self, visit: &mut dyn FnMut({reference}dyn ::ltoad::Number), visited: &mut ::ltoad::__private::Visited) {{ let _ = (&visit, &visited); match self {{ ",
            m = reference.trim_start_matches('&')
        );
        for variant in &item.variants {
            let _ = write!(body, "{} => {{ ", variant.pattern('a'));
            for index in 0..variant.names().len() {
                let _ = write!(
                    body,
                    "::ltoad::Differentiable::{name}(a{index}, visit, visited); "
                );
            }
            body.push_str("} ");
        }
        never(item, body);
        body.push_str("} } ");
    }
}

/// Structs whose fields have a shape by their types have one, too.
fn origin(item: &Item, body: &mut String) {
    if item.is_enum {
        return;
    }
    let built = item.variants[0].build(|_, _| "::ltoad::Differentiable::origin()?".into());
    let _ = write!(
        body,
        "fn origin() -> ::core::option::Option<Self> {{ ::core::option::Option::Some({built}) }} "
    );
}

/// The generics as an `impl` declares them, as the type has them, and the conditions with ours.
fn generic_parts(item: &Item) -> (TokenStream, TokenStream, TokenStream) {
    let mut names = TokenStream::new();
    let mut bounds = item.conditions.clone();
    if !bounds.is_empty() && !bounds.to_string().trim_end().ends_with(',') {
        bounds.extend(fill(",", &[]));
    }
    for parameter in split(&item.generics, ',') {
        let lifetime = is_punct(parameter.first(), '\'');
        let constant = is_ident(parameter.first(), "const");
        let name = match (lifetime, constant) {
            (true, _) => stream(&parameter[..2]),
            (_, true) => stream(&parameter[1..2]),
            _ => stream(&parameter[..1]),
        };
        if !lifetime && !constant {
            bounds.extend(fill("$0: ::ltoad::Differentiable,", &[name.clone()]));
        }
        names.extend(fill("$0,", &[name]));
    }
    if names.is_empty() {
        return (names.clone(), names, bounds);
    }
    let declared = without_defaults(stream(&item.generics));
    (fill("<$0>", &[declared]), fill("<$0>", &[names]), bounds)
}

/// Generic parameters without the defaults that only the type may give.
fn without_defaults(generics: TokenStream) -> TokenStream {
    let mut kept = TokenStream::new();
    for parameter in split(&generics.into_iter().collect::<Trees>(), ',') {
        let mut angles = Angles::default();
        let end = parameter.iter().position(|tree| {
            let ends = angles.depth == 0 && is_punct(Some(tree), '=');
            angles.pass(tree);
            ends
        });
        kept.extend(fill(
            "$0,",
            &[stream(&parameter[..end.unwrap_or(parameter.len())])],
        ));
    }
    kept
}
