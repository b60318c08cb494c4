package import LocalizationModel
package import StringCatalog

extension ArgumentMap {
  /// Numbers the arguments of a catalog's text.
  ///
  /// - Parameters:
  ///   - specifiers: The specifiers of the text, in order.
  ///   - localization: The localization of the text, for its substitutions.
  package init(_ specifiers: [FormatSpecifier], in localization: LocalizationContents?) {
    self.init(specifiers) { name in
      localization?.substitution(named: name).map {
        Substitution(number: $0.argument, formatSpecifier: $0.formatSpecifier?.text)
      }
    }
  }
}
