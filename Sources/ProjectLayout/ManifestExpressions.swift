/// What expressions of a manifest stand for, as far as its text says it.
struct ManifestExpressions {
  indirect enum Value: Hashable {
    case text(String)
    case list([Value])
    /// `.copy("Fixtures")`
    case call(String, [Argument])
    case unknown
  }

  struct Argument: Hashable {
    let label: String?
    let value: Value
  }

  /// Nobody nests expressions deeper in a manifest.
  private static let depthLimit = 64
  /// Constants can double each other.
  private static let textLimit = 4096

  /// Nor are constants of interest longer; each is read for itself, also one within another.
  private static let constantLimit = 512

  let tokens: [ManifestTokens.Token]
  /// Where reading ends.
  private var end: Int
  /// By name; those that are given two values are unknown.
  private var constants: [String: Value] = [:]

  init(_ tokens: [ManifestTokens.Token]) {
    self.tokens = tokens
    end = tokens.count
    for index in tokens.indices where tokens[index] == .word("let") {
      end = min(index + Self.constantLimit, tokens.count)
      readConstant(at: index + 1)
    }
    end = tokens.count
  }

  private mutating func readConstant(at start: Int) {
    var index = start
    guard case .word(let name)? = token(index) else { return }
    index += 1
    if token(index) == .mark(UInt8(ascii: ":")) {
      // `[String]` or a plain name; other types hold nothing of interest.
      index += 1
      if token(index) == .mark(UInt8(ascii: "[")) { index += 2 }
      index += 1
    }
    guard token(index) == .mark(UInt8(ascii: "=")) else { return }
    index += 1
    let value = sum(at: &index, depth: 0)
    let continues: Set<ManifestTokens.Token?> = Set("+.?([".utf8.map { .mark($0) })
    let isWhole = !continues.contains(token(index))
    if constants[name] == nil {
      constants[name] = isWhole ? value : .unknown
    } else if constants[name] != value {
      constants[name] = .unknown
    }
  }

  private func token(_ index: Int) -> ManifestTokens.Token? {
    index < end ? tokens[index] : nil
  }

  /// Reads the arguments of a call, from behind its opening parenthesis through the closing one, or
  /// to the end of the manifest.
  ///
  /// - Returns: `nil` if the manifest ends before.
  func arguments(at index: inout Int, depth: Int = 0) -> [Argument]? {
    var arguments: [Argument] = []
    while index < end {
      if tokens[index] == .mark(UInt8(ascii: ")")) {
        index += 1
        return arguments
      }
      if tokens[index] == .mark(UInt8(ascii: ",")) {
        index += 1
        continue
      }
      var label: String?
      if case .word(let word) = tokens[index], token(index + 1) == .mark(UInt8(ascii: ":")) {
        label = word
        index += 2
      }
      let start = index
      arguments.append(Argument(label: label, value: value(at: &index, depth: depth)))
      // A bracket that closes nothing.
      if index == start { index += 1 }
    }
    return nil
  }

  /// Reads up to the comma or bracket that ends an argument or element.
  private func value(at index: inout Int, depth: Int) -> Value {
    let value = sum(at: &index, depth: depth)
    if isEnd(index) { return value }
    var brackets = 0
    while index < end, brackets > 0 || !isEnd(index) {
      if case .mark(let mark) = tokens[index] {
        if "([{".utf8.contains(mark) { brackets += 1 }
        if ")]}".utf8.contains(mark) { brackets -= 1 }
      }
      index += 1
    }
    return .unknown
  }

  private func isEnd(_ index: Int) -> Bool {
    guard case .mark(let mark)? = token(index) else { return index >= end }
    return ",)]}".utf8.contains(mark)
  }

  private func sum(at index: inout Int, depth: Int) -> Value {
    var sum = operand(at: &index, depth: depth)
    while token(index) == .mark(UInt8(ascii: "+")) {
      index += 1
      let other = operand(at: &index, depth: depth)
      sum =
        switch (sum, other) {
        case (.text(let left), .text(let right)): Self.bounded(left + right)
        case (.list(let left), .list(let right)): .list(left + right)
        default: .unknown
        }
    }
    return sum
  }

  private static func bounded(_ text: String) -> Value {
    text.utf8.count > textLimit ? .unknown : .text(text)
  }

  private func operand(at index: inout Int, depth: Int) -> Value {
    guard depth < Self.depthLimit, let first = token(index) else { return .unknown }
    switch first {
    case .text(let parts):
      index += 1
      return text(of: parts)
    case .mark(UInt8(ascii: "[")):
      index += 1
      return list(at: &index, depth: depth + 1)
    case .word, .mark(UInt8(ascii: ".")):
      var name = ""
      while true {
        if case .word(let word)? = token(index) {
          name = word
          index += 1
        } else if token(index) == .mark(UInt8(ascii: ".")) {
          index += 1
          guard case .word? = token(index) else { return .unknown }
          continue
        }
        guard token(index) == .mark(UInt8(ascii: ".")) else { break }
      }
      guard token(index) == .mark(UInt8(ascii: "(")) else { return constants[name] ?? .unknown }
      index += 1
      return arguments(at: &index, depth: depth + 1).map { .call(name, $0) } ?? .unknown
    default: return .unknown
    }
  }

  private func list(at index: inout Int, depth: Int) -> Value {
    var elements: [Value] = []
    while index < end {
      if tokens[index] == .mark(UInt8(ascii: "]")) {
        index += 1
        return .list(elements)
      }
      if tokens[index] == .mark(UInt8(ascii: ",")) {
        index += 1
        continue
      }
      let start = index
      elements.append(value(at: &index, depth: depth))
      // A bracket of another kind ends no list.
      if index == start { return .unknown }
    }
    return .unknown
  }

  private func text(of parts: [ManifestTokens.Part]?) -> Value {
    guard let parts else { return .unknown }
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .name(let name):
        guard case .text(let constant)? = constants[name] else { return .unknown }
        text += constant
      }
      if text.utf8.count > Self.textLimit { return .unknown }
    }
    return .text(text)
  }
}

extension [ManifestExpressions.Argument] {
  /// - Returns: `nil` if there is no argument of that label.
  subscript(label: String) -> ManifestExpressions.Value? {
    first { $0.label == label }?.value
  }

  func text(_ label: String) -> String? {
    if case .text(let text)? = self[label] { text } else { nil }
  }

  /// The elements that are known.
  func list(_ label: String) -> [ManifestExpressions.Value]? {
    if case .list(let list)? = self[label] { list } else { nil }
  }
}
