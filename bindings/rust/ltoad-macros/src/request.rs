// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What an attribute asks for: the name of the derivative, its width, the activities.

use proc_macro::{Ident, Span, TokenStream, TokenTree};

use crate::signature::Signature;
use crate::tokens::{Trees, Wrong, split};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Forward,
    Reverse,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    Const,
    Active,
    ActiveOnly,
    Duplicated,
    DuplicatedOnly,
    Dual,
    DualOnly,
    Dualv,
}

impl Activity {
    fn read(text: &str) -> Option<Self> {
        Some(match text {
            "Const" => Self::Const,
            "Active" => Self::Active,
            "ActiveOnly" => Self::ActiveOnly,
            "Duplicated" => Self::Duplicated,
            "DuplicatedOnly" => Self::DuplicatedOnly,
            "Dual" => Self::Dual,
            "DualOnly" => Self::DualOnly,
            "Dualv" => Self::Dualv,
            _ => return None,
        })
    }

    /// Whether the argument's or result's primal value is not asked for.
    pub fn is_only(self) -> bool {
        matches!(
            self,
            Self::ActiveOnly | Self::DuplicatedOnly | Self::DualOnly
        )
    }
}

pub struct Request {
    pub mode: Mode,
    pub name: Ident,
    pub width: usize,
    /// One for each parameter.
    pub activities: Vec<Activity>,
    /// Of the result; `Const` where there is none.
    pub result: Activity,
}

const WIDEST: usize = 64;

/// Reads `name, width, activities…` for a function; the width may be missing.
pub fn read(mode: Mode, attribute: TokenStream, function: &Signature) -> Result<Request, Wrong> {
    let trees: Trees = attribute.into_iter().collect();
    let mut parts = split(&trees, ',').into_iter().peekable();
    let first = parts.next().unwrap_or_default();
    let [TokenTree::Ident(name)] = first.as_slice() else {
        return Err(Wrong::new(
            Span::call_site(),
            "the first argument is the name of the derivative",
        ));
    };
    let name = name.clone();
    let mut width = 1;
    if let Some([TokenTree::Literal(literal)]) = parts.peek().map(Vec::as_slice) {
        width = literal.to_string().parse().unwrap_or(0);
        if !(1..=WIDEST).contains(&width) {
            return Err(Wrong::new(
                literal.span(),
                format!("a width is a number from 1 to {WIDEST}"),
            ));
        }
        parts.next();
    }
    let mut activities = Vec::new();
    for part in parts {
        activities.push(read_activity(mode, &part)?);
    }
    let result = result_of(&mut activities, function)?;
    Ok(Request {
        mode,
        name,
        width,
        activities,
        result,
    })
}

fn read_activity(mode: Mode, part: &[TokenTree]) -> Result<Activity, Wrong> {
    let at = part.first().map_or(Span::call_site(), TokenTree::span);
    let activity = match part {
        [TokenTree::Ident(ident)] => Activity::read(&ident.to_string()),
        _ => None,
    };
    let (own, names) = match mode {
        Mode::Forward => (
            [Activity::Dual, Activity::DualOnly, Activity::Dualv].as_slice(),
            "Const, Dual, DualOnly, Dualv",
        ),
        Mode::Reverse => (
            [
                Activity::Active,
                Activity::ActiveOnly,
                Activity::Duplicated,
                Activity::DuplicatedOnly,
            ]
            .as_slice(),
            "Const, Active, ActiveOnly, Duplicated, DuplicatedOnly",
        ),
    };
    match activity {
        Some(found) if found == Activity::Const || own.contains(&found) => Ok(found),
        _ => Err(Wrong::new(
            at,
            format!("an activity of this mode is one of {names}"),
        )),
    }
}

/// Takes the result's activity off the list; checks that there is one for each parameter.
fn result_of(activities: &mut Vec<Activity>, function: &Signature) -> Result<Activity, Wrong> {
    let wanted = function.parameters.len();
    let found = activities.len();
    if found == wanted + 1 {
        let result = activities.pop().expect("one more than parameters");
        if function.result.is_some() || result == Activity::Const {
            return Ok(result);
        }
    }
    if found == wanted && function.result.is_none() {
        return Ok(Activity::Const);
    }
    let also = if function.result.is_some() {
        " and one for the result"
    } else {
        ""
    };
    let plural = if wanted == 1 {
        "activity"
    } else {
        "activities"
    };
    let what = format!(
        "`{}` needs {wanted} {plural} for its parameters{also}; found {found}",
        function.name
    );
    Err(Wrong::new(function.name.span(), what))
}
