internal import LocalizationModel
internal import SwiftTree

/// A source without the bodies of its functions and accessors: text that declares the same in fewer
/// bytes, for those who have to know its declarations and do not have the source.
///
/// What declarations are read from stays as it is written, so that whoever reads this text reads the
/// same. That is tried: a source of which it does not hold stays whole.
package struct BodilessSource {
  /// The source with the bodies left out, or whole.
  package private(set) var bytes: ContiguousArray<UInt8>

  /// Leaves the bodies out if the declarations that are read from the rest stay the same.
  package init(_ source: ContiguousArray<UInt8>) {
    bytes = source
    let tree = Parser.parse(source)
    var short: ContiguousArray<UInt8> = []
    short.reserveCapacity(source.count / 2)
    var end = 0
    for body in BodyRanges(tree).ranges where body.start >= end {
      short += source[end..<body.start]
      end = body.end
    }
    short += source[end...]
    let declared = DeclarationCollector(tree).declarations
    if declared.says(theSameAs: DeclarationCollector(Parser.parse(short)).declarations) {
      bytes = short
    }
  }
}

extension FileDeclarations {
  /// Whether two files declare the same in the same order, wherever in their texts.
  package func says(theSameAs other: FileDeclarations) -> Bool {
    guard texts == other.texts, records.count == other.records.count else { return false }
    return records.indices.allSatisfy { index in
      let (one, another) = (records[index], other.records[index])
      return one.kind == another.kind && one.name == another.name && one.owner == another.owner
        && one.end == another.end && one.flags == another.flags
        && one.textStart == another.textStart && one.textLength == another.textLength
    }
  }
}
