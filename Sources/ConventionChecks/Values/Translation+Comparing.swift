import LocalizationModel
import StringCatalog

extension Translation {
  /// Whether the source text says what the translation says, so that both can be compared mark by
  /// mark: it is not the frame around a substitution, nor a key such as `title.save`.
  var isComparable: Bool {
    if target.text.isEmpty { return false }
    switch sourceOrigin {
    case .leaf: return true
    case .value: return path.substitution == nil
    case .key: return path.substitution == nil && !source.text.isSymbolic
    }
  }

  /// Whether the translation is finished work: neither marked as new nor of a key that
  /// is no longer used.
  var isWork: Bool { state != .new && entry.extractionState != .stale }

  /// The language without script and region.
  var baseLanguage: Substring { LanguageName.base(of: language) }

  /// A fix that writes another text in the place of the translation.
  func rewriting(to text: String, _ title: Message, isSafe: Bool) -> Fix {
    Fix(title, edits: [Fix.Edit(target.range, StringCatalog.literal(text))], isSafe: isSafe)
  }

  /// A fix that writes these scalars in the place of the translation.
  func rewriting(to scalars: [Unicode.Scalar], _ title: Message, isSafe: Bool) -> Fix {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return rewriting(to: String(view), title, isSafe: isSafe)
  }
}

extension String {
  /// Whether it is an identifier, such as `title.save`, `saveButton` or `SAVE_BUTTON`, rather than
  /// words.
  var isSymbolic: Bool {
    var previous: Unicode.Scalar = " "
    var hasJoint = false
    for scalar in unicodeScalars {
      if scalar.value <= 0x20 || scalar.value >= 0x7F { return false }
      // A tag or Markdown is around a text.
      if scalar == "<" || scalar == "*" || scalar == "`" || scalar == "~" { return false }
      let isJoint = scalar == "." || scalar == "_" || scalar == "/" || scalar == "-"
      if isJoint || (scalar.isASCIIUppercase && previous.isASCIILetter && previous.value >= 0x61) {
        hasJoint = true
      }
      previous = scalar
    }
    // A stop at the end belongs to a sentence.
    if previous == ".", !dropLast().utf8.contains(where: Self.isJoint) { return false }
    return hasJoint
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }
}
