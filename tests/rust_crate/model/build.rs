fn main() {
    println!("cargo::rustc-env=BUILT={}", 1 + 1);
}
