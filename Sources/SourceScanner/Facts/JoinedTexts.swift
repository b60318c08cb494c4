internal import LocalizationModel
internal import SwiftTree

/// Finds sentences that code joins from localized pieces and other words, which translators cannot
/// reorder. The rule `concatenation` reports them.
struct JoinedTexts {
  private let tree: SyntaxTree
  private let strings: ExtractedStringIndex

  init(_ tree: SyntaxTree, _ strings: ExtractedStringIndex) {
    self.tree = tree
    self.strings = strings
  }

  private enum Piece {
    /// A localized text: the range of its literal, and the text.
    case localized(ByteRange, text: String)
    /// Words, or a value that can be words.
    case words
    /// Punctuation and spaces.
    case sign(String)
    /// A line break, or a sign such as `·` that separates texts as in a list.
    case lineBreak
  }

  /// Notes `Text("…") + Text(name)` and `String(localized: "…") + name`.
  func note(operation node: NodeID, _ facts: inout FactList) {
    if strings.hasNoCalls { return }
    let operands = tree.children(of: node)
    guard operands.dropLast().allSatisfy({ tree.token(tree.nodes[$0].end, spells: "+") }) else {
      return
    }
    let pieces = operands.map { piece($0) }
    if let last = pieces.last, case .sign(let sign) = last, Self.isFileExtension(sign),
      let first = Self.firstLocalized(pieces)
    {
      facts.append(CodeFact(.fileName, range: first, sink: "+", context: tree.bytes(of: node)))
      return
    }
    noteJoined(pieces, sink: "+", node, &facts)
  }

