import LegacyFormats

/// The id of a text in a `.stringsdict`.
struct RulePath {
  /// The names of the dictionaries, the outermost first, and of the text.
  let names: [String]

  /// - Returns: `nil` for what is no such id.
  init?(_ id: String) {
    guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return nil }
    let middle = id.dropFirst().dropLast(":dict/:string".count)
    names = middle.split(separator: ":dict/", omittingEmptySubsequences: false).map(String.init)
    if names.count < 2 { return nil }
  }

  fileprivate init(_ names: [String]) { self.names = names }

  fileprivate var id: String { names.map { "/\($0):dict" }.joined() + "/:string" }

  /// The plural form that the text may be.
  var form: String? { names.count > 2 ? names.last : nil }

  /// The same variable's text for all other numbers.
  var other: String { RulePath(names.dropLast() + ["other"]).id }
}

extension PropertyValue {
  /// The texts that are to be translated, by their ids.
  var texts: [(id: String, text: String)] { texts(below: []) }

  private func texts(below names: [String]) -> [(id: String, text: String)] {
    members.flatMap { member -> [(id: String, text: String)] in
      let names = names + [member.name]
      switch member.value {
      case .dictionary: return member.value.texts(below: names)
      case .text(let text):
        if names.count < 2 || Self.typeNames.contains(member.name) { return [] }
        return [(RulePath(names).id, text)]
      }
    }
  }

  /// Puts a text where its id says, unless there is no dictionary for it.
  mutating func set(_ text: String, at id: String) {
    if let path = RulePath(id) { set(text, at: path.names[...]) }
  }

  private mutating func set(_ text: String, at names: ArraySlice<String>) {
    guard let name = names.first, case .dictionary(let members) = self else { return }
    var inner = self[name] ?? .text(text)
    if names.count == 1 { inner = .text(text) } else { inner.set(text, at: names.dropFirst()) }
    let others = members.filter { !$0.name.utf8.elementsEqual(name.utf8) }
    self = .dictionary(named: others.map { ($0.name, $0.value) } + [(name, inner)])
  }

  /// What says which rule it is, and for what.
  private static let typeNames: Set = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]
}
