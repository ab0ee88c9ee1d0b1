!mod$ v1 sum:284999fffaf16e22
module shapes
contains
function apply(f,x) result(y)
interface
function f(t)
real(8),intent(in)::t
real(8)::f
end
end interface
real(8),intent(in)::x
real(8)::y
end
end
