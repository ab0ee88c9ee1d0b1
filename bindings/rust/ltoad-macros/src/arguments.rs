// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What a derivative does with each parameter: its shadows, what the primal's wrapper takes, what the request is given.

use proc_macro::{TokenStream, TokenTree};

use crate::request::{Activity, Mode, Request};
use crate::signature::{Kind, Parameter};
use crate::tokens::{Wrong, fill, name, stream};

/// The pieces of code that one parameter or the result contributes.
#[derive(Default)]
pub struct Pieces {
    /// Parameters of the derivative, each with a comma.
    pub parameters: TokenStream,
    /// Statements before the request.
    pub before: TokenStream,
    /// Types of the wrapper's parameters, each with a comma.
    pub types: TokenStream,
    /// Names of the wrapper's parameters, each with a comma.
    pub names: TokenStream,
    /// What the wrapper calls the primal with.
    pub call: TokenStream,
    /// Arguments of the request, each with a comma.
    pub request: TokenStream,
    /// Types of results of the derivative.
    pub result_types: Vec<TokenStream>,
    /// Results of the derivative.
    pub results: Vec<TokenStream>,
    /// Types that have to be `Differentiable`.
    pub differentiable: Vec<TokenStream>,
}

/// Types that foreign functions take by value as they are.
const WORDS: [&str; 5] = ["f64", "usize", "isize", "u64", "i64"];

/// What there is to know of a parameter.
struct Argument<'a> {
    request: &'a Request,
    parameter: &'a Parameter,
    activity: Activity,
    ty: TokenStream,
    primal: TokenStream,
    /// Its name in the wrapper.
    inner: TokenStream,
    /// Names of the shadows.
    shadows: Vec<TokenStream>,
}

/// The pieces of a parameter.
pub fn of_parameter(
    request: &Request,
    parameter: &Parameter,
    activity: Activity,
    index: usize,
) -> Result<Pieces, Wrong> {
    let span = parameter.span;
    let letter = if request.mode == Mode::Forward {
        "b"
    } else {
        "d"
    };
    let count = match activity {
        Activity::Const | Activity::Active | Activity::ActiveOnly => 0,
        Activity::Dualv => 1,
        _ => request.width,
    };
    let plain = parameter.name.trim_start_matches("r#");
    let argument = Argument {
        request,
        parameter,
        activity,
        ty: stream(&parameter.ty),
        primal: name(&parameter.name, span),
        inner: name(&format!("__ltoad_{index}"), span),
        shadows: (0..count)
            .map(|lane| name(&format!("{letter}{plain}_{lane}"), span))
            .collect(),
    };
    let mut pieces = Pieces::default();
    pieces
        .parameters
        .extend(fill("$0,", &[parameter.declaration.clone()]));
    pieces.names.extend(fill("$0,", &[argument.inner.clone()]));
    match &parameter.kind {
        Kind::Slice { mutable, element } => {
            slice(&argument, *mutable, &stream(element), &mut pieces)?
        }
        Kind::Reference { pointer, target } => {
            let kind = (pointer.mutable, pointer.raw);
            reference(&argument, kind, &stream(target), &mut pieces)?;
        }
        Kind::Value => value(&argument, &mut pieces)?,
    }
    Ok(pieces)
}

impl Argument<'_> {
    fn refuse<T>(&self, what: &str) -> Result<T, Wrong> {
        let message = format!(
            "`{}: {}` is {:?}: {what}",
            self.parameter.name, self.ty, self.activity
        );
        Err(Wrong::new(self.parameter.span, message))
    }

    fn mark(&self) -> TokenStream {
        mark_of(self.activity)
    }

    fn declare(&self, pieces: &mut Pieces, ty: &TokenStream) {
        for shadow in &self.shadows {
            pieces
                .parameters
                .extend(fill("$0: $1,", &[shadow.clone(), ty.clone()]));
        }
    }
}

