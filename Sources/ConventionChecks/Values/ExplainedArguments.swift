import LocalizationModel

/// A comparison of a comment with the arguments of its text, for `comment-placeholder`: which of
/// them it explains, omits or gets wrong.
///
/// Comments explain arguments in many ways: by specifier, by the name in the code, by an example,
/// or as a list after a dash. Accepting all of these cut the rule's warnings on 50 public apps from
/// 401 to 151.
struct ExplainedArguments {
  /// The numbers of the unexplained arguments, counted from 1 and ascending.
  private(set) var missing: [Int] = []
  /// The specifiers in the comment that are no argument of the text.
  private(set) var unknown: [String] = []
  /// The specifiers in the comment whose class differs from the argument's class in the text, with
  /// the argument's number and class.
  private(set) var mistaken: [(specifier: String, number: Int, expected: ArgumentClass)] = []

  /// Compares a comment with the arguments of its text.
  ///
  /// - Parameters:
  ///   - comment: The comment. It names an argument by its specifier, numbered or in order, or by
  ///     the expression in the code.
  ///   - text: The text with the arguments.
  ///   - arguments: The arguments of the text.
  ///   - expressions: The code's expressions in the order of the arguments, or none.
  init(_ comment: String, of text: String, _ arguments: ArgumentMap, expressions: [String]) {
    let all = Set(arguments.uses.map(\.number))
    let numbers = all.sorted()
    var explained: Set<Int> = []
    let bytes = Array(comment.utf8)
    var unnumbered: [FormatSpecifier] = []
    for specifier in FormatSpecifier.all(in: comment) {
      guard specifier.kind == .argument, !specifier.hasSpaceFlag else { continue }
      if let number = specifier.position {
        if all.contains(number) {
          explained.insert(number)
          let kind = ArgumentClass(conversion: specifier.conversion)
          if let expected = arguments.kind(of: number), !expected.fits(kind),
            Self.isDefinition(bytes[specifier.range.end...])
          {
            mistaken.append((Self.text(specifier, bytes), number, expected))
          }
        } else if Self.isDefinition(bytes[specifier.range.end...]) {
          unknown.append(Self.text(specifier, bytes))
        }
      } else {
        unnumbered.append(specifier)
      }
    }
    let open = numbers.filter { !explained.contains($0) }
    var unmatched = UnmatchedArguments(open.map { arguments.kind(of: $0) ?? .unknown })
    for specifier in unnumbered {
      let kind = ArgumentClass(conversion: specifier.conversion)
      if let place = unmatched.take(kind) {
        explained.insert(open[place])
      } else if let place = unmatched.take(.unknown) {
        explained.insert(open[place])
        // With several arguments it would not be certain which of them the comment means.
        if numbers.count == 1, unnumbered.count == 1,
          let expected = arguments.kind(of: open[place]), !expected.fits(kind),
          Self.isDefinition(bytes[specifier.range.end...])
        {
          mistaken.append((Self.text(specifier, bytes), open[place], expected))
        }
      } else if numbers.isEmpty, Self.isDefinition(bytes[specifier.range.end...]) {
        unknown.append(Self.text(specifier, bytes))
      }
    }
    missing = numbers.filter { number in
      if explained.contains(number) { return false }
      guard
        let expression = expressions.indices.contains(number - 1) ? expressions[number - 1] : nil
      else { return true }
      return !Self.mentions(expression, in: comment, isOnly: numbers.count == 1)
    }
    guard !missing.isEmpty else { return }
    // A comment with `%N$d` means all arguments.
    if comment.hasText("%N$") || comment.hasText("%n$")
      || Self.speaksOfArguments(comment, ofOne: numbers.count == 1)
      || explained.isEmpty && Self.lists(numbers.count, in: comment)
      || Self.isExample(comment, of: text)
    {
      missing = []
    }
  }

