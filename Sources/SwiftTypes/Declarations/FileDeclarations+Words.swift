package import SwiftTree

extension FileDeclarations {
  /// Calls `visit` with each name in the text of a record, first to last; for `[String: Row]`, with
  /// `String` and `Row`.
  package func forEachName(inTextOf record: Record, _ visit: (Name) -> Void) {
    let range = text(of: record)
    let source = texts
    let bytes = source.span
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, Name.isPart(bytes[offset]) { offset += 1 }
      if offset > start { visit(Name(bytes, start..<offset)) }
      offset += 1
    }
  }
}