pub fn mark_of(activity: Activity) -> TokenStream {
    let mark = match activity {
        Activity::Const => "enzyme_const",
        Activity::Dualv => "enzyme_dupv",
        _ if activity.is_only() => "enzyme_dupnoneed",
        _ => "enzyme_dup",
    };
    fill(&format!("::ltoad::__private::{mark}"), &[])
}

/// `&[T]`: its address with shadows, and then its length.
fn slice(
    argument: &Argument,
    mutable: bool,
    element: &TokenStream,
    pieces: &mut Pieces,
) -> Result<(), Wrong> {
    if matches!(argument.activity, Activity::Active | Activity::ActiveOnly) {
        return argument.refuse("a slice is Duplicated or Const");
    }
    let forward = argument.request.mode == Mode::Forward;
    let shadow = if forward {
        argument.ty.clone()
    } else {
        fill("&mut [$0]", &[element.clone()])
    };
    argument.declare(pieces, &shadow);
    let text = argument.primal.to_string();
    let dualv = argument.activity == Activity::Dualv;
    let times = if dualv { argument.request.width } else { 1 };
    for shadow in &argument.shadows {
        let template =
            format!("::ltoad::__private::check_length({text:?}, $0.len(), {times}, $1.len());");
        pieces
            .before
            .extend(fill(&template, &[argument.primal.clone(), shadow.clone()]));
    }
    check_shapes(argument, pieces);
    pieces.types.extend(fill("$0,", &[argument.ty.clone()]));
    pieces.call = argument.inner.clone();
    let address = if mutable {
        "$0.as_mut_ptr(),"
    } else {
        "$0.as_ptr(),"
    };
    let shadow_address = if mutable || !forward {
        "$0.as_mut_ptr(),"
    } else {
        "$0.as_ptr(),"
    };
    pieces.request.extend(fill("$0,", &[argument.mark()]));
    if dualv {
        pieces.request.extend(fill(
            "::core::mem::size_of_val::<[_]>($0),",
            &[argument.primal.clone()],
        ));
    }
    pieces
        .request
        .extend(fill(address, &[argument.primal.clone()]));
    for shadow in &argument.shadows {
        pieces
            .request
            .extend(fill(shadow_address, &[shadow.clone()]));
    }
    pieces.request.extend(fill(
        "::ltoad::__private::enzyme_const, $0.len(),",
        &[argument.primal.clone()],
    ));
    Ok(())
}

/// Shadows are looked at where their type says how.
fn check_shapes(argument: &Argument, pieces: &mut Pieces) {
    let text = argument.primal.to_string();
    for shadow in &argument.shadows {
        let template = format!(
            "{{ use ::ltoad::__private::{{Shaped as _, Unshaped as _}}; (&::ltoad::__private::Pair(&*$0, &*$1)).check({text:?}); }}"
        );
        pieces
            .before
            .extend(fill(&template, &[argument.primal.clone(), shadow.clone()]));
    }
}

/// A reference or pointer to something of known size.
fn reference(
    argument: &Argument,
    (mutable, raw): (bool, bool),
    target: &TokenStream,
    pieces: &mut Pieces,
) -> Result<(), Wrong> {
    match argument.activity {
        Activity::Active | Activity::ActiveOnly => {
            return argument.refuse("what is passed by reference is Duplicated or Const");
        }
        Activity::Dualv => return argument.refuse("Dualv is for slices"),
        _ => {}
    }
    let forward = argument.request.mode == Mode::Forward;
    let reversed = if raw { "*mut $0" } else { "&mut $0" };
    let shadow = if forward {
        argument.ty.clone()
    } else {
        fill(reversed, &[target.clone()])
    };
    argument.declare(pieces, &shadow);
    pieces.types.extend(fill("$0,", &[argument.ty.clone()]));
    pieces.call = argument.inner.clone();
    let address = |mutable: bool| match (raw, mutable) {
        (true, _) => "$0,",
        (false, true) => "::core::ptr::from_mut($0),",
        (false, false) => "::core::ptr::from_ref($0),",
    };
    pieces
        .before
        .extend(fill("::ltoad::__private::thin::<$0>();", &[target.clone()]));
    if !raw {
        check_shapes(argument, pieces);
    }
    pieces.request.extend(fill("$0,", &[argument.mark()]));
    pieces
        .request
        .extend(fill(address(mutable), &[argument.primal.clone()]));
    for shadow in &argument.shadows {
        pieces
            .request
            .extend(fill(address(mutable || !forward), &[shadow.clone()]));
    }
    Ok(())
}

