func.func @energy(%x: memref<?xf64>, %scale: f64) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %sin = math.sin %v : f64
    %p = arith.mulf %sin, %v : f64
    %q = arith.mulf %p, %scale : f64
    %t = arith.addf %sum, %q : f64
    scf.yield %t : f64
  }
  return %s : f64
}
func.func @matvec(%a: memref<3x3xf64>, %x: memref<3xf64>, %y: memref<3xf64>) {
  linalg.matvec ins(%a, %x : memref<3x3xf64>, memref<3xf64>) outs(%y : memref<3xf64>)
  return
}
