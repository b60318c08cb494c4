package import LocalizationModel
package import SwiftTree

/// One place where gloss's scanner and the official parser disagree, as ``Judge`` reports it.
package struct Difference: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let place: SourcePosition
  /// The item that the official parser sees there, or `nothing`.
  package let official: String
  /// The item that the scanner sees there, or `nothing`.
  package let scanner: String
  /// The source line, without its line break.
  package let line: String

  package var description: String {
    """
    \(path):\(place.line):\(place.column)
      official parser: \(official)
      scanner:         \(scanner)
      source:          \(line)
    """
  }

  /// A key for grouping differences that probably have one cause: both items without their names
  /// and numbers. Of an attribute the name stays, because it decides how its arguments are read.
  package var sort: String {
    [official, scanner].map { side in
      let isAttribute = side.hasPrefix("attribute")
      let kind = isAttribute ? side.prefix { $0 != "," } : side.prefix { $0 != "'" && !$0.isNumber }
      return String(kind)
    }.joined(separator: " / ")
  }

  /// Returns all differences of two outlines of one text, ascending by place; empty only if the
  /// outlines are equal.
  package static func all(
    official: SyntaxOutline, scanner: SyntaxOutline, in source: ContiguousArray<UInt8>,
    path: String
  ) -> [Difference] {
    if official == scanner { return [] }
    let (expected, found) = (OutlineItem.counts(in: official), OutlineItem.counts(in: scanner))
    let missing = expected.filter { found[$0.key] != $0.value }.keys
    let surplus = found.filter { expected[$0.key] != $0.value }.keys
    var pairs: [OutlineItem.Place: (official: OutlineItem?, scanner: OutlineItem?)] = [:]
    for item in missing { pairs[item.place, default: (nil, nil)].official = item }
    for item in surplus { pairs[item.place, default: (nil, nil)].scanner = item }
    let description = SourceDescription(source)
    var differences = pairs.sorted { $0.key < $1.key }.map { place, items in
      let repeats = items.scanner.flatMap { found[$0] } ?? 0
      return Difference(
        path: path, place: description.position(of: place.start),
        official: items.official.map(description.text) ?? "nothing",
        scanner: (items.scanner.map(description.text) ?? "nothing")
          + (repeats > 1 ? ", \(repeats) times" : ""),
        line: description.line(around: place.start))
    }
    if differences.isEmpty {
      differences = [
        Difference(
          path: path, place: SourcePosition(line: 1, column: 1), official: "ascending order",
          scanner: "the same items in another order", line: description.line(around: 0))
      ]
    }
    return differences
  }
}
