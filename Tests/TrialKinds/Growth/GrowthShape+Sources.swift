extension GrowthShape {
  private static let extract = [["extract", "."]]

  private static func source(_ parts: String...) -> [String: String] {
    ["Growth.swift": "import SwiftUI\n" + parts.joined()]
  }

  /// Shapes with many declarations, and as many uses of them.
  static let declarations = [
    GrowthShape("extensions", "extensions of one type, look-ups of their members", 16_000, extract)
    {
      source(
        "struct Holder {}\n",
        lines($0) { #"extension Holder { var member\#($0): String { "a" } }"# },
        "func use(_ holder: Holder) {\n", lines($0) { #"  _ = Text("a \(holder.member\#($0))")"# },
        "}\n")
    },
    GrowthShape("nested", "nested types of one name, look-ups of it", 16_000, extract) {
      source(
        lines($0) { "struct Outer\($0) { struct Inner { var title: String } }" },
        "func use(_ inner: Inner) {\n", lines($0) { #"  _ = Text("a\#($0) \(inner.title)")"# },
        "}\n")
    },
    GrowthShape("aliases", "a chain of type aliases, calls that take each", 64_000, extract) {
      source(
        "typealias A0 = LocalizedStringKey\n",
        lines($0) { "typealias A\($0 + 1) = A\($0)\nfunc use\($0)(_ key: A\($0 + 1)) {}" },
        "func go() {\n", lines($0) { #"  use\#($0)("text \#($0)")"# }, "}\n")
    },
    GrowthShape("classes", "a chain of classes, look-ups of an inherited member", 16_000, extract) {
      source(
        "class C0 { var title = \"\" }\n", lines($0) { "class C\($0 + 1): C\($0) {}" },
        "func use() {\n", lines($0) { #"  _ = Text("a \(C\#($0)().title)")"# }, "}\n")
    },
    GrowthShape(
      "protocols", "a chain of protocols, look-ups of an inherited member", 16_000, extract
    ) {
      source(
        "protocol P0 { var title: String { get } }\n",
        lines($0) { "protocol P\($0 + 1): P\($0) {}" },
        lines($0) { #"func use(_ p: any P\#($0)) { _ = Text("a \(p.title)") }"# })
    },
    GrowthShape("raw-values", "explicit raw values, followed from a use of each", 16_000, extract) {
      var files = source(
        "enum E: String {\n", lines($0) { #"  case c\#($0) = "value \#($0)""# },
        "}\nfunc use() {\n", lines($0) { "  _ = Text(LocalizedStringKey(E.c\($0).rawValue))" },
        "}\n")
      files["gloss.json"] = #"{"follow": true}"#
      return files
    },
  ]

  /// Shapes with many calls and names.
  static let uses = [
    GrowthShape("overloads", "calls of a function with 200 overloads", 40_000, extract) {
      source(
        lines(200) { "struct T\($0) {}\nfunc make(_ a: T\($0)) -> T\($0) { a }" },
        "func use(_ a: T7) {\n", lines($0) { #"  _ = Text("a\#($0) \(make(a))")"# }, "}\n")
    },
    GrowthShape(
      "overloaded-texts", "calls of a localizing function with 200 overloads", 40_000, extract
    ) {
      source(
        lines(200) { "func make(_ a: LocalizedStringKey, b\($0): Int = 0) {}" },
        "func use() {\n", lines($0) { #"  make("t\#($0)")"# }, "}\n")
    },
    GrowthShape("defaulted", "defaulted parameters, calls that leave them out", 8000, extract) {
      let parameters = (0..<$0).map { "p\($0): Int = 0" }.joined(separator: ", ")
      return source(
        "func make(\(parameters), _ text: LocalizedStringKey) {}\nfunc use() {\n",
        lines($0) { #"  make("t\#($0)")"# }, "}\n")
    },
    GrowthShape("lets", "a chain of local constants, uses of each", 32_000, extract) {
      source(
        "func use(_ v0: String) {\n",
        lines($0) { #"  let v\#($0 + 1) = v\#($0); _ = Text("a \(v\#($0 + 1))")"# }, "}\n")
    },
    GrowthShape("globals", "a chain of global constants, uses of each", 32_000, extract) {
      source(
        lines($0) { "let v\($0) = v\($0 + 1)" }, "let v\($0) = \"x\"\nfunc use() {\n",
        lines($0) { #"  _ = Text("a \(v\#($0))")"# }, "}\n")
    },
    GrowthShape("guards", "a chain of 'guard let a = a', uses of each", 16_000, extract) {
      source(
        "func use(_ a: String?) {\n",
        lines($0) { #"  guard let a = a else { return }; _ = Text("a\#($0) \(a)")"# }, "}\n")
    },
  ]

  static let directives = [
    GrowthShape("elseifs", "'#elseif' branches with a text in each", 64_000, extract) {
      source(
        "#if A\n",
        lines($0) {
          "#elseif os(macOS) && FEATURE_\($0)\nlet t\($0) = Text(\"a\($0)\", comment: \"文\")"
        }, "#endif\n")
    }
  ]
}
