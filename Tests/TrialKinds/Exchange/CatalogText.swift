import OrderedJSON

/// Finds the text of a catalog for a unit's id with code of its own, so that ``DamageTrial`` can
/// judge an import without the code under test.
struct CatalogText {
  private let strings: JSONNode?
  private let sourceLanguage: String

  /// Parses the bytes.
  ///
  /// - Throws: If they are not JSON.
  init(_ bytes: ContiguousArray<UInt8>) throws {
    let root = try JSONDocument(bytes).root
    strings = root["strings"]
    sourceLanguage = root["sourceLanguage"]?.string ?? "en"
  }

  /// The entries in the order of the file, as bytes.
  var entries: [(key: String, bytes: ArraySlice<UInt8>)] {
    (strings?.members ?? []).map { ($0.name, $0.value.document.bytes[$0.value.range]) }
  }

  func has(_ key: String) -> Bool { strings?[key] != nil }

  /// Returns the source text of a key without forms.
  func sourceText(of key: String) -> String { texts(of: key, [], sourceLanguage)?.first ?? key }

  /// Returns the keys and paths that an id can mean: the whole id as a key, and for each `|==|`
  /// that is followed by a path, the part before it as a key.
  func places(of id: String) -> [(key: String, path: [String])] {
    var places: [(key: String, path: [String])] = [(id, [])]
    var rest = id[...]
    while let cut = rest.firstRange(of: "|==|") {
      let key = String(id[..<cut.lowerBound])
      if let path = Self.path(id[cut.upperBound...]) { places.append((key, path)) }
      rest = rest[rest.index(after: cut.lowerBound)...]
    }
    return places.filter { has($0.key) }
  }

  /// Parses a variation path, such as `device.mac.plural.one`, into the names of members without
  /// `variations`; the result is `nil` if the text is no path.
  private static func path(_ text: Substring) -> [String]? {
    var names: [String] = []
    var rest = text
    if rest.hasPrefix("substitutions.") {
      rest = rest.dropFirst("substitutions.".count)
      let end = rest.hasPrefix("@") ? "@." : "."
      if rest.hasPrefix("@") { rest = rest.dropFirst() }
      guard let dot = rest.firstRange(of: end) else { return nil }
      names = ["substitutions", String(rest[..<dot.lowerBound])]
      rest = rest[dot.upperBound...]
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count.isMultiple(of: 2) ? names + parts : nil
  }

  /// Returns the text at a path in exported form; several texts for a set of phrases.
  func texts(of key: String, _ path: [String], _ language: String) -> [String]? {
    let localizations = strings?[key]?["localizations"]?.members ?? []
    func plain(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }
    guard
      let member = localizations.first(where: { $0.name == language })
        ?? localizations.first(where: { plain($0.name) == plain(language) })
    else { return nil }
    let source = strings?[key]?["localizations"]?["en"]
    var node = member.value
    var argument: (number: Int?, specifier: String?)?
    for index in stride(from: 0, to: path.count, by: 2) {
      let (kind, name) = (path[index], path[index + 1])
      let outer = kind == "substitutions" ? node[kind] : node["variations"]?[kind]
      guard let inner = outer?[name] else { return nil }
      node = inner
      if kind == "substitutions" {
        argument = (node["argNum"]?.integer, node["formatSpecifier"]?.string)
      }
    }
    if let set = node["stringSet"]?["values"] { return set.elements.compactMap(\.string) }
    guard var text = node["stringUnit"]?["value"]?.string else { return nil }
    if let argument, let specifier = argument.specifier {
      text = text.replacing(
        "%arg", with: "%" + (argument.number.map { "\($0)$" } ?? "") + specifier)
    }
    let names =
      (member.value["substitutions"]?.members ?? []) + (source?["substitutions"]?.members ?? [])
    for substitution in names {
      guard let number = substitution.value["argNum"]?.integer else { continue }
      text = text.replacing("%#@\(substitution.name)@", with: "%\(number)$#@\(substitution.name)@")
    }
    return [text]
  }
}
