import LocalizationModel
import StringCatalog

extension SourceString {
  /// The comment that is written in the code, with its literal; `nil` if there is none or it is
  /// empty.
  var writtenComment: PlacedText? { comment.flatMap { PlacedText(comment: $0) } }
}

extension PlacedText {
  /// The comment that the code gives a string.
  init?(commentOf string: ExtractedString) {
    guard let argument = string.site?.call?.comment else { return nil }
    self.init(comment: argument)
  }

  /// - Parameter argument: The comment of a call.
  init?(comment argument: StringSite.Argument) {
    guard let text = argument.text, !text.isBlank else { return nil }
    self.init(text, argument.value)
  }
}

extension Entry {
  /// The comment of a catalog where the code gives none, so that only the catalog can change it.
  var ownComment: PlacedText? {
    guard let sites, contents.shouldTranslate, let comment = contents.comment,
      !comment.text.isBlank, extractionState != .stale,
      sites.allSatisfy({ $0.comment == nil }), !isInfoPlistKey
    else { return nil }
    return comment
  }

  /// Whether Xcode writes the comment: `CFBundleName`, `NSCameraUsageDescription`.
  private var isInfoPlistKey: Bool {
    (key.hasPrefix("CFBundle") || key.hasPrefix("NS"))
      && key.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
  }
}
