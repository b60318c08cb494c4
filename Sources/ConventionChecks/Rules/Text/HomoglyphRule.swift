import LocalizationModel

/// A letter of another alphabet that looks like a letter of the word's alphabet, such as a Cyrillic
/// `а` in a Latin word. Words that the source text has are skipped.
struct HomoglyphRule: TranslationRule {
  static let summary = RuleSummary(
    id: "homoglyph", severity: .warning,
    title: Message(
      "a letter of another alphabet inside a word", comment: "规则 homoglyph 的标题"),
    reason: Message(
      """
      A Cyrillic `а` in a Latin word looks right, and nothing finds the word: no search, no spelling \
      checker, no screen reader. It comes from another keyboard layout or from optical character \
      recognition. Words spelled the same way in the source text are not reported.
      """, comment: "规则 homoglyph 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "ru", "Сохранить в Safari"),
      .translation("Open PDF files", to: "ru", "Открыть PDF-файлы"),
      .translation("10 µm, Δt", to: "de", "10 µm, Δt"),
      .translation("Settings", to: "ru", "Настройки iOS-приложения"),
      .translation("Vitamins", to: "uk", "Вітаміни B12 і C"),
      .translation("Change Pod now", to: "uk", "Змініть Podом зараз"),
      .translation("Touch the pod", to: "uk", "Зв'язок з Podом"),
    ],
    bad: [
      .translation("Save", to: "de", "⟦Sichеrn⟧"),
      .translation("👋 Settings", to: "ru", "⟦👋 Нaстройки⟧"),
      .translation("Save all", to: "fr", "⟦Tοut enregistrer⟧"),
      .translation("Save", to: "el", "⟦Aποθήκευση⟧"),
      .translation("Settings", to: "bg", "⟦Настрzйки⟧"),
      .translation("Coptic Numbers", to: "pt", "⟦Números Coptа⟧"),
      .translation("Latin Letters", to: "es", "⟦Latinо⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.asciiLetter),
      !target.traits.isDisjoint(with: [.cyrillic, .greek]), translation.isFinished,
      !PseudoLanguage.contains(translation.language), !translation.isMisread
    else { return }
    let prose = Prose(target)
    let source = translation.source.text
    let isLatin = WritingSystem(language: translation.language)?.main == .latin
    var word: [Unicode.Scalar] = []
    for index in 0...prose.scalars.count {
      if let scalar = prose[index], Script.of(scalar) != nil {
        word.append(scalar)
        continue
      }
      if let odd = Self.odd(in: word), !source.contains(Self.text(word)),
        isLatin || !Self.isInflected(word, source)
      {
        report(word, odd, target, &findings)
        return
      }
      word = []
    }
  }

  private func report(
    _ word: [Unicode.Scalar], _ odd: (letter: Unicode.Scalar, script: Script),
    _ target: CheckedText, _ findings: inout FindingSink
  ) {
    findings.add(
      Message(
        "'\(String(odd.letter))' in '\(Self.text(word))' is a \(odd.script.title) letter: write the letter that looks the same in the word's own alphabet, or remove it if it is too much",
        comment: "发现：单词里混入另一种字母。%1$@：字母；%2$@：单词；%3$@：字母所属文字的名称"),
      at: target.range)
  }

  private static func text(_ word: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    return String(text)
  }

  /// True for a Latin name of the source text with an ending in the language's alphabet: `Podом`.
  private static func isInflected(_ word: [Unicode.Scalar], _ source: String) -> Bool {
    let name = word.prefix { Script.of($0) == .latin }
    guard name.count > 1, word[name.count...].allSatisfy({ Script.of($0) != .latin }) else {
      return false
    }
    let words = source.unicodeScalars.split { Script.of($0) == nil }
    return words.contains { word in
      word.count == name.count
        && zip(word, name).allSatisfy {
          $0.properties.lowercaseMapping == $1.properties.lowercaseMapping
        }
    }
  }

  /// Returns the first letter of the alphabet that fewer letters of a word belong to; `nil` unless
  /// the letters of this alphabet look like letters of the other one, or there is just one, inside
  /// the word.
  private static func odd(in word: [Unicode.Scalar]) -> (letter: Unicode.Scalar, script: Script)? {
    guard word.count > 2 else { return nil }
    var others: [Unicode.Scalar] = []
    var latin: [Unicode.Scalar] = []
    var script: Script?
    for letter in word {
      switch Script.of(letter) {
      case .latin: latin.append(letter)
      case .cyrillic, .greek:
        script = Script.of(letter)
        others.append(letter)
      default: return nil
      }
    }
    guard let script, !latin.isEmpty else { return nil }
    let isLatin = latin.count > others.count
    let few = isLatin ? others : latin
    // With as many letters of each alphabet, it is probably two words written together.
    guard few.count * 2 < word.count, let letter = few.first,
      few.allSatisfy(lookalikes.contains) || few.count == 1 && isInside(letter, word)
    else { return nil }
    return (letter, isLatin ? script : .latin)
  }

  /// True for a lower-case letter inside a long word, not within two letters of its ends.
  private static func isInside(_ letter: Unicode.Scalar, _ word: [Unicode.Scalar]) -> Bool {
    word.count > 4 && !letter.isUppercaseLetter
      && !word.prefix(2).contains(letter) && !word.suffix(2).contains(letter)
  }

  /// Letters that look alike in two of the alphabets.
  private static let lookalikes = Set(
    "aceijoprsuxyhkmtbABCEHIJKMNOPSTXYZvwnАВЕЗІЈКМНОРСТУХЅаеіјорсухѕһԁвкмнтгпΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχωγηόύί"
      .unicodeScalars)
}