  /// True if the comment shows the text with values filled in: "14 unread" for "%lld unread".
  private static func isExample(_ comment: String, of text: String) -> Bool {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for specifier in FormatSpecifier.all(in: text) {
      parts.append(String(decoding: bytes[start..<specifier.range.start], as: UTF8.self))
      start = specifier.range.end
    }
    guard !parts.isEmpty else { return false }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    guard parts.contains(where: { $0.contains(where: \.isLetter) }) else { return false }
    let lowered = comment.lowercased()
    var rest = lowered[...]
    for (index, part) in parts.enumerated() {
      let part = part.lowercased().drop { $0.isWhitespace }
      let wanted = part.reversed().drop { $0.isWhitespace }.reversed()
      // The search by bytes is faster, and fails for most comments, which are in another language.
      guard lowered.hasText(String(wanted)), let found = rest.firstRange(of: wanted) else {
        return false
      }
      // Some value must replace the argument.
      if index > 0, !wanted.isEmpty, rest[..<found.lowerBound].allSatisfy(\.isWhitespace) {
        return false
      }
      rest = rest[found.upperBound...]
      if index == parts.count - 2, parts[index + 1].allSatisfy(\.isWhitespace) {
        return rest.contains { $0.isLetter || $0.isNumber }
      }
    }
    return true
  }

  private static func text(_ specifier: FormatSpecifier, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[specifier.range.start..<specifier.range.end], as: UTF8.self)
  }

  /// True if the text after a specifier explains it (`%@: the name`).
  private static func isDefinition(_ rest: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: rest.prefix(8), as: UTF8.self).drop { $0 == " " || $0 == "”" }
    return text.first.map { ":：=-–—是为代表".contains($0) } ?? false
  }

  /// True if the comment has the last name of an expression: `count` of `channel.members.count`.
  ///
  /// - Parameter isOnly: True for the only argument, for which the name's last word is enough:
  ///   `version` of `fullVersion`.
  private static func mentions(_ expression: String, in comment: String, isOnly: Bool) -> Bool {
    let names = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let name = names.last, name.utf8.count > 2 else { return false }
    let words = comment.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    if words.contains(where: { $0.lowercased() == name.lowercased() }) { return true }
    guard isOnly, let capital = name.lastIndex(where: \.isUppercase) else { return false }
    let last = name[capital...].lowercased()
    return last.utf8.count > 3 && !plainNames.contains(last)
      && words.contains { $0.lowercased() == last }
  }

  /// Last words of names that are too common to explain an argument.
  private static let plainNames: Set<String> = [
    "text", "string", "value", "label", "title", "message", "description", "item",
  ]

  /// True if a dash or colon is followed by one item for each argument: "Sync error — account,
  /// details".
  private static func lists(_ count: Int, in comment: String) -> Bool {
    guard count > 1, let mark = comment.lastIndex(where: { "—–:：".contains($0) }) else {
      return false
    }
    return comment[mark...].count { ",，、".contains($0) } == count - 1
  }

  /// True if the comment speaks of the inserted values without a specifier: "the first parameter is
  /// …".
  private static func speaksOfArguments(_ comment: String, ofOne isOne: Bool) -> Bool {
    let text = comment.lowercased()
    return words.contains { text.hasText($0) }
      || isOne && phrases.contains { text.hasText($0) }
  }

  private static let words = [
    "placeholder", "parameter", "variable", "argument", "占位符", "参数", "变量", "佔位符", "參數", "變數",
    "プレースホルダ", "引数", "変数", "자리표시자", "변수", "인수", "e.g.", "eg. ", "for example", "such as",
    "replacement string", "replaced ", "reads as", "inserted", "example: ", "例如", "比如", "例えば", "예:",
  ]

  /// Phrases that explain a text's only argument.
  private static let phrases = [
    "number of", "count of", "amount of", "name of", "percentage of", "how many", "quantity of",
    " count", " version", "value for", "value of",
  ]
}
