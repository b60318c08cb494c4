import LocalizationModel

/// The argument of a key whose number chooses the plural form of its texts.
package struct CountedNumber: Hashable, Sendable {
  /// The reasons why a key has no such argument.
  package enum Problem: Error, Hashable {
    /// No argument is known to be a number.
    case noNumber
    /// More than one number could be meant: their arguments, ascending.
    case severalNumbers([Int])
    /// The chosen argument is not a number; with the arguments that are, ascending.
    case notNumber(Int, numbers: [Int])
  }

  /// The argument's number, counted from 1.
  package let argument: Int
  /// The name for a substitution.
  let name: String
  /// True if the texts have further numbers, so that only a substitution can name this one.
  package let needsSubstitution: Bool

  /// Finds the number in a key, or in its source texts if the key takes no arguments.
  ///
  /// - Parameter argument: The argument to take; `nil` for the only number, or else for the only one
  ///   that stands before a noun.
  package init(of entry: CatalogEntry, argument: Int? = nil) throws(Problem) {
    var specifiers = FormatSpecifier.all(in: entry.key)
    var maps = [ArgumentMap(specifiers)]
    var nouns = Self.counted(in: entry.key, entry)
    if maps[0].isEmpty, let source = entry[entry.sourceLanguage] {
      source.forEachUnit { _, unit, _ in
        let text = unit.text?.text ?? ""
        specifiers += FormatSpecifier.all(in: text)
        maps.append(ArgumentMap(FormatSpecifier.all(in: text), substitution: source.argument(of:)))
        nouns.formUnion(Self.counted(in: text, entry))
        return true
      }
    }
    let numbers = Set(
      maps.flatMap(\.uses).filter { $0.kind == .integer || $0.kind == .float }.map(\.number)
    ).sorted()
    if numbers.isEmpty || !specifiers.allSatisfy(\.hasWrittenFields) { throw .noNumber }
    if let argument, !numbers.contains(argument) { throw .notNumber(argument, numbers: numbers) }
    let only = numbers.count == 1 ? numbers : nouns.count == 1 ? Array(nouns) : []
    guard let chosen = argument ?? only.first else { throw .severalNumbers(numbers) }
    self.argument = chosen
    needsSubstitution = numbers.count > 1
    name = "arg\(chosen)"
  }

  private static func counted(in text: String, _ entry: CatalogEntry) -> Set<Int> {
    Set(CountedNoun.all(in: text, language: entry.sourceLanguage).map(\.argument))
  }

  /// True if a text shows the number.
  func isShown(in text: String) -> Bool {
    let map = ArgumentMap(FormatSpecifier.all(in: text))
    return map.takes(argument, as: .integer) || map.takes(argument, as: .float)
  }

  /// Returns the text as a form of a substitution for the number, with the number's specifier: it
  /// becomes `%arg`, and the other specifiers are numbered. `nil` if that cannot be written.
  func form(of text: String) -> (text: String, specifier: String)? {
    let specifiers = FormatSpecifier.all(in: text)
    let bytes = Array(text.utf8)
    var form: [UInt8] = []
    var copied = 0
    var spellings: Set<String> = []
    for use in ArgumentMap(specifiers).uses {
      let specifier = specifiers[use.specifier]
      guard specifier.kind == .argument, specifier.hasWrittenFields else { return nil }
      let isOwn = use.number == argument
      if isOwn { spellings.insert(specifier.withoutNumber) }
      form += bytes[copied..<specifier.range.start]
      form += (isOwn ? "%arg" : specifier.numbered(use.number)).utf8
      copied = specifier.range.end
    }
    guard let spelling = spellings.first, spellings.count == 1 else { return nil }
    return (String(decoding: form + bytes[copied...], as: UTF8.self), spelling)
  }
}

extension TextNode {
  /// Returns the argument that a substitution stands for; `nil` if there is no such substitution.
  fileprivate func argument(of name: String) -> ArgumentMap.Substitution? {
    substitution(named: name).map {
      ArgumentMap.Substitution(number: $0.argument, formatSpecifier: $0.formatSpecifier?.text)
    }
  }
}
