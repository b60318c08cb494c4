/// Evaluates those expressions of a `Package.swift` whose values its text shows.
///
/// ``PackageManifest`` reads the arguments of target calls with it: literals, lists, calls, sums
/// and constants. The manifest is never run; any other expression is `.unknown`. A manifest can
/// come from anywhere, so the limits below keep time and memory small.
struct ManifestExpressions {
  indirect enum Value: Hashable {
    case text(String)
    case list([Value])
    /// A call such as `.copy("Fixtures")`.
    case call(String, [Argument])
    /// A metatype such as `MainActor.self`.
    case type(String)
    case unknown
  }

  /// A value with its size, since constants that double each other could make a value of any size.
  private struct SizedValue {
    var value: Value
    /// The number of lists, calls and texts in it, nested ones included; long texts count more.
    var weight = 1
    /// The depth to which lists and calls nest.
    var depth = 0

    static var unknown: SizedValue { SizedValue(value: .unknown) }

    static func text(_ text: String) -> SizedValue {
      SizedValue(value: .text(text), weight: 1 + text.utf8.count / 64)
    }
  }

  struct Argument: Hashable {
    let label: String?
    let value: Value
  }

  /// The deepest nesting that is read; real manifests have less.
  static let depthLimit = 64
  /// The longest text in UTF-8 bytes; a longer one is unknown.
  private static let textLimit = 4096
  /// The greatest sum of the weights of all constants, counted at each mention.
  static let weightLimit = 1_000_000

  /// The most tokens read for one constant. Each constant is read by itself, even inside another.
  private static let constantLimit = 512

  let tokens: [ManifestTokens.Token]
  /// The index of the first token that is not read.
  private var end: Int
  /// The constants by name; one declared twice with different values is unknown.
  private var constants: [String: SizedValue] = [:]
  /// The weight of all constants mentioned so far.
  private var mentionedWeight = 0
  /// The first token at which ``weightLimit`` was exceeded, or `nil`.
  private(set) var firstTooLarge: Int?
  /// The first token at which ``depthLimit`` was exceeded, or `nil`.
  private(set) var firstTooDeep: Int?

  init(_ tokens: [ManifestTokens.Token]) {
    self.tokens = tokens
    end = tokens.count
    for index in tokens.indices where tokens[index] == .word("let") {
      end = min(index + Self.constantLimit, tokens.count)
      readConstant(at: index + 1)
    }
    end = tokens.count
  }

  /// Reads a constant's name, type and value, and keeps the value.
  private mutating func readConstant(at start: Int) {
    var index = start
    guard case .word(let name)? = token(index) else { return }
    index += 1
    if token(index) == .mark(UInt8(ascii: ":")) {
      // `[String]` or a plain name; constants of other types hold no targets, paths or settings.
      index += 1
      if token(index) == .mark(UInt8(ascii: "[")) { index += 2 }
      index += 1
    }
    guard token(index) == .mark(UInt8(ascii: "=")) else { return }
    index += 1
    let result = sum(at: &index, depth: 0)
    // An operator after the value makes another value of it, which is not evaluated.
    let continues: Set<ManifestTokens.Token?> = Set("+.?([".utf8.map { .mark($0) })
    let isWhole = !continues.contains(token(index))
    if constants[name] == nil {
      constants[name] = isWhole ? result : .unknown
    } else if constants[name]?.value != result.value {
      constants[name] = .unknown
    }
  }

  private func token(_ index: Int) -> ManifestTokens.Token? {
    index < end ? tokens[index] : nil
  }

  /// Reads the arguments of a call, from after its opening parenthesis through the closing one.
  ///
  /// - Returns: `nil` if the manifest ends first.
  mutating func arguments(at index: inout Int) -> [Argument]? {
    guard case .call(_, let arguments)? = call("", at: &index, depth: 0)?.value else { return nil }
    return arguments
  }

