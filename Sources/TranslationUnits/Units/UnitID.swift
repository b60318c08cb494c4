package import LocalizationModel

/// Makes and splits the ids of units as Xcode makes them from a catalog: the key, and for a text
/// that varies the ``separator`` and the path to the text, such as `%lld files|==|plural.one`.
package enum UnitID {
  /// The text between the key and the path in an id.
  package static let separator = "|==|"

  /// Returns the id of a text.
  ///
  /// - Parameter path: The path of the text; empty for a text that does not vary.
  package static func text(key: String, path: LeafPath) -> String {
    if path.isEmpty { return key }
    let names = path.steps.map { step in
      switch step {
      case .variation(let kind, let name): "\(kind).\(name)"
      // A dot in the name would read as its end, so Xcode encloses such a name in `@`.
      case .substitution(let name): "substitutions." + (name.contains(".") ? "@\(name)@" : name)
      }
    }
    return key + separator + names.joined(separator: ".")
  }

  /// Splits an id at the last separator that a path follows.
  ///
  /// - Returns: The key and the path; `nil` if no path follows. The whole id is then the key.
  package static func split(_ id: String) -> (key: String, path: LeafPath)? {
    guard id.hasText(separator) else { return nil }
    var tries = 0
    var start = id.utf8.endIndex
    // Backwards, because the key can contain separators; at most 4, because within the path only
    // the name of a substitution can.
    while tries < 4, start > id.utf8.startIndex {
      id.utf8.formIndex(before: &start)
      guard id.utf8[start...].starts(with: separator.utf8) else { continue }
      tries += 1
      let rest = id[id.utf8.index(start, offsetBy: separator.utf8.count)...]
      if let path = path(rest) { return (String(id[..<start]), path) }
    }
    return nil
  }

  /// Returns an id with its line ends and tabs replaced by spaces, as some translation programs
  /// damage it, to find its key again.
  ///
  /// - Returns: The damaged id; `nil` if the id has neither line ends nor tabs.
  package static func damaged(_ id: String) -> String? {
    // Tab, line feed and carriage return.
    guard id.utf8.contains(where: { $0 == 0x9 || $0 == 0xA || $0 == 0xD }) else { return nil }
    return String(
      decoding: id.utf8.map { $0 == 0x9 || $0 == 0xA || $0 == 0xD ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Reads the path of an id; `nil` if the text is no path that Xcode would write.
  private static func path(_ text: Substring) -> LeafPath? {
    var steps: [LeafPath.Step] = []
    var rest = text
    let substitutions = "substitutions."
    if rest.hasPrefix(substitutions) {
      rest = rest.dropFirst(substitutions.count)
      let isQuoted = rest.first == "@"
      if isQuoted { rest = rest.dropFirst() }
      guard let end = rest.firstRange(of: isQuoted ? "@." : "."), end.lowerBound > rest.startIndex
      else { return nil }
      steps.append(.substitution(String(rest[..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    let names = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard !names.isEmpty, names.count.isMultiple(of: 2) else { return nil }
    var depth = -1
    for index in stride(from: 0, to: names.count, by: 2) {
      let (kind, name) = (String(names[index]), String(names[index + 1]))
      // A plural form is the innermost, and a text varies by each kind at most once.
      guard isVariation(kind, name), let next = kinds.firstIndex(of: kind), next > depth else {
        return nil
      }
      depth = next
      steps.append(.variation(kind: kind, case: name))
    }
    return LeafPath(steps)
  }

  /// The kinds of variations, from the outermost to the innermost.
  private static let kinds = ["device", "width", "plural"]

  private static func isVariation(_ kind: String, _ name: String) -> Bool {
    switch kind {
    case "plural": PluralCategory(rawValue: name) != nil
    case "device": devices.contains(name)
    case "width": !name.isEmpty && name.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    default: false
    }
  }

  private static let devices: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}
