/// A value that is seldom there, kept apart from what holds it.
///
/// The compiler moves the reader in memory for many of its calls, so what nearly no line needs takes
/// one word of it each, and a box of its own while it is there.
@propertyWrapper
enum Seldom<Value> {
  case none
  indirect case some(Value)

  init(wrappedValue: Value?) {
    self = wrappedValue.map { .some($0) } ?? .none
  }

  var wrappedValue: Value? {
    get {
      switch self {
      case .none: nil
      case .some(let value): value
      }
    }
    set { self = Self(wrappedValue: newValue) }
  }
}