  /// Reads the arguments of a call through the closing parenthesis; `nil` if the tokens end first.
  private mutating func call(_ name: String, at index: inout Int, depth: Int) -> SizedValue? {
    var arguments: [Argument] = []
    var result = SizedValue.unknown
    while index < end {
      if tokens[index] == .mark(UInt8(ascii: ")")) {
        index += 1
        result.value = .call(name, arguments)
        return result
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
      let argument = value(at: &index, depth: depth)
      arguments.append(Argument(label: label, value: argument.value))
      result.weight += argument.weight
      result.depth = max(result.depth, argument.depth + 1)
      // A bracket that closes nothing: skip it, so that the loop ends.
      if index == start { index += 1 }
    }
    return nil
  }

  /// Reads an argument or element up to the comma or bracket that ends it. If more than an
  /// evaluated expression stands there, skips it and returns `.unknown`.
  private mutating func value(at index: inout Int, depth: Int) -> SizedValue {
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

  /// Reads operands joined by `+`: all lists, or all texts.
  private mutating func sum(at index: inout Int, depth: Int) -> SizedValue {
    let first = operand(at: &index, depth: depth)
    guard token(index) == .mark(UInt8(ascii: "+")) else { return first }
    // The terms of a long sum are joined once, not copied for each term.
    var terms = [first]
    while token(index) == .mark(UInt8(ascii: "+")) {
      index += 1
      terms.append(operand(at: &index, depth: depth))
    }
    var (weight, depth) = (0, 0)
    var (elements, text): ([Value], String?) = ([], nil)
    for term in terms {
      weight += term.weight
      depth = max(depth, term.depth)
      switch (first.value, term.value) {
      case (.list, .list(let more)): elements += more
      case (.text, .text(let more)):
        let whole = (text ?? "") + more
        if whole.utf8.count > Self.textLimit { return .unknown }
        text = whole
      default: return .unknown
      }
    }
    return text.map(SizedValue.text)
      ?? SizedValue(value: .list(elements), weight: weight, depth: depth)
  }

  /// Returns the value of a constant, or `.unknown` if it would exceed a limit.
  ///
  /// - Parameter index: The token of its name, or of the literal that interpolates it.
  private mutating func constant(_ name: String, at index: Int, depth: Int) -> SizedValue {
    guard let result = constants[name] else { return .unknown }
    if depth + result.depth > Self.depthLimit {
      firstTooDeep = firstTooDeep ?? index
      return .unknown
    }
    if mentionedWeight + result.weight > Self.weightLimit {
      firstTooLarge = firstTooLarge ?? index
      return .unknown
    }
    mentionedWeight += result.weight
    return result
  }

  /// Reads a literal, a list, a call, a constant or a metatype.
  private mutating func operand(at index: inout Int, depth: Int) -> SizedValue {
    guard depth < Self.depthLimit, let first = token(index) else { return .unknown }
    switch first {
    case .text(let parts):
      index += 1
      return text(of: parts, at: index - 1, depth: depth)
    case .mark(UInt8(ascii: "[")):
      index += 1
      return list(at: &index, depth: depth + 1)
    case .word, .mark(UInt8(ascii: ".")):
      let start = index
      var name = ""
      var owner = ""
      while true {
        if case .word(let word)? = token(index) {
          owner = name
          name = word
          index += 1
        } else if token(index) == .mark(UInt8(ascii: ".")) {
          index += 1
          guard case .word? = token(index) else { return .unknown }
          continue
        }
        guard token(index) == .mark(UInt8(ascii: ".")) else { break }
      }
      guard token(index) == .mark(UInt8(ascii: "(")) else {
        if name == "self", !owner.isEmpty { return SizedValue(value: .type(owner)) }
        return constant(name, at: start, depth: depth)
      }
      index += 1
      return call(name, at: &index, depth: depth + 1) ?? .unknown
    default: return .unknown
    }
  }

  private mutating func list(at index: inout Int, depth: Int) -> SizedValue {
    var elements: [Value] = []
    var result = SizedValue.unknown
    while index < end {
      if tokens[index] == .mark(UInt8(ascii: "]")) {
        index += 1
        result.value = .list(elements)
        return result
      }
      if tokens[index] == .mark(UInt8(ascii: ",")) {
        index += 1
        continue
      }
      let start = index
      let element = value(at: &index, depth: depth)
      elements.append(element.value)
      result.weight += element.weight
      result.depth = max(result.depth, element.depth + 1)
      // A bracket of another kind cannot end the list.
      if index == start { return .unknown }
    }
    return .unknown
  }

  private mutating func text(
    of parts: [ManifestTokens.Part]?, at index: Int, depth: Int
  ) -> SizedValue {
    guard let parts else { return .unknown }
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .name(let name):
        guard case .text(let constant) = constant(name, at: index, depth: depth).value else {
          return .unknown
        }
        text += constant
      }
      if text.utf8.count > Self.textLimit { return .unknown }
    }
    return .text(text)
  }
}

extension [ManifestExpressions.Argument] {
  /// The value of the first argument with a label; `nil` if there is none.
  subscript(label: String) -> ManifestExpressions.Value? {
    first { $0.label == label }?.value
  }

  func text(_ label: String) -> String? {
    if case .text(let text)? = self[label] { text } else { nil }
  }

  /// The elements of an argument that is a list, `.unknown` ones included; `nil` for any other.
  func list(_ label: String) -> [ManifestExpressions.Value]? {
    if case .list(let list)? = self[label] { list } else { nil }
  }
}
