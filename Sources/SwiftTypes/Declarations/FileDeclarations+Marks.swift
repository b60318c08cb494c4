internal import LocalizationModel
internal import SwiftTree

extension FileDeclarations {
  /// The name of a declaration, and the line that it is on.
  package struct Mark: Hashable, Sendable {
    /// The name as the source spells it, not interned.
    package let name: String
    /// Counted from 1.
    package let line: UInt32
  }

  /// Keeps the names and lines of all declarations, which ``ProjectIndex/step(_:)`` tells.
  package mutating func mark(in source: ContiguousArray<UInt8>) {
    let lines = LineTable(source.span)
    marks = Numbered(
      records.map { record in
        switch record.kind {
        case .inherited, .generics: return Mark(name: "", line: 0)
        default: break
        }
        var start = Int(record.place)
        let isQuoted = start < source.count && source[start] == UInt8(ascii: "`")
        if isQuoted { start += 1 }
        var end = start
        while end < source.count, Name.isPart(source[end]) { end += 1 }
        let name = String(decoding: source[start..<end], as: UTF8.self)
        let line = lines.position(ofByte: Int(record.place), in: source.span).line
        return Mark(name: name, line: UInt32(truncatingIfNeeded: line))
      })
  }
}
