internal import LocalizationModel
internal import SwiftTree

/// The extracted strings of a source, to be found by the range of their literal or of the call that
/// localizes them. The readers of facts, such as ``HardcodedTexts``, look texts up in it.
struct ExtractedStringIndex {
  let tree: SyntaxTree
  private let strings: [ExtractedString]
  /// The first string of each localizing call, by the call's range.
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

  /// The first string of a localizing call; `nil` for other nodes.
  func string(ofCall node: NodeID) -> ExtractedString? {
    calls[tree.bytes(of: node)]
  }

  func isLocalizingCall(_ node: NodeID) -> Bool { calls[tree.bytes(of: node)] != nil }

  /// True if a literal is localizable.
  func isLocalizable(_ literal: NodeID) -> Bool {
    let range = tree.bytes(of: literal)
    return firstString(in: range)?.range == range
  }

  /// The first localizable literal within a range, and its text; `nil` if there is none.
  func firstString(in range: ByteRange) -> (range: ByteRange, text: String)? {
    let index = firstIndex(from: range.start)
    guard index < strings.count, strings[index].range.end <= range.end else { return nil }
    return (strings[index].range, strings[index].defaultValue ?? strings[index].key)
  }

  /// The innermost localizable literal around a range; `nil` if there is none.
  func string(around range: ByteRange) -> ByteRange? {
    // Few literals nest; only the nearest that start before the range are tested.
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
