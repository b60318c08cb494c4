extension FormatSpecifier {
  /// True if width and precision are written as digits, and are not read from arguments.
  package var hasWrittenFields: Bool {
    for case let field? in [width, precision] {
      if case .written = field { continue }
      return false
    }
    return true
  }

  /// The specifier without the percent sign, the number of its argument and its label.
  package var withoutNumber: String {
    func digits(_ field: Field?) -> String {
      if case .written(let number)? = field { "\(number)" } else { "" }
    }
    return flags + digits(width) + (precision == nil ? "" : "." + digits(precision)) + length
      + String(conversion)
  }

  /// Returns the specifier with the number of its argument, such as `%2$lld` for `%lld`.
  package func numbered(_ number: Int) -> String {
    "%\(number)$" + (label.map { "(\($0))" } ?? "") + withoutNumber
  }
}
