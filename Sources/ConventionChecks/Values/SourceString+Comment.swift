import LocalizationModel
import StringCatalog

extension SourceString {
  /// The comment in the code with the range of its literal; `nil` if there is no comment, or if it
  /// is empty or no literal.
  var writtenComment: PlacedText? { comment.flatMap { PlacedText(comment: $0) } }
}

extension PlacedText {
  /// Makes the comment in the call of a string; `nil` if there is no comment, or if it is empty or
  /// no literal.
  init?(commentOf string: ExtractedString) {
    guard let argument = string.site?.call?.comment else { return nil }
    self.init(comment: argument)
  }

  /// Makes the comment of a call's argument; `nil` if it is empty or no literal, or if it only tells
  /// Xcode not to have the text translated, in words that no convention chooses.
  ///
  /// - Parameter argument: The argument that gives the comment.
  init?(comment argument: StringSite.Argument) {
    guard let text = argument.text, !text.isBlank, !text.saysDoNotTranslate else {
      return nil
    }
    self.init(text, argument.value)
  }
}

extension Entry {
  /// The catalog's comment, if it was written in the catalog because the code gives none; otherwise
  /// `nil`.
  var catalogComment: PlacedText? {
    guard let sites, contents.shouldTranslate, let comment = contents.comment,
      !comment.text.isBlank, !comment.text.saysDoNotTranslate, extractionState != .stale,
      sites.allSatisfy({ $0.comment == nil }), !isInfoPlistKey
    else { return nil }
    return comment
  }

  /// True if Xcode writes the comment itself: `CFBundleName`, `NSCameraUsageDescription`.
  private var isInfoPlistKey: Bool {
    (key.hasPrefix("CFBundle") || key.hasPrefix("NS"))
      && key.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
  }
}
