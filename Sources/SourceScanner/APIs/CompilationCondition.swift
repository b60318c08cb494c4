/// The value of an `#if` condition in a build of which only `DEBUG` is known.
struct CompilationCondition {
  /// The value of `DEBUG`; `nil` if it is unknown.
  let isDebug: Bool?

  /// The greatest depth of parentheses that is followed; deeper conditions are unknown.
  private static let depthLimit = 32

  /// Returns the value of a condition, such as `DEBUG && os(iOS)`; `nil` if it depends on more than
  /// `DEBUG`.
  func value(of condition: String) -> Bool? {
    var rest = Array(condition.utf8)[...]
    let value = disjunction(&rest, 0)
    return rest.isEmpty ? value : nil
  }

  private func disjunction(_ rest: inout ArraySlice<UInt8>, _ depth: Int) -> Bool? {
    var value = conjunction(&rest, depth)
    while take("||", from: &rest) {
      let other = conjunction(&rest, depth)
      value =
        value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private func conjunction(_ rest: inout ArraySlice<UInt8>, _ depth: Int) -> Bool? {
    var value = operand(&rest, depth)
    while take("&&", from: &rest) {
      let other = operand(&rest, depth)
      value =
        value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private func operand(_ rest: inout ArraySlice<UInt8>, _ depth: Int) -> Bool? {
    var isNegated = false
    while take("!", from: &rest) { isNegated.toggle() }
    let value = primary(&rest, depth)
    return isNegated ? value.map { !$0 } : value
  }

  /// Reads a name, a literal, a platform test such as `os(iOS)`, or a condition in parentheses.
  private func primary(_ rest: inout ArraySlice<UInt8>, _ depth: Int) -> Bool? {
    if depth < Self.depthLimit, take("(", from: &rest) {
      let value = disjunction(&rest, depth + 1)
      return take(")", from: &rest) ? value : nil
    }
    let word = rest.prefix { $0 != UInt8(ascii: "(") && !Self.ends($0) }
    rest = rest.dropFirst(word.count)
    if rest.first == UInt8(ascii: "(") {
      skipParentheses(&rest)
      return nil
    }
    switch String(decoding: word, as: UTF8.self) {
    case "DEBUG": return isDebug
    case "true", "1": return true
    case "false", "0": return false
    default: return nil
    }
  }

  private static func ends(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "&"), UInt8(ascii: "|")].contains(byte)
  }

  private func skipParentheses(_ rest: inout ArraySlice<UInt8>) {
    var depth = 0
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Skips spaces and takes a sign if it comes next.
  private func take(_ sign: String, from rest: inout ArraySlice<UInt8>) -> Bool {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.starts(with: sign.utf8) else { return false }
    rest = rest.dropFirst(sign.utf8.count).drop { $0 == UInt8(ascii: " ") }
    return true
  }
}
