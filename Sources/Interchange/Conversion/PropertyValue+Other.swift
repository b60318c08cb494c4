package import LegacyFormats
import LocalizationModel

extension PropertyValue {
  /// The text for numbers of no other form, with the text of each variable in its place; `nil` for a
  /// rule by device or width, which has no such text.
  package var otherText: String? {
    switch self {
    case .text(let text): text
    case .dictionary:
      self[StringsdictKey.format]?.text.map { replacingVariables(of: $0, within: []) }
    }
  }

  /// Replaces the variables of a format, and those of their texts.
  private func replacingVariables(of format: String, within names: [String]) -> String {
    let bytes = ContiguousArray(format.utf8)
    var replaced = ContiguousArray<UInt8>()
    var copied = 0
    for specifier in FormatSpecifier.all(in: format) {
      guard case .substitution(let name) = specifier.kind, !names.contains(name),
        let text = self[name]?["other"]?.text
      else { continue }
      replaced += bytes[copied..<specifier.range.start]
      replaced += replacingVariables(of: text, within: names + [name]).utf8
      copied = specifier.range.end
    }
    return String(decoding: replaced + bytes[copied...], as: UTF8.self)
  }
}
