package import LocalizationModel
package import StringCatalog

extension ArgumentMap {
  /// - Parameters:
  ///   - specifiers: Of the text, in order.
  ///   - substitutions: Of the same localization.
  package init(_ specifiers: [FormatSpecifier], substitutions: [SubstitutionContents]) {
    self.init(specifiers) { name in
      substitutions.first { $0.name.text == name }.map {
        Substitution(number: $0.argument, formatSpecifier: $0.formatSpecifier?.text)
      }
    }
  }
}
