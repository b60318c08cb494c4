internal import LocalizationModel
internal import SwiftTree

extension FileDeclarations {
  /// The name of a declaration and its line, to be shown in reports; a ``Record`` holds only a hash
  /// and an offset.
  package struct Mark: Hashable, Sendable {
    /// The name as the source spells it, without backticks.
    package let name: String
    /// The line of the name, counted from 1.
    package let line: UInt32
  }

  /// Sets ``marks`` for all declarations. ``ProjectIndex/step(_:)`` makes of them the steps that
  /// `gloss why` shows.
  ///
  /// - Parameter source: The file's bytes.
  package mutating func mark(in source: ContiguousArray<UInt8>) {
    let lines = LineTable(source.span)
    marks = Numbered(
      records.map { record in
        switch record.kind {
        case .inherited, .generics: return Mark(name: "", line: 0)  // these have no name
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
