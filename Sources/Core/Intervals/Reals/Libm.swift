import CLibrary

// The C library's functions under a name that no method of ours hides: `libm(sin: x)`.

@inline(__always) func libm(sin x: Double) -> Double { sin(x) }
@inline(__always) func libm(cos x: Double) -> Double { cos(x) }
@inline(__always) func libm(tan x: Double) -> Double { tan(x) }
@inline(__always) func libm(asin x: Double) -> Double { asin(x) }
@inline(__always) func libm(acos x: Double) -> Double { acos(x) }
@inline(__always) func libm(atan x: Double) -> Double { atan(x) }
@inline(__always) func libm(sinh x: Double) -> Double { sinh(x) }
@inline(__always) func libm(cosh x: Double) -> Double { cosh(x) }
@inline(__always) func libm(tanh x: Double) -> Double { tanh(x) }
@inline(__always) func libm(asinh x: Double) -> Double { asinh(x) }
@inline(__always) func libm(acosh x: Double) -> Double { acosh(x) }
@inline(__always) func libm(atanh x: Double) -> Double { atanh(x) }
@inline(__always) func libm(exp x: Double) -> Double { exp(x) }
@inline(__always) func libm(exp2 x: Double) -> Double { exp2(x) }
@inline(__always) func libm(expm1 x: Double) -> Double { expm1(x) }
@inline(__always) func libm(log x: Double) -> Double { log(x) }
@inline(__always) func libm(log2 x: Double) -> Double { log2(x) }
@inline(__always) func libm(log10 x: Double) -> Double { log10(x) }
@inline(__always) func libm(log1p x: Double) -> Double { log1p(x) }
@inline(__always) func libm(pow x: Double, _ y: Double) -> Double { pow(x, y) }
@inline(__always) func libm(cbrt x: Double) -> Double { cbrt(x) }
@inline(__always) func libm(fmod x: Double, _ y: Double) -> Double { fmod(x, y) }
@inline(__always) func libm(tgamma x: Double) -> Double { tgamma(x) }
@inline(__always) func libm(erf x: Double) -> Double { erf(x) }
@inline(__always) func libm(erfc x: Double) -> Double { erfc(x) }
@inline(__always) func libm(atan2 y: Double, _ x: Double) -> Double { atan2(y, x) }
