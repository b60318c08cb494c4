internal import LocalizationModel
internal import SwiftTree

/// Finds conditional expressions that choose between two texts by a number, as `count == 1 ? "1
/// file" : "\(count) files"`, where one text with plural forms is meant. English needs two forms,
/// other languages up to six. The rule `plural-ternary` reports them.
struct PluralTernaries {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Notes each conditional expression that chooses between two localizable literals, or between
  /// two endings or two forms of a word within a localizable literal, by a comparison of a number
  /// with 1.
  ///
  /// - Parameter strings: The localizable strings of the source.
  func note(
    among strings: [ExtractedString], _ surroundings: inout NodeSurroundings,
    _ facts: inout FactList
  ) {
    if strings.isEmpty { return }
    let localizable = Set(strings.map(\.range))
    for node in tree.nodes.indices where tree.nodes[node].kind == .ternary {
      let children = tree.children(of: node)
      guard children.count == 3, let number = numberComparedWithOne(children[0]) else { continue }
      let branches = children.dropFirst().compactMap(literal)
      guard branches.count == 2 else { continue }
      let texts = branches.map { LiteralText($0, in: tree) }
      let isChoice = branches.allSatisfy { localizable.contains(tree.bytes(of: $0)) }
      // "Delete Plan.pdf?" beside "Delete 3 files?" names the file, which plural forms cannot do.
      let otherValues = texts.map { valuesBeside(number, in: $0) }
      if otherValues[0] != otherValues[1] || isNumbering(texts) { continue }
      let isShown = texts.contains { shows(number, $0) }
      let isWording = isShown || isCount(number) && shareWord(texts)
      if isChoice
        ? isWording
        : (isEnding(texts) || areForms(texts, of: number))
          && isInText(node, localizable, &surroundings)
      {
        // "Delete Files", without the number, is the same for 2 and for 5 in most languages.
        let saysNumber = isShown || !isChoice || texts.contains(where: hasDigit)
        facts.append(
          CodeFact(
            .pluralTernary, range: tree.bytes(of: node), sink: number,
            confidence: saysNumber ? .high : .low))
      }
    }
  }

  /// The literal of a branch, itself or as the first argument of a call such as `String(localized:
  /// "…")`; `nil` for other branches.
  private func literal(_ branch: NodeID) -> NodeID? {
    guard tree.nodes[branch].kind == .call else {
      return tree.nodes[branch].kind == .string ? branch : nil
    }
    let argument = tree.children(of: branch).first { tree.nodes[$0].kind == .argument }
    let value = argument.flatMap { tree.children(of: $0).last }
    return value.flatMap { tree.nodes[$0].kind == .string ? $0 : nil }
  }

  /// The expression that a condition compares with 1, as the code spells it; `nil` for other
  /// conditions.
  private func numberComparedWithOne(_ condition: NodeID) -> String? {
    var condition = condition
    while tree.nodes[condition].kind == .tuple || tree.nodes[condition].kind == .argument {
      guard let inner = tree.children(of: condition).last else { return nil }
      condition = inner
    }
    guard tree.nodes[condition].kind == .operation else { return nil }
    let operands = tree.children(of: condition)
    guard operands.count == 2 else { return nil }
    let sign = tree.text(tree.bytes(ofToken: tree.nodes[operands[0]].end))
    let texts = operands.map { tree.text(tree.bytes(of: $0)) }
    switch (sign, texts[0], texts[1]) {
    case ("==", let number, "1"), ("!=", let number, "1"), (">", let number, "1"),
      ("<=", let number, "1"), ("<", let number, "2"), (">=", let number, "2"):
      return number
    case ("==", "1", let number), ("!=", "1", let number), ("<", "1", let number),
      (">=", "1", let number), (">", "2", let number), ("<=", "2", let number):
      return number
    default: return nil
    }
  }

  /// True if a literal interpolates the number.
  private func shows(_ number: String, _ literal: LiteralText) -> Bool {
    literal.pieces.contains {
      guard case .interpolation(let node) = $0, let argument = tree.children(of: node).first,
        let value = tree.children(of: argument).last
      else { return false }
      return tree.text(tree.bytes(of: value)) == number
    }
  }

