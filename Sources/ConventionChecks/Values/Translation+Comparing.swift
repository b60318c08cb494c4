import LocalizationModel
import StringCatalog

extension Translation {
  /// True if the punctuation of the translation and of its source can be compared. The source must
  /// be a text in words: not a key such as `title.save`, and for a substitution's form, not the
  /// text around it.
  var isComparable: Bool {
    if target.text.isEmpty { return false }
    switch sourceOrigin {
    case .leaf: return true
    case .value: return path.substitution == nil
    case .key: return path.substitution == nil && !source.text.isSymbolic
    }
  }

  /// True if the translation is finished and in use: neither in the state `new` nor of a stale
  /// entry.
  var isFinished: Bool { state != .new && entry.extractionState != .stale }

  /// The language without script and region.
  var baseLanguage: Substring { LanguageCodeSpelling.base(of: language) }

  /// Returns a fix that replaces the translation's text.
  func rewriting(to text: String, _ title: Message, isSafe: Bool) -> Fix {
    Fix(title, edits: [Fix.Edit(target.range, StringCatalog.literal(text))], isSafe: isSafe)
  }

  /// Returns a fix that replaces the translation's text by scalars.
  func rewriting(to scalars: [Unicode.Scalar], _ title: Message, isSafe: Bool) -> Fix {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return rewriting(to: String(view), title, isSafe: isSafe)
  }
}

extension String {
  /// True for an identifier such as `title.save`, `saveButton` or `SAVE_BUTTON`; false for words.
  var isSymbolic: Bool {
    var previous: Unicode.Scalar = " "
    var hasJoint = false
    for scalar in unicodeScalars {
      if scalar.value <= 0x20 || scalar.value >= 0x7F { return false }
      // Tags and Markdown are signs of a text in words.
      if scalar == "<" || scalar == "*" || scalar == "`" || scalar == "~" { return false }
      let isJoint = scalar == "." || scalar == "_" || scalar == "/" || scalar == "-"
      if isJoint || (scalar.isASCIIUppercase && previous.isASCIILetter && previous.value >= 0x61) {
        hasJoint = true
      }
      previous = scalar
    }
    // Full stops at the end alone do not make an identifier.
    if previous == "." {
      let end = utf8.lastIndex { $0 != UInt8(ascii: ".") } ?? utf8.startIndex
      if !utf8[...end].contains(where: Self.isJoint) { return false }
    }
    return hasJoint
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }
}
