internal import Foundation

/// Compares names in the order in which Xcode writes the members of every object: ICU's root
/// collation, with numbers by value and lower case first, made total.
///
/// The writer sorts by it, and `check` and three-way merges compare by it. A call of Foundation
/// defines the order, but takes some thirty times as long as a table of weights. So ``AsciiOrder``
/// decides between most ASCII texts, and Foundation between all others.
package enum KeyOrder {
  /// Compares two names as UTF-8. Negative if `left` comes first, positive if `right` does, 0 only
  /// if their bytes are equal.
  package static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    if let order = AsciiOrder.compare(left, right) { return order }
    // 64 UTF-8 bytes are never more than 64 UTF-16 units; see `commonStart`.
    let start = left.count > 64 || right.count > 64 ? commonStart(left, right) : 0
    let order = collate(text(left, from: start), text(right, from: start))
    return order == 0 ? byteOrder(left, right) : order
  }

  /// True if Xcode may have written `left` before `right`.
  ///
  /// Either may come first if their first difference is in case, accent or an invisible character,
  /// and one is longer than 64 UTF-16 units. Foundation's answer then varies from run to run, and a
  /// file may hold any of its results.
  package static func allows(_ left: Span<UInt8>, before right: Span<UInt8>) -> Bool {
    compare(left, right) <= 0 || isUnsettled(left, right)
  }

  /// True if a key may stand before another in a catalog, or equals it.
  package static func allows(
    _ left: ContiguousArray<UInt8>, before right: ContiguousArray<UInt8>
  ) -> Bool {
    allows(left.span, before: right.span)
  }

  /// True if Foundation's order of two texts can vary from run to run.
  package static func isUnsettled(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    // The first differing bytes settle nearly all pairs without making strings of them.
    guard left.count > 64 || right.count > 64, !differPlainly(left, right) else { return false }
    let isPlain = AsciiOrder.compare(left, right) != nil
    let (left, right) = (text(left, from: 0), text(right, from: 0))
    guard left.utf16.count > 64 || right.utf16.count > 64 else { return false }
    let difference = zip(left.unicodeScalars, right.unicodeScalars).first { $0 != $1 }
    guard let (left, right) = difference else { return false }
    if isDigit(left) || isDigit(right) { return !isPlain }
    return isIgnorable(left) || isIgnorable(right) || base(left) == base(right)
  }

  /// True if one text begins with the other, or if both first differ in printable ASCII characters
  /// that are neither digits nor one letter in two cases.
  private static func differPlainly(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    let end = min(left.count, right.count)
    var offset = 0
    while offset < end, left[offset] == right[offset] { offset += 1 }
    if offset == end { return true }
    let (left, right) = (left[offset], right[offset])
    return isPlain(left) && isPlain(right) && lowered(left) != lowered(right)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// True if a scalar has no collation weight, or only one that counts when all others are equal.
  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: !scalar.properties.isWhitespace
    case .format, .nonspacingMark, .enclosingMark, .unassigned: true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// Returns a scalar without its case, accent and width.
  private static func base(_ scalar: Unicode.Scalar) -> String {
    String(scalar).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: root)
  }

  /// Compares two keys as UTF-8: negative if the first comes before the second, positive if after,
  /// and 0 if they are equal.
  package static func compare(
    _ left: ContiguousArray<UInt8>, _ right: ContiguousArray<UInt8>
  ) -> Int {
    compare(left.span, right.span)
  }

  /// Compares two keys: negative if the first comes before the second, positive if after.
  package static func compare(_ left: String, _ right: String) -> Int {
    compare(ContiguousArray(left.utf8), ContiguousArray(right.utf8))
  }

  /// Compares two texts by the Foundation call that defines the order.
  package static func collate(_ left: String, _ right: String) -> Int {
    left.compare(
      right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: root
    ).rawValue
  }

  /// Sorts items by their keys from scratch. The result does not depend on the order at the start;
  /// only items of the same text keep theirs.
  package static func sorted<Item>(
    _ items: [Item], by text: (Item) -> ContiguousArray<UInt8>
  ) -> [Item] {
    let texts = items.map { text($0) }
    // Some long keys have no transitive order, so that the result depends on where sorting starts:
    // a fixed start makes it the same in every run.
    let byBytes = items.indices.sorted {
      let order = byteOrder(texts[$0], texts[$1])
      return order == 0 ? $0 < $1 : order < 0
    }
    return byBytes.indices.sorted {
      let order = compare(texts[byBytes[$0]], texts[byBytes[$1]])
      return order == 0 ? $0 < $1 : order < 0
    }.map { items[byBytes[$0]] }
  }

  private static func byteOrder(
    _ left: ContiguousArray<UInt8>, _ right: ContiguousArray<UInt8>
  ) -> Int {
    byteOrder(left.span, right.span)
  }

  private static func byteOrder(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return left.count - right.count
  }

  /// The root locale. Naming one makes Foundation collate; without it folded code points are
  /// compared. And it must be root, because Xcode's order ignores the developer's language.
  private static let root = Locale(identifier: "")

  /// Returns the text from an offset on, which must not lie inside a character.
  private static func text(_ bytes: Span<UInt8>, from start: Int) -> String {
    unsafe bytes.extracting(start..<bytes.count).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the offset of the last ASCII letter before the first difference. Comparing from there
  /// gives the same result, and is safer: Foundation compares texts of more than 64 UTF-16 units in
  /// pieces, which can give a wrong order.
  private static func commonStart(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared, left[index] == right[index] { index += 1 }
    while index > 0 {
      index -= 1
      // An ASCII letter in either case: 0x20 makes it lower case.
      if (left[index] | 0x20) &- 0x61 < 26 { return index }
    }
    return 0
  }
}
