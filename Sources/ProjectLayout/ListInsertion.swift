import LocalizationModel

/// A list in a project's file to which an element is added: in the layout of the elements that it
/// has, so that a diff shows the new one alone.
///
/// Both formats of project files have commas between elements, and the same comments.
struct ListInsertion {
  let bytes: ContiguousArray<UInt8>
  /// The bytes of the list, with its brackets.
  let list: Range<Int>
  /// The bytes of each element, with its quotes.
  let elements: [Range<Int>]

  /// Returns the bytes with an element before the one at an index, or at the end.
  func inserting(_ element: String, at index: Int) -> ContiguousArray<UInt8> {
    let (offset, text) = insertion(of: element, at: index)
    return bytes.inserting(text, at: offset)
  }

  /// Returns the text that adds an element, and its offset.
  func insertion(of element: String, at index: Int) -> (offset: Int, text: String) {
    guard let first = elements.first, let last = elements.last else {
      return insertionOfFirst(element)
    }
    // Objects of several lines may begin on the line where the one before ends.
    let line = space(before: first.lowerBound)
    if index < elements.count {
      let start = elements[index].lowerBound
      let space = line.contains(where: \.isNewline) ? line : space(before: start)
      return (start, element + "," + (space.isEmpty ? " " : space))
    }
    let isOneLine = !line.contains(where: \.isNewline)
    let space = isOneLine ? space(before: last.lowerBound) : line
    let separator = space.isEmpty || elements.count == 1 && isOneLine ? " " : space
    let end = bytes.end(ofSpaceAndCommentsFrom: last.upperBound)
    if end < list.upperBound, bytes[end] == UInt8(ascii: ",") {
      return (end + 1, separator + element + ",")
    }
    return (end - bytes.space(before: end).utf8.count, "," + separator + element)
  }

  private func insertionOfFirst(_ element: String) -> (offset: Int, text: String) {
    let space = space(before: list.upperBound - 1)
    guard space.contains(where: \.isNewline) else { return (list.lowerBound + 1, element) }
    return (list.lowerBound + 1, space + bytes.indentation + element + ",")
  }

  /// Returns the index for an element in the order of the names that the list has: by their bytes if
  /// at least three are sorted, otherwise the end.
  static func index(for name: String, among names: [String]) -> Int {
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0.precedesInBytes($1) }
    guard names.count > 2, isSorted else { return names.count }
    return names.firstIndex { name.precedesInBytes($0) } ?? names.count
  }

  /// Returns the white space that ends before an offset.
  private func space(before offset: Int) -> String { bytes.space(before: offset) }
}

extension ContiguousArray<UInt8> {
  /// Returns the bytes with a text at an offset.
  func inserting(_ text: String, at offset: Int) -> Self {
    var copy = self
    copy.insert(contentsOf: text.utf8, at: offset)
    return copy
  }

  /// Returns the offset of the first byte that is neither white space nor part of a comment.
  func end(ofSpaceAndCommentsFrom offset: Int) -> Int {
    var offset = offset
    while offset < count {
      switch self[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/") where offset + 1 < count && self[offset + 1] == UInt8(ascii: "/"):
        while offset < count, self[offset] != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "/") where offset + 1 < count && self[offset + 1] == UInt8(ascii: "*"):
        offset += 4
        while offset < count,
          self[offset - 1] != UInt8(ascii: "/") || self[offset - 2] != UInt8(ascii: "*")
        {
          offset += 1
        }
      default: return offset
      }
    }
    return Swift.min(offset, count)
  }

  /// Returns the white space that ends before an offset.
  func space(before offset: Int) -> String {
    var start = offset
    while start > 0, self[start - 1] == 0x20 || 0x09...0x0D ~= self[start - 1] { start -= 1 }
    return String(decoding: self[start..<offset], as: UTF8.self)
  }

  /// One level of indentation: a tab if some line begins with one, else two spaces.
  var indentation: String {
    let tab = indices.contains { self[$0] == 0x09 && ($0 == 0 || self[$0 - 1] == 0x0A) }
    return tab ? "\t" : "  "
  }
}
