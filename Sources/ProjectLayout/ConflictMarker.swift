package import LocalizationModel

/// The lines such as `<<<<<<<` that git puts into a file where two branches changed it differently.
///
/// A project file or manifest with markers counts as unreadable, because reading it anyway made
/// `sync` fill wrong catalogs.
package enum ConflictMarker {
  /// True if a line begins at an offset with seven equal characters out of git's `<`, `=`, `>` and
  /// `|`.
  static func stands(at offset: Int, in source: Span<UInt8>) -> Bool {
    guard offset + 7 <= source.count,
      offset == 0 || source[offset - 1] == UInt8(ascii: "\n")
        || source[offset - 1] == UInt8(ascii: "\r"),
      "<=>|".utf8.contains(source[offset])
    else { return false }
    return (offset..<offset + 7).allSatisfy { source[$0] == source[offset] }
  }

  /// Finds the first line that opens or closes a conflict, in a file of any format. Only `<` and
  /// `>` count: a line of equals signs may underline a title.
  package static func firstPosition(in source: Span<UInt8>) -> SourcePosition? {
    var start = 0
    while start < source.count {
      let byte = source[start]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"), stands(at: start, in: source),
        // A space and the branch's name, or the line's end, follow the marker.
        start + 7 == source.count || source[start + 7] <= UInt8(ascii: " ")
      {
        return LineTable(source).position(ofByte: start, in: source)
      }
      while start < source.count, source[start] != UInt8(ascii: "\n") { start += 1 }
      start += 1
    }
    return nil
  }

  /// The text of an error about a marker.
  package static let advice = Message(
    "a merge conflict marker: resolve the conflict, then run again", comment: "原因：文件里有合并冲突的标记")
}
