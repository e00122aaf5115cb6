/// An element's name.
struct Element {
  let name: StaticString
  /// False where HTML leaves the end tag out, because what follows tells it.
  let needsEnd: Bool

  private init(_ name: StaticString, needsEnd: Bool = true) {
    self.name = name
    self.needsEnd = needsEnd
  }

  static var a: Self { Self("a") }
  static var article: Self { Self("article") }
  static var b: Self { Self("b") }
  static var body: Self { Self("body") }
  static var button: Self { Self("button") }
  static var caption: Self { Self("caption") }
  static var code: Self { Self("code") }
  static var dd: Self { Self("dd", needsEnd: false) }
  static var details: Self { Self("details") }
  static var div: Self { Self("div") }
  static var dl: Self { Self("dl") }
  static var dt: Self { Self("dt", needsEnd: false) }
  static var em: Self { Self("em") }
  static var figcaption: Self { Self("figcaption") }
  static var figure: Self { Self("figure") }
  static var footer: Self { Self("footer") }
  static var h1: Self { Self("h1") }
  static var h2: Self { Self("h2") }
  static var h3: Self { Self("h3") }
  static var head: Self { Self("head") }
  static var header: Self { Self("header") }
  static var html: Self { Self("html") }
  static var img: Self { Self("img") }
  static var input: Self { Self("input") }
  static var label: Self { Self("label") }
  static var li: Self { Self("li", needsEnd: false) }
  static var link: Self { Self("link") }
  static var main: Self { Self("main") }
  static var meta: Self { Self("meta") }
  static var nav: Self { Self("nav") }
  static var ol: Self { Self("ol") }
  static var p: Self { Self("p") }
  static var picture: Self { Self("picture") }
  static var pre: Self { Self("pre") }
  static var progress: Self { Self("progress") }
  static var script: Self { Self("script") }
  static var section: Self { Self("section") }
  static var small: Self { Self("small") }
  static var source: Self { Self("source") }
  static var span: Self { Self("span") }
  static var strong: Self { Self("strong") }
  static var summary: Self { Self("summary") }
  static var table: Self { Self("table") }
  static var tbody: Self { Self("tbody", needsEnd: false) }
  static var td: Self { Self("td", needsEnd: false) }
  static var th: Self { Self("th", needsEnd: false) }
  static var thead: Self { Self("thead", needsEnd: false) }
  static var time: Self { Self("time") }
  static var title: Self { Self("title") }
  static var tr: Self { Self("tr", needsEnd: false) }
  static var ul: Self { Self("ul") }
}

extension Element {
  /// The elements of an Atom feed (RFC 4287).
  enum Atom {
    static var author: Element { Element("author") }
    static var entry: Element { Element("entry") }
    static var feed: Element { Element("feed") }
    static var id: Element { Element("id") }
    static var link: Element { Element("link") }
    static var name: Element { Element("name") }
    static var summary: Element { Element("summary") }
    static var title: Element { Element("title") }
    static var updated: Element { Element("updated") }
  }
}
