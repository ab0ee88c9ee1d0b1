//! Files: numbers go to bytes with to_le_bytes and come back, records of mixed types in a Vec<u8>.
include!("harness.rs");

#[derive(Debug)]
enum Field {
    Double(f64),
    Single(f32),
    Count(u16),
    Text(String),
}

fn encode(fields: &[Field]) -> Vec<u8> {
    let mut out = Vec::new();
    for f in fields {
        match f {
            Field::Double(v) => {
                out.push(b'd');
                out.extend_from_slice(&v.to_le_bytes());
            }
            Field::Single(v) => {
                out.push(b'f');
                out.extend(v.to_le_bytes());
            }
            Field::Count(v) => {
                out.push(b'c');
                out.extend_from_slice(&v.to_be_bytes());
            }
            Field::Text(s) => {
                out.push(b't');
                out.push(s.len() as u8);
                out.extend_from_slice(s.as_bytes());
            }
        }
    }
    out
}

fn decode(mut bytes: &[u8]) -> Option<Vec<Field>> {
    let mut fields = Vec::new();
    while let Some((kind, rest)) = bytes.split_first() {
        let used;
        fields.push(match kind {
            b'd' => {
                used = 8;
                Field::Double(f64::from_le_bytes(rest.get(..8)?.try_into().ok()?))
            }
            b'f' => {
                used = 4;
                Field::Single(f32::from_le_bytes(rest.get(..4)?.try_into().ok()?))
            }
            b'c' => {
                used = 2;
                Field::Count(u16::from_be_bytes([rest[0], rest[1]]))
            }
            b't' => {
                used = 1 + rest[0] as usize;
                Field::Text(String::from_utf8(rest[1..used].to_vec()).ok()?)
            }
            _ => return None,
        });
        bytes = &rest[used..];
    }
    Some(fields)
}

extern "C" fn round_trip(x: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, n) };
    let mut fields = vec![Field::Text("header".into()), Field::Count(n as u16)];
    for (i, v) in x.iter().enumerate() {
        fields.push(if i % 3 == 2 { Field::Single((v * v) as f32) } else { Field::Double(v.sin()) });
    }
    let mut scale = 1.0;
    let mut sum = 0.0;
    for f in decode(&encode(&fields)).unwrap_or_default() {
        match f {
            Field::Double(v) => sum += scale * v,
            Field::Single(v) => sum += scale * f64::from(v),
            Field::Count(c) => scale *= f64::from(c),
            Field::Text(t) => scale += t.len() as f64,
        }
    }
    sum
}

fn main() {
    let x = [0.3, 0.9, 1.1, -0.4, 0.6];
    let mut d = [0.0; 5];
    unsafe { __enzyme_autodiff(round_trip as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr(), enzyme_const, 5usize) };
    compare(&d, &|x| round_trip(x.as_ptr(), 5), &x, 1e-2, 1e-4);
}
