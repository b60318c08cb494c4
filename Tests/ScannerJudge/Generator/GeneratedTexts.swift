import TestSupport

/// An endless numbered list of Swift texts for the judge, from the grammar and from fragments of
/// real sources, some of them mutated.
package struct GeneratedTexts: Sendable {
  private let seed: UInt64
  private let fragments: FragmentLibrary

  /// Makes a list. The same seed and fragments make the same texts.
  package init(seed: UInt64, fragments: FragmentLibrary) {
    self.seed = seed
    self.fragments = fragments
  }

  /// Returns one text, whose origin tells how it was made. Most are correct Swift, some are not.
  package func text(number: Int) -> SourceText {
    // A large odd factor spreads the seeds of neighboring numbers over all 64 bits.
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    let isSpliced = random.below(100) < 35 && !fragments.statements.isEmpty
    let isMutated = random.below(100) < 40
    var text = isSpliced ? splice(&random) : fromGrammar("text", &random)
    if isMutated {
      var mutator = TextMutator(random: random)
      text = mutator.mutated(text)
    }
    let origin = (isMutated ? "mutated " : "") + (isSpliced ? "fragments" : "grammar")
    return SourceText(
      origin: origin, path: "\(origin), seed \(seed), number \(number)",
      bytes: ContiguousArray(withRareBytes(text, &random)))
  }

  private func fromGrammar(_ rule: String, _ random: inout SeededGenerator) -> [UInt8] {
    let limits = [10, 40, 80, 160, 400]
    let limit = limits[random.below(limits.count)]
    var generator = TextGenerator(random: SeededGenerator(seed: random.next()))
    return generator.text(of: rule, softLimit: limit)
  }

  /// Returns a few fragments below each other, some of them inside another construct.
  private func splice(_ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0...random.below(3) {
      text += fragment(&random) + [UInt8(ascii: "\n")]
    }
    return random.below(10) < 7 ? text + fromGrammar("richStatement", &random) : text
  }

  private func fragment(_ random: inout SeededGenerator) -> [UInt8] {
    let wrappings: [(String, String)] = [
      ("if x { ", "\n}"), ("#if A\n", "\n#else\n#endif"), ("let f = {\n", "\n}"),
      ("x(\"\\({ ", "\n}())\")"), ("switch x { case 1:", "\ndefault: break }"),
      ("do {", "\n} catch { }"), ("func f() async throws { ", "\n}"),
      ("x(#\"\"\"\n \\#(f {\n ", "\n })\n \"\"\"#)"),
    ]
    if !fragments.members.isEmpty, random.oneIn(3) {
      let member = fragments.members[random.below(fragments.members.count)]
      return Array("extension T {\n".utf8) + member + Array("\n}".utf8)
    }
    let statement = fragments.statements[random.below(fragments.statements.count)]
    if random.below(3) > 0 { return statement }
    let (opening, closing) = wrappings[random.below(wrappings.count)]
    return Array(opening.utf8) + statement + Array(closing.utf8)
  }

  /// Returns the text, now and then with another line break than LF or a byte order mark.
  private func withRareBytes(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = text
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    switch random.below(60) {
    case 0..<5: text = text.flatMap { $0 == newline ? [carriageReturn, newline] : [$0] }
    case 5: text = text.map { $0 == newline ? carriageReturn : $0 }
    case 6:
      text = text.flatMap {
        $0 == newline && random.oneIn(2) ? [carriageReturn, newline] : [$0]
      }
    default: break
    }
    return random.oneIn(30) ? [0xEF, 0xBB, 0xBF] + text : text
  }
}
