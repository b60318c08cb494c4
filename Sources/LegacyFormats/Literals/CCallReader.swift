internal import LocalizationModel

/// The reader of ``CLookups``: it takes a whole source as tokens, follows the preprocessor's branches,
/// and reads the arguments of the calls.
struct CCallReader {
  /// A token of the code, without line breaks, comments and lines of the preprocessor.
  private struct Token {
    let kind: CLexer.Kind
    let range: Range<Int>
    /// The decoded text of a literal.
    let text: [UInt8]
    /// True in the replacement of a macro.
    let isInMacro: Bool
  }

  private let parameters: [String: [CLookups.Parameter]]
  /// The lengths of the names, in bytes, so that few words have to be compared.
  private let lengths: Set<Int>
  /// The routines of the project, which may also take nothing but the key.
  private let custom: Set<String>
  private var tokens: [Token] = []
  /// The tokens that name a routine, with the conditions around them.
  private var names: [(index: Int, name: String, conditions: [String])] = []
  /// The branches of the preprocessor around the present line.
  private var levels: [CBranchLevel] = []
  /// The conditions of the branches, made when first asked for.
  private var conditions: [String]?
  /// The numbers of tokens before each line of the preprocessor, ascending.
  private var directives: [Int] = []
  /// The tokens that end a statement, or open its braces; ascending.
  private var ends: [Int] = []
  private var comments: [Range<Int>] = []

  private(set) var calls: [CLookups.Call] = []
  private(set) var instructions: [CLookups.Instruction] = []

  init(
    _ source: Span<UInt8>, _ parameters: [String: [CLookups.Parameter]], custom: Set<String>
  ) {
    self.parameters = parameters
    lengths = Set(parameters.keys.map(\.utf8.count))
    self.custom = custom
  }

  mutating func read(_ source: Span<UInt8>) {
    readTokens(source)
    for name in names { addCall(name.name, at: name.index, name.conditions, source) }
    instructions = comments.compactMap { instruction($0, source) }
    tokens = []
  }

  // MARK: Tokens

  private mutating func readTokens(_ source: Span<UInt8>) {
    var lexer = CLexer()
    var (isLineStart, isInMacro) = (true, false)
    while let token = lexer.next(in: source) {
      switch token.kind {
      case .lineBreak: (isLineStart, isInMacro) = (true, false)
      case .comment: comments.append(token.range)
      case .mark(UInt8(ascii: "#")) where isLineStart:
        isInMacro = readDirective(&lexer, source)
        directives.append(tokens.count)
        isLineStart = !isInMacro
      default:
        isLineStart = false
        if token.kind == .word, lengths.contains(token.range.count) {
          let name = Self.text(source, token.range)
          if parameters[name] != nil { names.append((tokens.count, name, presentConditions())) }
        }
        if token.kind == .mark(UInt8(ascii: ";")) || token.kind == .mark(UInt8(ascii: "{")) {
          ends.append(tokens.count)
        }
        tokens.append(
          Token(
            kind: token.kind, range: token.range,
            text: token.kind == .literal(isClosed: true) ? lexer.text : [], isInMacro: isInMacro))
      }
    }
  }

  private mutating func presentConditions() -> [String] {
    if let conditions { return conditions }
    let present = levels.prefix(Self.depthLimit).flatMap(\.conditions)
    conditions = present
    return present
  }

  /// The most nested branches that count.
  private static let depthLimit = 64

  /// Reads a line of the preprocessor after its `#`.
  ///
  /// - Returns: True for a `#define`, whose name is read and whose replacement is code; the other
  ///   lines are read to their ends.
  private mutating func readDirective(_ lexer: inout CLexer, _ source: Span<UInt8>) -> Bool {
    var word = lexer.next(in: source)
    while word?.kind == .comment { word = lexer.next(in: source) }
    guard let first = word, first.kind != .lineBreak else { return false }
    let name = Self.text(source, first.range)
    if name == "define" { return true }
    var words: [String] = []
    while let token = lexer.next(in: source), token.kind != .lineBreak {
      if token.kind != .comment { words.append(Self.text(source, token.range)) }
    }
    conditions = nil
    switch name {
    case "if": levels.append(CBranchLevel(CBranchLevel.condition(words)))
    case "ifdef": levels.append(CBranchLevel(words.first ?? ""))
    case "ifndef": levels.append(CBranchLevel("!" + (words.first ?? "")))
    case "elif": levels.modifyLast { $0.goOn(with: CBranchLevel.condition(words)) }
    case "elifdef": levels.modifyLast { $0.goOn(with: words.first ?? "") }
    case "elifndef": levels.modifyLast { $0.goOn(with: "!" + (words.first ?? "")) }
    case "else": levels.modifyLast { $0.goOn(with: nil) }
    case "endif": _ = levels.popLast()
    default: break
    }
    return false
  }

