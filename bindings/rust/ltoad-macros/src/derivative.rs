// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The function that an attribute writes beside the primal.

use proc_macro::{TokenStream, TokenTree};

use crate::arguments::{Pieces, is_float, mark_of, of_parameter, tuple};
use crate::request::{Activity, Mode, Request};
use crate::signature::Signature;
use crate::tokens::{Wrong, fill, is_ident, is_punct, split, stream};

/// The derivative of a function, as an item.
pub fn write(request: &Request, function: &Signature) -> Result<TokenStream, Wrong> {
    let mut all = Pieces::default();
    let result = of_result(request, function)?;
    let mut call = TokenStream::new();
    let results_first = result.results.len();
    add(
        &mut all,
        result.results,
        result.result_types,
        result.differentiable,
    );
    for (index, parameter) in function.parameters.iter().enumerate() {
        let one = of_parameter(request, parameter, request.activities[index], index)?;
        all.parameters.extend(one.parameters);
        all.before.extend(one.before);
        all.types.extend(one.types);
        all.names.extend(one.names);
        all.request.extend(one.request);
        call.extend(fill("$0,", &[one.call]));
        add(&mut all, one.results, one.result_types, one.differentiable);
    }
    debug_assert!(results_first <= all.results.len());
    all.parameters.extend(result.parameters);
    all.before.extend(result.before);
    all.types.extend(result.types);
    all.names.extend(result.names);
    all.request.extend(result.request);
    let body = body(request, function, &all, &call);
    Ok(item(request, function, &all, body))
}

fn add(
    all: &mut Pieces,
    results: Vec<TokenStream>,
    types: Vec<TokenStream>,
    differentiable: Vec<TokenStream>,
) {
    all.results.extend(results);
    all.result_types.extend(types);
    all.differentiable.extend(differentiable);
}

/// The pieces of the result: it goes through memory, and so do its adjoint and its tangents.
fn of_result(request: &Request, function: &Signature) -> Result<Pieces, Wrong> {
    let mut pieces = Pieces::default();
    let Some(ty) = &function.result else {
        return Ok(pieces);
    };
    let ty = stream(ty);
    let holes = [ty.clone(), mark_of(request.result)];
    pieces.types.extend(fill("*mut $0,", &holes));
    pieces.names.extend(fill("__ltoad_result,", &[]));
    pieces.before.extend(fill(
        "let mut __ltoad_value = ::core::mem::MaybeUninit::<$0>::uninit();",
        &holes,
    ));
    pieces
        .request
        .extend(fill("$1, __ltoad_value.as_mut_ptr(),", &holes));
    match request.result {
        Activity::Const => {}
        Activity::Active | Activity::ActiveOnly => adjoint(request.width, &holes, &mut pieces),
        Activity::Dual | Activity::DualOnly => {
            tangents(request, &holes, &mut pieces);
            return Ok(pieces);
        }
        other => {
            let wanted = if request.mode == Mode::Forward {
                "Dual, DualOnly"
            } else {
                "Active, ActiveOnly"
            };
            let what = format!("a result is {wanted} or Const, not {other:?}");
            return Err(Wrong::new(function.name.span(), what));
        }
    }
    if request.result != Activity::ActiveOnly {
        pieces.result_types.push(ty);
        pieces
            .results
            .push(fill("::ltoad::__private::finished!(__ltoad_value)", &[]));
    }
    Ok(pieces)
}

/// The seed is the last parameter: one, or one for each lane.
fn adjoint(width: usize, holes: &[TokenStream], pieces: &mut Pieces) {
    let float = is_float(&holes[0]);
    let ty = if width == 1 {
        "$0".to_owned()
    } else {
        format!("[$0; {width}]")
    };
    pieces
        .parameters
        .extend(fill(&format!("mut dret: {ty},"), holes));
    if !float {
        pieces.differentiable.push(holes[0].clone());
    }
    for lane in 0..width {
        let seed = if width == 1 {
            "dret".to_owned()
        } else {
            format!("dret[{lane}]")
        };
        if float {
            pieces
                .request
                .extend(fill(&format!("::core::ptr::from_mut(&mut {seed}),"), holes));
            continue;
        }
        let memory = format!("__ltoad_adjoint_{lane}");
        let template = format!("let mut {memory} = ::ltoad::__private::adjoint::<$0>(&{seed});");
        pieces.before.extend(fill(&template, holes));
        pieces
            .request
            .extend(fill(&format!("{memory}.as_mut_ptr(),"), &[]));
    }
}

