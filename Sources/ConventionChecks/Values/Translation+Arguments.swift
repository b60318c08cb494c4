import LocalizationModel
import StringCatalog

extension Translation {
  /// The arguments of the source text that the translation does not read, each by its first use in
  /// the source. An argument that the translation's substitutions read is not missing.
  var missingArguments: [ArgumentMap.Use] {
    var found = Set(targetArguments.uses.map(\.number))
    var missing: [ArgumentMap.Use] = []
    for use in sourceArguments.uses where !found.contains(use.number) && isShown(use) {
      found.insert(use.number)
      missing.append(use)
    }
    if missing.isEmpty || localization.substitutions.isEmpty || path.substitution != nil {
      return missing
    }
    return missing.filter { !forms.positions.contains($0.number) }
  }

  /// True if the source text shows the argument. A substitution may choose its words by an argument
  /// without showing it.
  private func isShown(_ use: ArgumentMap.Use) -> Bool {
    guard case .substitution(let name) = source.specifiers[use.specifier].kind,
      let shown = entry.shownSubstitutions
    else { return true }
    return shown.contains(name)
  }

  /// True if a substitution of the translation reads the argument. Rules check its forms
  /// separately.
  func isSubstitution(_ use: ArgumentMap.Use) -> Bool {
    if case .substitution = target.specifiers[use.specifier].kind { true } else { false }
  }

  /// Returns the specifier of the source text with a given use, such as `%2$@`.
  func sourceSpecifier(_ use: ArgumentMap.Use) -> String {
    Self.text(of: source.specifiers[use.specifier], in: source.text)
  }

  /// Returns the specifier of the translation with a given use.
  func targetSpecifier(_ use: ArgumentMap.Use) -> String {
    Self.text(of: target.specifiers[use.specifier], in: target.text)
  }

  static func text(of specifier: FormatSpecifier, in text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[specifier.range.start..<specifier.range.end], as: UTF8.self)
  }
}