  /// The expressions in a text that do not contain the number.
  private func valuesBeside(_ number: String, in literal: LiteralText) -> Set<String> {
    Set(
      literal.pieces.compactMap {
        guard case .interpolation(let node) = $0, let argument = tree.children(of: node).first,
          let value = tree.children(of: argument).last
        else { return nil }
        let text = tree.text(tree.bytes(of: value))
        return text.hasText(number) ? nil : text
      })
  }

  /// True if the texts differ by a number alone, as the names "Copy" and "Copy 2" do.
  private func isNumbering(_ literals: [LiteralText]) -> Bool {
    let words = literals.map { literal in
      literal.pieces.compactMap { piece -> String? in
        guard case .text(let text) = piece else { return nil }
        return text.filter(\.isLetter)
      }.joined()
    }
    return words[0] == words[1] && !words[0].isEmpty
  }

  private func hasDigit(_ literal: LiteralText) -> Bool {
    literal.staticText?.contains(where: \.isNumber) ?? false
  }

  /// True if the expression is named like a count: `files.count`, `fileCount`, `numberOfFiles`,
  /// `n`, `count(where: isOpen)`, `files!.count()!`.
  private func isCount(_ number: String) -> Bool {
    let called = number.split(separator: "(", maxSplits: 1).first ?? ""
    let name = called.split(separator: ".").last?.filter { $0 != "!" && $0 != "?" } ?? ""
    let words = NameWords.all(in: Substring(name))
    return words == ["n"] || words.last == "count" || words.first == "count"
      || words.first == "num" || words.starts(with: ["number", "of"])
  }

  /// True if both texts have no interpolations and share a word or its stem: `Delete File` and
  /// `Delete Files`, not `Next` and `Done`.
  private func shareWord(_ literals: [LiteralText]) -> Bool {
    let texts = literals.compactMap { $0.staticText?.lowercased() }
    guard texts.count == 2 else { return false }
    // Three letters are a stem; outside ASCII, as in Chinese, one character is.
    let stems = texts.map { text in
      Set(text.split { !$0.isLetter }.map { $0.prefix($0.first?.isASCII == true ? 3 : 1) })
    }
    return !stems[0].isDisjoint(with: stems[1])
  }

  /// True for endings such as `""` and `"s"`, or `"y"` and `"ies"`.
  private func isEnding(_ literals: [LiteralText]) -> Bool {
    let texts = literals.compactMap(\.staticText)
    return texts.count == 2 && texts[0] != texts[1]
      && texts.allSatisfy { $0.utf8.count <= 3 && $0.allSatisfy(\.isLetter) }
  }

  /// True for two forms of a word, such as `file` and `files`, or of a count's, such as `person` and
  /// `people`.
  private func areForms(_ literals: [LiteralText], of number: String) -> Bool {
    let texts = literals.compactMap(\.staticText)
    return texts.count == 2 && texts[0] != texts[1]
      && texts.allSatisfy { $0.contains(where: \.isLetter) }
      && (isCount(number) || shareWord(literals))
  }

  /// True if an expression is the whole of an interpolation in a localizable literal, or is added
  /// to a literal that ends with a letter.
  private func isInText(
    _ node: NodeID, _ localizable: Set<ByteRange>, _ surroundings: inout NodeSurroundings
  ) -> Bool {
    var node = node
    while let parent = surroundings.parent(of: node) {
      node = parent
      switch tree.nodes[node].kind {
      case .tuple, .argument: continue
      case .interpolation:
        return surroundings.parent(of: node).map { localizable.contains(tree.bytes(of: $0)) }
          ?? false
      // `"\(n) file" + (n == 1 ? "" : "s")`
      case .operation:
        return tree.children(of: node).contains { operand in
          tree.nodes[operand].kind == .string
            && LiteralText(operand, in: tree).pieces.contains {
              if case .text(let text) = $0 { text.last?.isLetter ?? false } else { false }
            }
        } && !surroundings.isLogged(node)
      default: return false
      }
    }
    return false
  }
}
