import LocalizationModel
import StringCatalog

extension Translation {
  /// The takings of arguments by the source text that the translation does not repeat, each argument
  /// once. What the texts of its substitutions take counts as repeated.
  var missingArguments: [ArgumentMap.Use] {
    var taken = Set(targetArguments.uses.map(\.number))
    var missing: [ArgumentMap.Use] = []
    for use in sourceArguments.uses where !taken.contains(use.number) && isShown(use) {
      taken.insert(use.number)
      missing.append(use)
    }
    if missing.isEmpty || localization.substitutions.isEmpty || path.substitution != nil {
      return missing
    }
    return missing.filter { !forms.positions.contains($0.number) }
  }

  /// Whether the source text shows what it takes: a substitution may only choose words by it.
  private func isShown(_ use: ArgumentMap.Use) -> Bool {
    guard case .substitution(let name) = source.specifiers[use.specifier].kind,
      let shown = entry.shownSubstitutions
    else { return true }
    return shown.contains(name)
  }

  /// Whether a substitution takes the argument, which says itself what it takes.
  func isSubstitution(_ use: ArgumentMap.Use) -> Bool {
    if case .substitution = target.specifiers[use.specifier].kind { true } else { false }
  }

  /// What the source text says for one of its takings, such as `%2$@`.
  func sourceSpecifier(_ use: ArgumentMap.Use) -> String {
    Self.text(of: source.specifiers[use.specifier], in: source.text)
  }

  /// What the translation says for one of its takings.
  func targetSpecifier(_ use: ArgumentMap.Use) -> String {
    Self.text(of: target.specifiers[use.specifier], in: target.text)
  }

  static func text(of specifier: FormatSpecifier, in text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[specifier.range.start..<specifier.range.end], as: UTF8.self)
  }
}
