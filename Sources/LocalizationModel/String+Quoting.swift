extension String {
  /// Returns the text as a literal on one line, in quotes and with the escapes that C, Swift and
  /// `.strings` files share.
  ///
  /// - Parameter escape: Returns the target language's escape of any other scalar, or `nil` to keep
  ///   the scalar.
  package func quoted(_ escape: (Unicode.Scalar) -> String?) -> String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if let escaped = escape(scalar) {
          literal += escaped
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