  /// Notes `"\(String(localized: "…")) \(name)"`.
  func note(
    literal node: NodeID, _ surroundings: inout NodeSurroundings, _ facts: inout FactList
  ) {
    if !holdsLocalizingCall(node) { return }
    var pieces: [Piece] = []
    for part in LiteralText(node, in: tree).pieces {
      switch part {
      case .text(let text):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          if index > 0 { pieces.append(.lineBreak) }
          pieces.append(Self.hasLetters(line) ? .words : Self.sign(String(line)))
        }
      case .interpolation(let interpolation):
        let argument = tree.children(of: interpolation).first
        let value = argument.flatMap { tree.children(of: $0).last }
        let string = value.flatMap { strings.string(ofCall: $0) }
        // A `Text` interpolated in a `Text` is a placeholder of the outer key, which translators
        // can move.
        if let string, string.site?.call?.name != "Text" {
          pieces.append(.localized(string.range, text: string.defaultValue ?? string.key))
        } else {
          pieces.append(.words)
        }
      }
    }
    Self.ignoreBracketedValues(&pieces)
    if pieces.contains(where: { if case .localized = $0 { true } else { false } }),
      surroundings.isLogged(node)
    {
      return
    }
    if let last = pieces.last, case .sign(let sign) = last, Self.isFileExtension(sign),
      pieces.count == 2, let first = Self.firstLocalized(pieces)
    {
      facts.append(CodeFact(.fileName, range: first, sink: "\\()", context: tree.bytes(of: node)))
    } else {
      noteJoined(pieces, sink: "\\()", node, &facts)
    }
  }

  /// True if an interpolation of a literal is a localizing call.
  private func holdsLocalizingCall(_ literal: NodeID) -> Bool {
    if strings.hasNoCalls { return false }
    return tree.children(of: literal).contains { interpolation in
      let argument = tree.firstChild(of: interpolation)
      guard let value = argument.flatMap({ tree.lastChild(of: $0) }) else { return false }
      return strings.isLocalizingCall(value)
    }
  }

  /// Notes a localized piece that has other words on its line: the first one that is part of a
  /// longer sentence, otherwise the first one, with low confidence.
  private func noteJoined(
    _ pieces: [Piece], sink: String, _ node: NodeID, _ facts: inout FactList
  ) {
    for line in pieces.split(whereSeparator: { if case .lineBreak = $0 { true } else { false } }) {
      guard let first = Self.firstLocalized(line), line.count(where: Self.isWorded) > 1 else {
        continue
      }
      let cut = line.indices.lazy.compactMap {
        Self.cutText(of: line[$0], after: line[..<$0], before: line[($0 + 1)...])
      }.first
      facts.append(
        CodeFact(
          .joinedText, range: cut ?? first, sink: sink, context: tree.bytes(of: node),
          confidence: cut == nil ? .low : .high))
      return
    }
  }

  private static func isWorded(_ piece: Piece) -> Bool {
    switch piece {
    case .localized, .words: true
    case .sign, .lineBreak: false
    }
  }

  /// The range of a localized piece if its sentence continues in its neighbours: if the piece
  /// begins lower-case after other words, or ends with a space before other words. A unit after a
  /// number does not count.
  private static func cutText(
    of piece: Piece, after start: ArraySlice<Piece>, before end: ArraySlice<Piece>
  ) -> ByteRange? {
    guard case .localized(let range, let text) = piece, !isIdentifier(text) else {
      return nil
    }
    let before = gap(start.reversed())
    let after = gap(end)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first?.first, let last = words.last else { return nil }
    let isSpaced = text.first?.isWhitespace == true && text.last?.isWhitespace == true
    if before != nil, after != nil, isSpaced { return range }
    let isUnit = words.count == 1 && (words[0].count <= 4 || words[0].contains("/"))
    if isUnit { return nil }
    if let before, first.isLowercase, text.first?.isWhitespace == true || before == " " {
      return range
    }
    if after != nil, words.count > 1, text.last?.isWhitespace == true, last.last?.isLetter == true,
      last.first?.isLowercase == true
    {
      return range
    }
    return nil
  }

  /// The text between a piece and its nearest neighbour with words, where white space alone counts
  /// as one space; `nil` if the line has no such neighbour.
  private static func gap(_ rest: some Collection<Piece>) -> String? {
    var gap = ""
    for piece in rest {
      switch piece {
      case .localized, .words: return gap.allSatisfy(\.isWhitespace) && !gap.isEmpty ? " " : gap
      case .sign(let sign): gap += sign
      case .lineBreak: return nil
      }
    }
    return nil
  }

  /// True if a text is a key like `status.row.was-boosted`, which is not the text on the screen.
  private static func isIdentifier(_ text: String) -> Bool {
    let text = text.filter { !$0.isWhitespace || $0 == " " }
    return !text.contains(" ") && text.contains { ".-_".contains($0) }
  }

  private static func firstLocalized(_ pieces: some Sequence<Piece>) -> ByteRange? {
    for case .localized(let range, _) in pieces { return range }
    return nil
  }

  private func piece(_ node: NodeID) -> Piece {
    if tree.nodes[node].kind == .string {
      let literal = LiteralText(node, in: tree)
      guard let text = literal.staticText else {
        return Self.isBracketed(literal) ? .sign("") : .words
      }
      return Self.hasLetters(text[...]) && !Self.isFileExtension(text) ? .words : Self.sign(text)
    }
    guard let call = chainHead(of: node) else {
      return tree.nodes[node].kind == .literal ? .sign("") : .words
    }
    if let string = strings.string(ofCall: call) {
      let key = string.key
      if key.contains(where: \.isNewline), !Self.hasLetters(key[...]) { return .lineBreak }
      if Self.isBracketed(key) { return .sign("") }
      if Self.hasWords(key) {
        return .localized(string.range, text: string.defaultValue ?? key)
      }
      return key.contains("%") ? .words : Self.sign(key)
    }
    if tree.token(tree.nodes[call].token - 1, spells: "Text") {
      // By tokens, because the parser skips arguments without a literal.
      if tree.token(tree.nodes[call].token + 1, spells: "Image") { return .sign("") }
      let arguments = CallArguments(of: call, in: tree)
      let value = arguments.first ?? arguments.value("verbatim")
      guard let value else { return .words }
      if tree.nodes[value].kind == .string {
        let literal = LiteralText(value, in: tree)
        guard let text = literal.staticText else {
          return Self.isBracketed(literal) ? .sign("") : .words
        }
        return Self.hasLetters(text[...]) ? .words : Self.sign(text)
      }
    }
    return .words
  }

  /// The call that begins a chain of modifiers: `Text("…")` in `Text("…").bold()`.
  private func chainHead(of node: NodeID) -> NodeID? {
    var node = node
    var head: NodeID?
    while true {
      switch tree.nodes[node].kind {
      case .call:
        head = node
        guard let callee = tree.firstChild(of: node) else { return head }
        node = callee
      case .member, .postfix:
        guard let base = tree.firstChild(of: node) else { return head }
        node = base
      default: return head.flatMap { tree.nodes[$0].token == .none ? nil : $0 }
      }
    }
  }

  private static func sign(_ text: String) -> Piece {
    let separates = text.unicodeScalars.contains { scalar in
      scalar == "\n" || scalar == "|" || "·•⸱∙‧".unicodeScalars.contains(scalar)
    }
    return separates ? .lineBreak : .sign(text)
  }

  /// Ignores a value in brackets after a text, as in `Members (3)`, where other languages put it,
  /// too.
  private static func ignoreBracketedValues(_ pieces: inout [Piece]) {
    for index in pieces.indices.dropFirst().dropLast() {
      if case .words = pieces[index], case .sign(let opening) = pieces[index - 1],
        case .sign(let closing) = pieces[index + 1], opening.hasSuffix("("), closing.hasPrefix(")")
      {
        pieces[index] = .sign("")
      }
    }
  }

  /// True if a literal consists of values in brackets without a word: `" (\(count))"`.
  private static func isBracketed(_ literal: LiteralText) -> Bool {
    guard case .text(let opening) = literal.pieces.first,
      case .text(let closing) = literal.pieces.last,
      opening.hasPrefix("(") || opening.hasPrefix(" ("), closing.hasSuffix(")")
    else { return false }
    return literal.pieces.allSatisfy { piece in
      if case .text(let text) = piece { !hasLetters(text[...]) } else { true }
    }
  }

  /// True if a key is one placeholder in brackets.
  private static func isBracketed(_ key: String) -> Bool {
    guard key.hasPrefix("(%") || key.hasPrefix(" (%"), key.hasSuffix(")") else { return false }
    // The length without the brackets and the leading space.
    let inner = Array(key.utf8).count - (key.hasPrefix(" ") ? 3 : 2)
    let specifiers = FormatSpecifier.all(in: key)
    return specifiers.count == 1 && specifiers[0].range.count == inner
  }

  /// True if a key has letters outside its placeholders.
  private static func hasWords(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    var start = 0
    for specifier in FormatSpecifier.all(in: key) {
      if hasLetters(String(decoding: bytes[start..<specifier.range.start], as: UTF8.self)[...]) {
        return true
      }
      start = specifier.range.end
    }
    return hasLetters(String(decoding: bytes[start...], as: UTF8.self)[...])
  }

  private static func hasLetters(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// True for a file extension such as `.txt`.
  private static func isFileExtension(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "."), (3...6).contains(bytes.count) else { return false }
    return bytes.dropFirst().allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }
}