/// A value: a word as it is, all others by address.
fn value(argument: &Argument, pieces: &mut Pieces) -> Result<(), Wrong> {
    match argument.activity {
        Activity::Duplicated | Activity::DuplicatedOnly => {
            return argument.refuse("a value is Active or Const; Duplicated is for references");
        }
        Activity::ActiveOnly => return argument.refuse("a parameter is Active"),
        Activity::Dualv => return argument.refuse("Dualv is for slices"),
        _ => {}
    }
    argument.declare(pieces, &argument.ty);
    if argument.activity != Activity::Active && WORDS.contains(&argument.ty.to_string().as_str()) {
        pieces.types.extend(fill("$0,", &[argument.ty.clone()]));
        pieces.call = argument.inner.clone();
        pieces
            .request
            .extend(fill("$0, $1,", &[argument.mark(), argument.primal.clone()]));
        for shadow in &argument.shadows {
            pieces.request.extend(fill("$0,", &[shadow.clone()]));
        }
        return Ok(());
    }
    let holes = [
        argument.inner.clone(),
        argument.primal.clone(),
        argument.ty.clone(),
        argument.mark(),
    ];
    pieces.types.extend(fill("*const $2,", &holes));
    pieces.call = fill("::ltoad::__private::read!($0)", &holes);
    pieces
        .before
        .extend(fill("let $0 = ::core::mem::ManuallyDrop::new($1);", &holes));
    pieces
        .request
        .extend(fill("$3, ::core::ptr::from_ref::<$2>(&$0),", &holes));
    for shadow in &argument.shadows {
        let holes = [shadow.clone(), argument.ty.clone()];
        pieces
            .before
            .extend(fill("::ltoad::__private::copied::<$1>(&$0);", &holes));
        pieces
            .request
            .extend(fill("::core::ptr::from_ref::<$1>(&$0),", &holes));
    }
    if argument.activity == Activity::Active {
        returned(argument, pieces);
    }
    Ok(())
}

/// The derivative by an Active value comes back: one, or one for each lane.
fn returned(argument: &Argument, pieces: &mut Pieces) {
    let width = argument.request.width;
    let derivative = name(
        &format!("{}_shadow", argument.inner),
        argument.parameter.span,
    );
    let holes = [
        derivative.clone(),
        argument.inner.clone(),
        argument.ty.clone(),
    ];
    let template = format!(
        "let mut $0: [$2; {width}] = ::core::array::from_fn(|_| ::ltoad::__private::zero::<$2>(&$1));"
    );
    pieces.before.extend(fill(&template, &holes));
    for lane in 0..width {
        pieces.request.extend(fill(
            &format!("::core::ptr::from_mut(&mut $0[{lane}]),"),
            &holes,
        ));
    }
    let (ty, result) = if width == 1 {
        ("$2".to_owned(), "$0[0]")
    } else {
        (format!("[$2; {width}]"), "$0")
    };
    pieces.result_types.push(fill(&ty, &holes));
    pieces.results.push(fill(result, &holes));
    if !is_float(&argument.ty) {
        pieces.differentiable.push(argument.ty.clone());
    }
}

pub fn is_float(ty: &TokenStream) -> bool {
    matches!(ty.to_string().as_str(), "f32" | "f64")
}

/// Tokens with commas between them, in parentheses unless there is just one.
pub fn tuple(parts: &[TokenStream]) -> TokenStream {
    if let [only] = parts {
        return only.clone();
    }
    let mut inside = TokenStream::new();
    for part in parts {
        inside.extend(fill("$0,", &[part.clone()]));
    }
    TokenTree::Group(proc_macro::Group::new(
        proc_macro::Delimiter::Parenthesis,
        inside,
    ))
    .into()
}
