/// A value that is seldom there, kept apart from what holds it.
///
/// The reader is moved aside where its methods ask each other; what nearly no line needs takes one
/// word of it each.
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
