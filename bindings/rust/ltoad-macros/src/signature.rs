// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The parts of a function: what a derivative repeats of it, and what it has to know.

use proc_macro::{Delimiter, Ident, Span, TokenStream, TokenTree};

use crate::tokens::{Angles, Trees, Wrong, group_of, is_ident, is_punct, split, stream};

/// A function that an attribute stands before.
pub struct Signature {
    /// Attributes that a derivative repeats: `cfg` and the like.
    pub conditions: TokenStream,
    pub visibility: TokenStream,
    pub is_unsafe: bool,
    pub name: Ident,
    pub generics: Trees,
    pub parameters: Vec<Parameter>,
    /// The type of the result, unless it is `()`.
    pub result: Option<Trees>,
    pub conditions_of_types: TokenStream,
}

/// What a parameter is, by its type's tokens.
pub enum Kind {
    /// `&[T]` or `&mut [T]`.
    Slice { mutable: bool, element: Trees },
    /// A reference or a raw pointer to a value of known size.
    Reference { pointer: Pointer, target: Trees },
    /// `self` by value, and everything else.
    Value,
}

pub struct Pointer {
    pub mutable: bool,
    pub raw: bool,
}

pub struct Parameter {
    pub name: String,
    pub is_self: bool,
    /// With its type; for `self` as it is written.
    pub declaration: TokenStream,
    pub ty: Trees,
    pub kind: Kind,
    pub span: Span,
}

impl Signature {
    pub fn has_self(&self) -> bool {
        self.parameters.first().is_some_and(|p| p.is_self)
    }
}

/// Reads a function with a body.
pub fn read(item: TokenStream) -> Result<Signature, Wrong> {
    let trees: Trees = item.into_iter().collect();
    let (conditions, mut at) = attributes(&trees);
    let first = at;
    at = after_visibility(&trees, at);
    let visibility = stream(&trees[first..at]);
    let mut is_unsafe = false;
    while !is_ident(trees.get(at), "fn") {
        match trees.get(at) {
            Some(TokenTree::Ident(ident)) if ident.to_string() == "async" => {
                return Err(Wrong::new(
                    ident.span(),
                    "a derivative of an async function",
                ));
            }
            Some(TokenTree::Ident(ident)) => is_unsafe |= ident.to_string() == "unsafe",
            Some(TokenTree::Literal(_)) => {}
            _ => {
                return Err(Wrong::new(
                    Span::call_site(),
                    "derivatives are of functions: put the attribute before `fn`",
                ));
            }
        }
        at += 1;
    }
    let Some(TokenTree::Ident(name)) = trees.get(at + 1) else {
        return Err(Wrong::new(
            Span::call_site(),
            "derivatives are of functions with a name",
        ));
    };
    at += 2;
    let generics = generics(&trees, &mut at);
    let Some(parameters) = group_of(trees.get(at), Delimiter::Parenthesis) else {
        return Err(Wrong::new(name.span(), "a function has parameters"));
    };
    let parameters = read_parameters(parameters.stream().into_iter().collect())?;
    let (result, conditions_of_types) = after_parameters(&trees, at + 1, name)?;
    Ok(Signature {
        conditions,
        visibility,
        is_unsafe,
        name: name.clone(),
        generics,
        parameters,
        result,
        conditions_of_types,
    })
}

/// Attributes in front that a derivative repeats, and where they end.
fn attributes(trees: &[TokenTree]) -> (TokenStream, usize) {
    let mut at = 0;
    let mut kept = TokenStream::new();
    while is_punct(trees.get(at), '#') {
        if let Some(group) = group_of(trees.get(at + 1), Delimiter::Bracket)
            && is_ident(group.stream().into_iter().next().as_ref(), "cfg")
        {
            kept.extend(trees[at..at + 2].iter().cloned());
        }
        at += 2;
    }
    (kept, at)
}

pub fn after_visibility(trees: &[TokenTree], mut at: usize) -> usize {
    if is_ident(trees.get(at), "pub") {
        at += 1;
        if group_of(trees.get(at), Delimiter::Parenthesis).is_some() {
            at += 1;
        }
    }
    at
}

/// What stands between `<` and `>`, if anything; moves past it.
pub fn generics(trees: &[TokenTree], at: &mut usize) -> Trees {
    if !is_punct(trees.get(*at), '<') {
        return Vec::new();
    }
    let mut angles = Angles::default();
    let first = *at + 1;
    loop {
        angles.pass(&trees[*at]);
        *at += 1;
        if angles.depth == 0 || *at == trees.len() {
            return trees[first..*at - 1].to_vec();
        }
    }
}

