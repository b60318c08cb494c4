internal import LocalizationModel
internal import SwiftTree

/// The strings found so far, by their places.
struct FactView {
  let tree: SyntaxTree
  private let strings: [ExtractedString]
  /// For each localizing call its first string.
  private let calls: [ByteRange: ExtractedString]

  init(_ tree: SyntaxTree, _ strings: [ExtractedString]) {
    self.tree = tree
    let isSorted = zip(strings, strings.dropFirst()).allSatisfy {
      $0.range.start <= $1.range.start
    }
    self.strings = isSorted ? strings : strings.sorted { $0.range.start < $1.range.start }
    var calls: [ByteRange: ExtractedString] = [:]
    for string in self.strings {
      if let range = string.site?.call?.range, calls[range] == nil { calls[range] = string }
    }
    self.calls = calls
  }

  var hasNoCalls: Bool { calls.isEmpty }

  /// The string of a localizing call.
  func string(ofCall node: NodeID) -> ExtractedString? {
    calls[tree.bytes(of: node)]
  }

  func isLocalizingCall(_ node: NodeID) -> Bool { calls[tree.bytes(of: node)] != nil }

  /// Whether a literal is localizable.
  func isLocalizable(_ literal: NodeID) -> Bool {
    let range = tree.bytes(of: literal)
    return firstString(in: range)?.range == range
  }

  /// The first localizable literal that lies in a range, and its text.
  func firstString(in range: ByteRange) -> (range: ByteRange, text: String)? {
    let index = firstIndex(from: range.start)
    guard index < strings.count, strings[index].range.end <= range.end else { return nil }
    return (strings[index].range, strings[index].defaultValue ?? strings[index].key)
  }

  /// The innermost localizable literal that a range lies in.
  func string(around range: ByteRange) -> ByteRange? {
    // Literals in literals are few; those that start before are looked at from the nearest.
    var index = firstIndex(from: range.start) - 1
    let last = max(0, index - 8)
    while index >= last {
      if strings[index].range.end >= range.end { return strings[index].range }
      index -= 1
    }
    return nil
  }

  private func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, strings.count)
    while low < high {
      let middle = (low + high) / 2
      if strings[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
