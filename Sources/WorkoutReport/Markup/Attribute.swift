import WorkoutModel

/// An attribute of an element. There is none for styles or for scripts: the pages' own security
/// policy forbids both.
struct Attribute {
  /// Before the name: `aria-`, `data-`; mostly empty.
  let prefix: StaticString
  let name: StaticString
  /// `nil` for an attribute that is merely there.
  let value: String?

  private init(_ name: StaticString, _ value: String?, prefix: StaticString = "") {
    self.prefix = prefix
    self.name = name
    self.value = value
  }

  static func alt(_ text: String) -> Self { Self("alt", text) }
  static func aria(_ name: StaticString, _ value: String) -> Self {
    Self(name, value, prefix: "aria-")
  }
  static func charset(_ name: String) -> Self { Self("charset", name) }
  static func `class`(_ names: String) -> Self { Self("class", names) }
  static func colspan(_ count: Int) -> Self { Self("colspan", String(count)) }
  static func content(_ text: String) -> Self { Self("content", text) }
  static func data(_ name: StaticString, _ value: String) -> Self {
    Self(name, value, prefix: "data-")
  }
  static func datetime(_ date: CivilDate) -> Self { Self("datetime", date.description) }
  static func dir(_ direction: String) -> Self { Self("dir", direction) }
  static var hidden: Self { Self("hidden", nil) }
  static func height(_ pixels: Int) -> Self { Self("height", String(pixels)) }
  static func href(_ address: String) -> Self { Self("href", address) }
  static func httpEquiv(_ header: String) -> Self { Self("http-equiv", header) }
  static func id(_ name: String) -> Self { Self("id", name) }
  static func `for`(_ id: String) -> Self { Self("for", id) }
  static func lang(_ tag: String) -> Self { Self("lang", tag) }
  static var lazy: Self { Self("loading", "lazy") }
  static func max(_ value: String) -> Self { Self("max", value) }
  static func media(_ query: String) -> Self { Self("media", query) }
  static func name(_ name: String) -> Self { Self("name", name) }
  static func rel(_ relation: String) -> Self { Self("rel", relation) }
  static func role(_ name: String) -> Self { Self("role", name) }
  static func src(_ address: String) -> Self { Self("src", address) }
  static func srcset(_ address: String) -> Self { Self("srcset", address) }
  static func tabindex(_ index: Int) -> Self { Self("tabindex", String(index)) }
  static func title(_ text: String) -> Self { Self("title", text) }
  static func type(_ name: String) -> Self { Self("type", name) }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func width(_ pixels: Int) -> Self { Self("width", String(pixels)) }
  static func xmlns(_ namespace: String) -> Self { Self("xmlns", namespace) }
}