/// Value and tangents come back: two as a tuple, more as an array.
fn tangents(request: &Request, holes: &[TokenStream], pieces: &mut Pieces) {
    let width = request.width;
    let template = format!(
        "let mut __ltoad_tangents: [::core::mem::MaybeUninit<$0>; {width}] = [const {{ ::core::mem::MaybeUninit::zeroed() }}; {width}];"
    );
    pieces.before.extend(fill(&template, holes));
    let mut parts = TokenStream::new();
    let only = request.result == Activity::DualOnly;
    if !only {
        parts.extend(fill("__ltoad_primal_value,", &[]));
    }
    let mut taken = TokenStream::new();
    for lane in 0..width {
        pieces.request.extend(fill(
            &format!("__ltoad_tangents[{lane}].as_mut_ptr(),"),
            &[],
        ));
        let tangent = crate::tokens::name(
            &format!("__ltoad_tangent_{lane}"),
            proc_macro::Span::call_site(),
        );
        let taken_by = if is_float(&holes[0]) {
            format!("::ltoad::__private::finished!(__ltoad_tangents[{lane}])")
        } else {
            format!("::ltoad::__private::tangent(&__ltoad_primal_value, &__ltoad_tangents[{lane}])")
        };
        let template = format!("let $0 = {taken_by};");
        taken.extend(fill(&template, &[tangent.clone()]));
        parts.extend(fill("$0,", &[tangent]));
    }
    let count = width + usize::from(!only);
    let (ty, form) = match (count, width) {
        (1, _) => ("$0".to_owned(), "__ltoad_tangent_0"),
        (_, 1) => ("($0, $0)".to_owned(), "($0)"),
        _ => (format!("[$0; {count}]"), "[$0]"),
    };
    pieces.result_types.push(fill(&ty, holes));
    let template = format!(
        "{{ let __ltoad_primal_value = ::ltoad::__private::finished!(__ltoad_value); $1 {form} }}"
    );
    pieces.results.push(fill(&template, &[parts, taken]));
    if !is_float(&holes[0]) {
        pieces.differentiable.push(holes[0].clone());
    }
}

/// The wrapper, the request, and what comes back.
fn body(request: &Request, function: &Signature, all: &Pieces, call: &TokenStream) -> TokenStream {
    let path = primal_path(function);
    let mut primal = fill("$0($1)", &[path, call.clone()]);
    if function.is_unsafe {
        primal = fill("::ltoad::__private::promised!($0)", &[primal]);
    }
    if function.result.is_some() {
        primal = fill("::ltoad::__private::write!(__ltoad_result, $0)", &[primal]);
    }
    let width = if request.width == 1 {
        TokenStream::new()
    } else {
        fill(
            &format!("::ltoad::__private::enzyme_width, {}usize,", request.width),
            &[],
        )
    };
    let macro_name = if request.mode == Mode::Forward {
        "fwddiff"
    } else {
        "autodiff"
    };
    let template = format!(
        "$0
        let __ltoad_primal: fn($1) = |$2| {{ $3; }};
        ::ltoad::__private::{macro_name}!(__ltoad_primal as *const ::core::ffi::c_void, $4 $5);
        $6"
    );
    let holes = [
        all.before.clone(),
        all.types.clone(),
        all.names.clone(),
        primal,
        width,
        all.request.clone(),
        tuple(&all.results),
    ];
    fill(&template, &holes)
}

/// The primal with its generic arguments; in an `impl`, as a method has it.
fn primal_path(function: &Signature) -> TokenStream {
    let mut arguments = TokenStream::new();
    for parameter in split(&function.generics, ',') {
        if is_punct(parameter.first(), '\'') {
            continue;
        }
        let at = usize::from(is_ident(parameter.first(), "const"));
        arguments.extend(fill("$0,", &[stream(&parameter[at..=at])]));
    }
    let name: TokenStream = TokenTree::Ident(function.name.clone()).into();
    let called = if arguments.is_empty() {
        "$0"
    } else {
        "$0::<$1>"
    };
    let called = fill(called, &[name, arguments]);
    if function.has_self() || mentions_self(function) {
        fill("Self::$0", &[called])
    } else {
        called
    }
}

/// Whether the function can only stand in an `impl`.
fn mentions_self(function: &Signature) -> bool {
    fn inside(tokens: TokenStream) -> bool {
        tokens.into_iter().any(|tree| match tree {
            TokenTree::Group(group) => inside(group.stream()),
            other => is_ident(Some(&other), "Self"),
        })
    }
    function
        .result
        .as_ref()
        .is_some_and(|ty| inside(stream(ty)))
        || function.parameters.iter().any(|p| inside(stream(&p.ty)))
}

fn ends_with_comma(tokens: &TokenStream) -> bool {
    is_punct(tokens.clone().into_iter().last().as_ref(), ',')
}

fn item(request: &Request, function: &Signature, all: &Pieces, body: TokenStream) -> TokenStream {
    let mut conditions = function.conditions_of_types.clone();
    // always: the type may be a parameter of the `impl` around
    if !all.differentiable.is_empty() && !conditions.is_empty() && !ends_with_comma(&conditions) {
        conditions.extend(fill(",", &[]));
    }
    for ty in &all.differentiable {
        conditions.extend(fill("$0: ::ltoad::Differentiable,", &[ty.clone()]));
    }
    let conditions = if conditions.is_empty() {
        conditions
    } else {
        fill("where $0", &[conditions])
    };
    let generics = stream(&function.generics);
    let generics = if generics.is_empty() {
        generics
    } else {
        fill("<$0>", &[generics])
    };
    let holes = [
        function.conditions.clone(),
        function.visibility.clone(),
        TokenTree::Ident(request.name.clone()).into(),
        generics,
        all.parameters.clone(),
        tuple(&all.result_types),
        conditions,
        body,
    ];
    let is_unsafe = if function.is_unsafe { "unsafe" } else { "" };
    let text = format!("The derivative of `{}`.", function.name);
    let template = format!(
        "$0
        #[doc = {text:?}]
        #[allow(clippy::all, clippy::pedantic, non_snake_case, unused_mut)]
        $1 {is_unsafe} fn $2 $3 ($4) -> $5 $6 {{ $7 }}"
    );
    fill(&template, &holes)
}
