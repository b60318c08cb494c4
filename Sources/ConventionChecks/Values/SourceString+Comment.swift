import LocalizationModel
import StringCatalog

extension SourceString {
  /// The comment that is written in the code, with the place of its literal; `nil` if it is none or
  /// empty.
  var writtenComment: PlacedComment? { comment.flatMap { PlacedComment($0) } }
}

/// A comment and where it stands in the code.
struct PlacedComment {
  let text: String
  /// The literal.
  let range: ByteRange

  init?(_ string: ExtractedString) {
    guard let argument = string.site?.call?.comment else { return nil }
    self.init(argument)
  }

  /// - Parameter argument: The comment of a call.
  init?(_ argument: StringSite.Argument) {
    guard let text = argument.text, !text.isBlank else { return nil }
    self.text = text
    range = argument.value
  }
}

extension Entry {
  /// The comment of a catalog where the code gives none, so that only the catalog can mend it.
  var ownComment: (text: String, range: ByteRange)? {
    guard let sites, contents.shouldTranslate, let comment = contents.comment,
      !comment.text.isBlank, extractionState != .stale,
      sites.allSatisfy({ $0.comment == nil }), !isInfoPlistKey
    else { return nil }
    return (comment.text, comment.range)
  }

  /// Whether Xcode writes the comment: `CFBundleName`, `NSCameraUsageDescription`.
  private var isInfoPlistKey: Bool {
    (key.hasPrefix("CFBundle") || key.hasPrefix("NS"))
      && key.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
  }
}
