import LocalizationModel
import SwiftTree

/// Describes places and items of one text in words, for ``Difference``.
struct SourceDescription {
  private let source: ContiguousArray<UInt8>
  private let lines: LineTable

  init(_ source: ContiguousArray<UInt8>) {
    self.source = source
    lines = LineTable(source.span)
  }

  func position(of offset: Int) -> SourcePosition {
    lines.position(ofByte: offset, in: source.span)
  }

  /// Returns the line that holds the byte, without its line break.
  func line(around offset: Int) -> String {
    let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let offset = min(offset, source.count)
    let start = source[..<offset].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let end = source[offset...].firstIndex(where: isBreak) ?? source.count
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  func text(of item: OutlineItem) -> String {
    switch item {
    case .call(let call):
      let labels = call.labels.map { $0.map(text) ?? "_" }.joined(separator: ", ")
      let closures = call.trailingLabels.map(text).joined(separator: ", ")
      return "\(call.kind.rawValue) call of '\(text(of: call.callee))', parentheses "
        + "\(places(of: call.parentheses)), labels [\(labels)]"
        + (closures.isEmpty ? "" : ", trailing closures [\(closures)]")
    case .string(let string):
      let segments = string.segments.map { segment in
        switch segment {
        case .text(let range): "text '\(text(of: range))' \(places(of: range))"
        case .interpolation(let range): "interpolation \(places(of: range))"
        }
      }
      return (string.isMultiline ? "multi-line string " : "string ")
        + "\(places(of: string.range)), \(string.pounds) pounds, segments: "
        + segments.joined(separator: "; ")
    case .regex(let regex):
      return "regex '\(text(of: regex.range))', \(regex.pounds) pounds"
    }
  }

  private func text(of range: ByteRange) -> String {
    let bounds = min(range.start, source.count)..<min(range.end, source.count)
    let text = String(decoding: source[bounds], as: UTF8.self)
    return text.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  private func places(of range: ByteRange) -> String {
    let (start, end) = (position(of: range.start), position(of: range.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