/// The type of the result and the `where` clause without its `where`.
fn after_parameters(
    trees: &[TokenTree],
    at: usize,
    name: &Ident,
) -> Result<(Option<Trees>, TokenStream), Wrong> {
    let mut angles = Angles::default();
    let mut end = at;
    while end < trees.len()
        && !(angles.depth == 0 && group_of(trees.get(end), Delimiter::Brace).is_some())
    {
        angles.pass(&trees[end]);
        end += 1;
    }
    if end == trees.len() {
        return Err(Wrong::new(
            name.span(),
            "a function without a body: put the attribute where its body is",
        ));
    }
    let rest = &trees[at..end];
    let wheres = rest
        .iter()
        .position(|tree| is_ident(Some(tree), "where"))
        .unwrap_or(rest.len());
    let arrow = is_punct(rest.first(), '-');
    let result = if arrow {
        rest[2..wheres].to_vec()
    } else {
        Vec::new()
    };
    let unit = match result.as_slice() {
        [] => true,
        [TokenTree::Group(group)] => {
            group.delimiter() == Delimiter::Parenthesis && group.stream().is_empty()
        }
        _ => false,
    };
    if is_ident(result.first(), "impl") {
        return Err(Wrong::new(
            name.span(),
            "a result of `impl Trait` has no derivative: name its type",
        ));
    }
    let conditions = rest.get(wheres + 1..).unwrap_or_default();
    Ok((if unit { None } else { Some(result) }, stream(conditions)))
}

fn read_parameters(trees: Trees) -> Result<Vec<Parameter>, Wrong> {
    split(&trees, ',')
        .into_iter()
        .enumerate()
        .map(|(i, part)| read_parameter(i, &part))
        .collect()
}

fn read_parameter(index: usize, trees: &[TokenTree]) -> Result<Parameter, Wrong> {
    let (_, first) = attributes(trees);
    let trees = &trees[first..];
    let span = trees.first().map_or(Span::call_site(), TokenTree::span);
    let colon = (0..trees.len()).find(|&i| {
        let joined = |j: usize| is_punct(trees.get(j), ':');
        joined(i) && !joined(i + 1) && !(i > 0 && joined(i - 1))
    });
    let Some(colon) = colon else {
        return Ok(receiver(trees, span));
    };
    let ty = trees[colon + 1..].to_vec();
    if is_ident(ty.first(), "impl") {
        return Err(Wrong::new(
            span,
            "a parameter of `impl Trait`: make its type a generic parameter",
        ));
    }
    let pattern: Trees = trees[..colon]
        .iter()
        .filter(|tree| !is_ident(Some(tree), "mut"))
        .cloned()
        .collect();
    let name = match pattern.as_slice() {
        [TokenTree::Ident(ident)] if ident.to_string() != "_" => ident.to_string(),
        _ => format!("arg_{index}"),
    };
    let is_self = name == "self";
    let declared = if is_self {
        stream(trees)
    } else {
        crate::tokens::fill("$0: $1", &[crate::tokens::name(&name, span), stream(&ty)])
    };
    Ok(Parameter {
        kind: kind_of(&ty),
        name,
        is_self,
        declaration: declared,
        ty,
        span,
    })
}

/// `self`, `mut self`, `&self`, `&mut self`, with or without a lifetime.
fn receiver(trees: &[TokenTree], span: Span) -> Parameter {
    let mutable = trees.iter().any(|tree| is_ident(Some(tree), "mut"));
    let borrowed = is_punct(trees.first(), '&');
    let mut ty: Trees = trees.to_vec();
    ty.pop();
    if !borrowed {
        ty.clear();
    }
    ty.push(TokenTree::Ident(Ident::new("Self", span)));
    let kind = if borrowed {
        let target = vec![TokenTree::Ident(Ident::new("Self", span))];
        Kind::Reference {
            pointer: Pointer {
                mutable,
                raw: false,
            },
            target,
        }
    } else {
        Kind::Value
    };
    let declaration = if borrowed {
        stream(trees)
    } else {
        "self".parse().expect("an identifier")
    };
    Parameter {
        name: "self".into(),
        is_self: true,
        declaration,
        ty,
        kind,
        span,
    }
}

/// What a type is: see [`Kind`].
fn kind_of(ty: &[TokenTree]) -> Kind {
    let raw = is_punct(ty.first(), '*');
    if !raw && !is_punct(ty.first(), '&') {
        return Kind::Value;
    }
    let mut at = 1;
    if is_punct(ty.get(at), '\'') {
        at += 2;
    }
    let mutable = is_ident(ty.get(at), "mut");
    if mutable || is_ident(ty.get(at), "const") {
        at += 1;
    }
    let target = &ty[at..];
    if let [TokenTree::Group(group)] = target {
        let inside: Trees = group.stream().into_iter().collect();
        let is_array = inside.iter().any(|tree| is_punct(Some(tree), ';'));
        if group.delimiter() == Delimiter::Bracket && !is_array && !raw {
            return Kind::Slice {
                mutable,
                element: inside,
            };
        }
        if group.delimiter() == Delimiter::Parenthesis && is_ident(inside.first(), "dyn") {
            return Kind::Value;
        }
    }
    if is_ident(target.first(), "dyn") || is_ident(target.first(), "str") {
        return Kind::Value;
    }
    Kind::Reference {
        pointer: Pointer { mutable, raw },
        target: target.to_vec(),
    }
}
