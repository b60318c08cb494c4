import LocalizationModel
import OrderedJSON

extension TextNode {
  /// The text and state if the localization holds nothing else; `nil` if it does.
  var onlyUnit: StringUnit? {
    guard members.count == 1, case .unit(let unit) = members[0], unit.members.count == 2,
      unit.state != nil, unit.text != nil
    else { return nil }
    return unit.stringUnit(isSet: false)
  }

  /// Writes the localization as it stands in an entry of a file, in Xcode's layout and order.
  func write(to writer: inout JSONWriter) {
    if let unit = onlyUnit {
      unit.write(to: &writer)
    } else {
      writer.write(json.arranged, depth: StringUnit.depth)
    }
  }

  /// The localization as JSON in Xcode's layout, indented as in an entry of a file.
  package var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// True if both have the same content, the order of members aside.
  package func isSame(as other: TextNode) -> Bool { json.arranged == other.json.arranged }

  /// True if both differ at most in the states of their texts and in the order of members.
  package func hasSameTexts(as other: TextNode) -> Bool {
    withoutStates.isSame(as: other.withoutStates)
  }
}
