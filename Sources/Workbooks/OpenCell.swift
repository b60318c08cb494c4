internal import LocalizationModel
internal import Sheets

/// The cell that ``WorksheetReceiver`` is reading: its type, value and formula, collected from
/// events.
struct OpenCell {
  /// The type of the value (ECMA-376, part 1, 18.18.11).
  enum InitialValueType {
    /// An index into the workbook's shared strings.
    case shared
    /// A string in the cell itself.
    case inline
    /// The string result of a formula.
    case string
    case truth
    /// A number, a date or an error.
    case calculated

    /// - Parameter name: The type as the format spells it.
    init(_ name: Span<UInt8>) {
      func isNamed(_ other: StaticString) -> Bool {
        other.withUTF8Buffer { unsafe name.isEqual(to: $0.span) }
      }
      // Nearly all cells are shared strings.
      self =
        isNamed("s")
        ? .shared
        : isNamed("inlineStr")
          ? .inline : isNamed("str") ? .string : isNamed("b") ? .truth : .calculated
    }
  }

  private(set) var column = 0
  private var type = InitialValueType.calculated
  var value: ContiguousArray<UInt8> = []
  var formula: ContiguousArray<UInt8>?
  var item = StringItem()

  /// Starts the next cell and drops the previous one.
  mutating func begin(inColumn column: Int, _ type: InitialValueType) {
    (self.column, self.type) = (column, type)
    value.removeAll(keepingCapacity: true)
    formula = nil
    // A cell of any type may have held an inline string.
    item.clear()
  }

  /// Returns the cell's text; `nil` if the cell refers to a shared string that does not exist.
  ///
  /// - Parameter strings: The workbook's shared strings, to which cells refer by index.
  mutating func string(_ strings: [SharedString]) -> SharedString? {
    switch type {
    case .inline: return item.finished()
    case .shared where !value.isEmpty:
      guard let stringIndex, stringIndex < strings.count else { return nil }
      return strings[stringIndex]
    case .shared: return SharedString(text: "", spelling: nil)
    case .string:
      let value = String(decoding: value, as: UTF8.self)
      let text = EscapedText.plain(value)
      return SharedString(text: text, spelling: text == value ? nil : value)
    case .truth:
      let value = String(decoding: value, as: UTF8.self)
      return SharedString(
        text: value == "1" ? "TRUE" : value == "0" ? "FALSE" : value, spelling: nil)
    case .calculated:
      return SharedString(text: String(decoding: value, as: UTF8.self), spelling: nil)
    }
  }

  /// The value as an index; `nil` if it is not a number, or has more digits than any index.
  private var stringIndex: Int? {
    if value.count > 9 { return nil }
    var index = 0
    for digit in value {
      guard digit &- UInt8(ascii: "0") < 10 else { return nil }
      index = index * 10 + Int(digit &- UInt8(ascii: "0"))
    }
    return index
  }

  var kind: SheetRow.Cell.Kind {
    if let formula { return .formula(String(decoding: formula, as: UTF8.self)) }
    return switch type {
    case .shared, .inline, .string: .text
    case .truth, .calculated: .calculated
    }
  }
}
