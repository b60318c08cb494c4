import LocalizationModel
import StringCatalog

extension Translation {
  /// The source text's reads of arguments that the translation lacks, one for each argument.
  /// Arguments in the texts of its substitutions are not missing.
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

  /// True if the source text shows the argument: a substitution may only choose words by it.
  private func isShown(_ use: ArgumentMap.Use) -> Bool {
    guard case .substitution(let name) = source.specifiers[use.specifier].kind,
      let shown = entry.shownSubstitutions
    else { return true }
    return shown.contains(name)
  }

  /// True if a substitution reads the argument; its forms are checked by themselves.
  func isSubstitution(_ use: ArgumentMap.Use) -> Bool {
    if case .substitution = target.specifiers[use.specifier].kind { true } else { false }
  }

  /// Returns the source text's specifier for one of its reads, such as `%2$@`.
  func sourceSpecifier(_ use: ArgumentMap.Use) -> String {
    Self.text(of: source.specifiers[use.specifier], in: source.text)
  }

  /// Returns the translation's specifier for one of its reads.
  func targetSpecifier(_ use: ArgumentMap.Use) -> String {
    Self.text(of: target.specifiers[use.specifier], in: target.text)
  }

  static func text(of specifier: FormatSpecifier, in text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[specifier.range.start..<specifier.range.end], as: UTF8.self)
  }
}
