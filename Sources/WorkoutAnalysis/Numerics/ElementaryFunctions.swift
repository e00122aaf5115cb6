// The only file of the module that imports the C library.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few functions of real analysis that the standard library lacks.
enum ElementaryFunctions {
  /// e to the power of `x`.
  static func exp(_ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.exp(x)
    #elseif canImport(Musl)
      Musl.exp(x)
    #else
      Darwin.exp(x)
    #endif
  }

  /// The natural logarithm; NaN below zero.
  static func log(_ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.log(x)
    #elseif canImport(Musl)
      Musl.log(x)
    #else
      Darwin.log(x)
    #endif
  }

  /// `base` to the power of `exponent`.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
  }

  /// The complementary error function, 1 − erf(x).
  static func complementaryErrorFunction(_ x: Double) -> Double {
    erfc(x)
  }
}