  // MARK: Calls

  private mutating func addCall(
    _ name: String, at index: Int, _ conditions: [String], _ source: Span<UInt8>
  ) {
    guard var list = parameters[name], tokens[safe: index + 1]?.kind == .mark(UInt8(ascii: "(")),
      let (arguments, close) = arguments(from: index + 2)
    else { return }
    if arguments.count == 1, custom.contains(name) { list = [.key] }
    guard arguments.count == list.count else { return }
    let (start, end) = (tokens[index].range.lowerBound, tokens[close].range.upperBound)
    // A line of the preprocessor between the parentheses leaves open what the arguments are.
    let next = directives.partitioningIndex { $0 > index + 1 }
    let isWhole = next == directives.count || directives[next] > close
    let read = zip(list, arguments).map { argument($0, tokens[$1], source, isWhole) }
    // The declaration of a function has types in place of arguments.
    if read[0].text == nil, isDeclared(at: index, source) { return }
    calls.append(
      CLookups.Call(
        name: name, range: ByteRange(start: start, end: end),
        parentheses: ByteRange(start: tokens[index + 1].range.lowerBound, end: end),
        arguments: read, conditions: conditions,
        isInMacro: tokens[index].isInMacro))
  }

  /// True if the name at an index follows another name or an asterisk, as in a declaration.
  private func isDeclared(at index: Int, _ source: Span<UInt8>) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .mark(UInt8(ascii: "*")): return true
    case .word:
      return !["return", "else", "case", "in"].contains(Self.text(source, tokens[index - 1].range))
    default: return false
    }
  }

  /// Returns the ranges of tokens between the commas of a call, and the index of its closing
  /// parenthesis; `nil` if it has none, or an empty argument.
  private func arguments(from first: Int) -> (ranges: [Range<Int>], close: Int)? {
    var (ranges, start, depth) = ([Range<Int>](), first, 0)
    var index = first
    // A call has few tokens; an unclosed one must not read on to the end of the file.
    let end = min(tokens.count, first + Self.callLimit)
    while index < end {
      switch tokens[index].kind {
      case .mark(let byte) where "([{".utf8.contains(byte): depth += 1
      case .mark(let byte) where ")]}".utf8.contains(byte):
        if depth == 0 {
          guard byte == UInt8(ascii: ")"), start < index else { return nil }
          return (ranges + [start..<index], index)
        }
        depth -= 1
      case .mark(UInt8(ascii: ",")) where depth == 0:
        guard start < index else { return nil }
        ranges.append(start..<index)
        start = index + 1
      case .mark(UInt8(ascii: ";")) where depth == 0: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The most tokens of a call.
  private static let callLimit = 400

  private func argument(
    _ parameter: CLookups.Parameter, _ all: ArraySlice<Token>, _ source: Span<UInt8>,
    _ isWhole: Bool
  ) -> CLookups.Argument {
    let literals = Self.unwrapped(all, source).drop { $0.kind == .mark(UInt8(ascii: "@")) }
    let isLiteral =
      isWhole && !literals.isEmpty
      && literals.allSatisfy {
        $0.kind == .literal(isClosed: true) || $0.kind == .mark(UInt8(ascii: "@"))
      }
    let text = isLiteral ? String(validating: literals.flatMap(\.text), as: UTF8.self) : nil
    let range = text == nil ? all : literals
    return CLookups.Argument(
      parameter: parameter,
      range: ByteRange(
        start: range.first?.range.lowerBound ?? 0, end: range.last?.range.upperBound ?? 0),
      text: text,
      isNull: all.count == 1
        && ["nil", "NULL", "Nil", "nullptr", "0"].contains(
          all.first.map { Self.text(source, $0.range) } ?? "")
    )
  }

  /// Returns the tokens of an argument without parentheses around the whole, without `CFSTR` and
  /// without a cast to another kind of string.
  private static func unwrapped(_ all: ArraySlice<Token>, _ source: Span<UInt8>)
    -> ArraySlice<Token>
  {
    var rest = all
    if rest.first?.kind == .mark(UInt8(ascii: "(")) {
      let type = rest.dropFirst().prefix {
        $0.kind == .word || $0.kind == .mark(UInt8(ascii: "*"))
      }
      let after = rest.dropFirst(type.count + 1)
      if !type.isEmpty, after.first?.kind == .mark(UInt8(ascii: ")")), after.count > 1 {
        rest = after.dropFirst()
      }
    }
    while rest.last?.kind == .mark(UInt8(ascii: ")")), let first = rest.first {
      let isWrapper =
        first.kind == .mark(UInt8(ascii: "@"))
        || first.kind == .word && text(source, first.range) == "CFSTR"
      let inner = isWrapper ? rest.dropFirst() : rest
      guard inner.first?.kind == .mark(UInt8(ascii: "(")) else { break }
      rest = inner.dropFirst().dropLast()
    }
    return rest
  }

  // MARK: Comments

  private func instruction(_ range: Range<Int>, _ source: Span<UInt8>) -> CLookups.Instruction? {
    let isBlock = source[range.lowerBound + 1] == UInt8(ascii: "*")
    var text = Self.text(source, range).dropFirst(2)
    if isBlock, text.hasSuffix("*/") { text = text.dropLast(2) }
    let words = text.drop(while: \.isWhitespace)
    guard words.hasPrefix("gloss:") else { return nil }
    let next = tokens.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    var statement: ByteRange?
    if let first = tokens[safe: next] {
      let end = ends.partitioningIndex { $0 >= next }
      let last = end < ends.count ? ends[end] : tokens.count - 1
      statement = ByteRange(
        start: first.range.lowerBound, end: tokens[last].range.upperBound)
    }
    return CLookups.Instruction(
      text: String(words), range: ByteRange(range), statement: statement)
  }

  private static func text(_ source: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { source[$0] }, as: UTF8.self)
  }
}

/// One `#if` of the preprocessor with the branches before the present one.
struct CBranchLevel {
  /// `!(A) && !(B)` for the branches before; empty for the first.
  private var negations = ""
  /// The condition of the present branch; `nil` for `#else`.
  private var present: String?

  init(_ condition: String) { present = condition }

  /// The conditions of the present branch.
  var conditions: [String] {
    [[negations, present ?? ""].filter { !$0.isEmpty }.joined(separator: " && ")].filter {
      !$0.isEmpty
    }
  }

  /// Goes on with an `#elif`, or with the `#else`.
  mutating func goOn(with condition: String?) {
    // Long chains do not add up: only so many conditions are kept.
    if let present, negations.utf8.count + present.utf8.count < Self.sizeLimit {
      negations += (negations.isEmpty ? "" : " && ") + "!(\(present))"
    }
    present = condition
  }

  private static let sizeLimit = 512

  /// The comparisons that ask for nothing but the truth of a name.
  private static let truths = [["=", "=", "1"], ["!", "=", "0"], [">", "0"], [">", "=", "1"]]

  /// Joins the tokens of a condition; `defined(A)`, `defined A` and `A == 1` are `A`.
  static func condition(_ words: [String]) -> String {
    var result = ""
    var index = 0
    while index < words.count {
      var word = words[index]
      if word == "defined" {
        let isWrapped = words[safe: index + 1] == "(" && words[safe: index + 3] == ")"
        word = words[safe: index + (isWrapped ? 2 : 1)] ?? ""
        index += isWrapped ? 3 : 1
      }
      if word.utf8.first == UInt8(ascii: "0"), word.allSatisfy({ "0uUlL".contains($0) }) {
        word = "0"
      } else if word.utf8.first.map(CLexer.isWord) == true,
        let test = Self.truths.first(where: { words[(index + 1)...].starts(with: $0) })
      {
        index += test.count
      }
      let isPair = ["&", "|"].contains(word) && words[safe: index + 1] == word
      if isPair {
        result += " \(word)\(word) "
        index += 1
      } else {
        let isWord = { (byte: UInt8?) in byte.map(CLexer.isWord) ?? false }
        if isWord(result.utf8.last), isWord(word.utf8.first) { result += " " }
        result += word
      }
      index += 1
      if result.utf8.count > sizeLimit { return "" }
    }
    return result
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

  fileprivate mutating func modifyLast(_ change: (inout Element) -> Void) {
    if !isEmpty { change(&self[count - 1]) }
  }
}
