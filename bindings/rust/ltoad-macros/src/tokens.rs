// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Small things over tokens: templates, lists, errors. In the place of the crates `syn` and `quote`, so that a build
//! needs nothing from a registry.

use proc_macro::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// What is wrong, and where.
pub struct Wrong {
    pub at: Span,
    pub what: String,
}

impl Wrong {
    pub fn new(at: Span, what: impl Into<String>) -> Self {
        Wrong {
            at,
            what: what.into(),
        }
    }

    /// `compile_error!` at the place.
    pub fn into_tokens(self) -> TokenStream {
        let message = format!("::core::compile_error!({:?});", self.what);
        let tokens: TokenStream = message.parse().expect("a call of a macro");
        respanned(tokens, self.at)
    }
}

fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut tree| {
            tree.set_span(span);
            tree
        })
        .collect()
}

pub type Trees = Vec<TokenTree>;

pub fn stream(trees: &[TokenTree]) -> TokenStream {
    trees.iter().cloned().collect()
}

pub fn is_punct(tree: Option<&TokenTree>, wanted: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
}

pub fn is_ident(tree: Option<&TokenTree>, wanted: &str) -> bool {
    matches!(tree, Some(TokenTree::Ident(ident)) if ident.to_string() == wanted)
}

pub fn group_of(tree: Option<&TokenTree>, wanted: Delimiter) -> Option<&Group> {
    match tree {
        Some(TokenTree::Group(group)) if group.delimiter() == wanted => Some(group),
        _ => None,
    }
}

/// How deep in `<…>` a token is, over a walk from token to token.
#[derive(Default)]
pub struct Angles {
    pub depth: usize,
    dash: bool,
}

impl Angles {
    /// Takes note of a token; the `>` of `->` and `=>` closes nothing.
    pub fn pass(&mut self, tree: &TokenTree) {
        let TokenTree::Punct(punct) = tree else {
            self.dash = false;
            return;
        };
        match punct.as_char() {
            '<' => self.depth += 1,
            '>' if !self.dash => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        self.dash = matches!(punct.as_char(), '-' | '=');
    }
}

/// The parts between separators that stand in no brackets; a last empty part is none.
pub fn split(trees: &[TokenTree], separator: char) -> Vec<Trees> {
    let mut parts = vec![Vec::new()];
    let mut angles = Angles::default();
    for tree in trees {
        if angles.depth == 0 && is_punct(Some(tree), separator) {
            parts.push(Vec::new());
            continue;
        }
        angles.pass(tree);
        parts
            .last_mut()
            .expect("one part at least")
            .push(tree.clone());
    }
    if parts.last().is_some_and(Vec::is_empty) {
        parts.pop();
    }
    parts
}

/// Rust text in which `$0`, `$1`, … stand for tokens.
pub fn fill(template: &str, holes: &[TokenStream]) -> TokenStream {
    let tokens: TokenStream = template.parse().expect("templates are Rust");
    let mut filled = TokenStream::new();
    let mut trees = tokens.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '$' => {
                let number = trees.next().expect("a number").to_string();
                filled.extend(holes[number.parse::<usize>().expect("a number")].clone());
            }
            TokenTree::Group(group) => {
                let inner = fill(&group.stream().to_string(), holes);
                filled.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
            }
            other => filled.extend([other]),
        }
    }
    filled
}

/// An identifier that users' code sees as its own.
pub fn name(text: &str, span: Span) -> TokenStream {
    TokenTree::Ident(Ident::new(text, span)).into()
}
