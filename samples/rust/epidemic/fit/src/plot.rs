//! A drawing of reported and modelled cases.

use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 40.0;

/// The drawing as SVG: a dot for each report, a line for the model.
pub fn draw(reported: &[f64], modelled: &[f64]) -> String {
    let top = reported
        .iter()
        .chain(modelled)
        .fold(1.0_f64, |a, b| a.max(*b));
    let x = |day: usize| MARGIN + (WIDTH - 2.0 * MARGIN) * day as f64 / (reported.len() - 1) as f64;
    let y = |cases: f64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * cases / top;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    let (left, right, bottom) = (x(0), x(reported.len() - 1), y(0.0));
    let _ = writeln!(
        svg,
        "<path d=\"M{left} {MARGIN}V{bottom}H{right}\" fill=\"none\" stroke=\"black\"/>"
    );
    for day in (0..reported.len()).step_by(15) {
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{day}</text>",
            x(day),
            bottom + 16.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{left}\" y=\"{}\">new cases a day, of 100,000; at most {top:.0}</text>",
        MARGIN - 12.0
    );
    for (day, cases) in reported.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.5\" fill=\"#c55\"/>",
            x(day),
            y(*cases)
        );
    }
    let points: Vec<String> = modelled
        .iter()
        .enumerate()
        .map(|(day, cases)| format!("{:.1},{:.1}", x(day), y(*cases)))
        .collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#258\" stroke-width=\"2\"/>",
        points.join(" ")
    );
    svg + "</svg>\n"
}
