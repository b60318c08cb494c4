import Foundation
import TestSupport

/// Generates one Swift file of an app for benchmarks: a view, a model, values with their
/// extensions, or tests. The files use each other's types, as in a real app. ``GeneratedTree``
/// makes one for each file of a project.
package struct GeneratedSource {
  /// The kinds of files. The share of a kind in ``kinds`` is its share of the files.
  private enum Kind {
    case view, model, values, test
  }

  private static let kinds: [Kind] = [
    .view, .model, .values, .view, .test, .view, .model, .values, .model, .test,
  ]
  /// True if the file of a number holds tests.
  static func isTest(_ number: Int) -> Bool { kinds[number % kinds.count] == .test }

  /// The greatest depth at which views hold views.
  private static let rowDepth = 3

  package private(set) var text = ""
  private var numbers: SeededGenerator
  private let number: Int
  private let phrases: [Phrase]
  /// The number of phrases that this file and those before it have used.
  package private(set) var usedPhrases: Int
  /// The number of the member that is being written, which makes its names unique.
  private var part = 0
  /// The depth of the rows that are being written.
  private var depth = 0

  /// Generates a file.
  ///
  /// - Parameters:
  ///   - number: The number of the file, which makes it unique and its type known to other files.
  ///   - phrases: The phrases, used in turn; at least one.
  ///   - usedPhrases: The number of phrases that earlier files have used, so that a tree uses all
  ///     of them.
  ///   - size: The approximate size in bytes.
  package init(number: Int, phrases: [Phrase], usedPhrases: Int, size: Int) {
    // Another offset than in `typeName(_:)`, so that the two draw different random numbers.
    numbers = SeededGenerator(seed: UInt64(number) &+ 1_000_003)
    self.number = number
    self.phrases = phrases
    self.usedPhrases = usedPhrases
    let (frame, members) = Self.templates(Self.kinds[number % Self.kinds.count])
    let parts = frame.components(separatedBy: "‹members›\n")
    let head = filled(SourceTemplates.head + parts[0])
    let tail = filled(parts[1])
    text = head
    while text.utf8.count + tail.utf8.count < size {
      part += 1
      text += filled(numbers.pick(members)) + "\n"
    }
    text += tail
  }

  private static func templates(_ kind: Kind) -> (frame: String, members: [String]) {
    switch kind {
    case .view: (SourceTemplates.view, SourceTemplates.viewMembers)
    case .model: (SourceTemplates.model, SourceTemplates.modelMembers)
    case .values: (SourceTemplates.values, SourceTemplates.valueMembers)
    case .test: (SourceTemplates.test, SourceTemplates.testMembers)
    }
  }

  /// Returns a template with its gaps filled. Equal gaps, such as two `‹noun›`, get the same word.
  private mutating func filled(_ template: String) -> String {
    var words = GapWords(&numbers)
    if depth == 0 { words.type = Self.typeName(number) }
    var result = ""
    for line in template.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasSuffix("‹rows›") {
        let indentation = line.prefix { $0 == " " }
        for row in rows().split(separator: "\n") { result += indentation + row + "\n" }
        continue
      }
      var rest = line
      while let start = rest.firstIndex(of: "‹"), let end = rest.firstIndex(of: "›") {
        result += rest[..<start]
        result += value(of: rest[rest.index(after: start)..<end], words)
        rest = rest[rest.index(after: end)...]
      }
      result += rest + "\n"
    }
    result.removeLast()
    return result
  }

  /// Returns one or more views, each of which may hold others.
  private mutating func rows() -> String {
    depth += 1
    defer { depth -= 1 }
    var rows = ""
    for _ in 0...numbers.below(2) {
      let template = numbers.pick(SourceTemplates.rows)
      if depth < Self.rowDepth || !template.contains("‹rows›") { rows += filled(template) + "\n" }
    }
    return rows.isEmpty ? "EmptyView()" : rows
  }

  private mutating func value(of gap: Substring, _ words: GapWords) -> String {
    switch gap {
    case "Type": words.type
    case "View": otherType(.view) + "View"
    case "Model": otherType(.model) + "Model"
    case "Record": otherType(.values) + "Record"
    case "part": "\(part)"
    case "number": "\(numbers.below(90))"
    case "symbol": numbers.pick(Vocabulary.symbols)
    case "title": title()
    case "key": key()
    case "localized": localized()
    default: words.word(gap)
    }
  }

  /// Returns an argument for a parameter that takes a literal as a key: a literal, a text that is
  /// looked up, or one that another declaration looks up.
  private mutating func title() -> String {
    switch numbers.below(4) {
    case 0, 1: #""\#(phrase().literal)""#
    case 2: localized()
    default: "model.\(numbers.pick(Vocabulary.nouns))Title"
    }
  }

  private mutating func localized() -> String { "String(localized: \(key()))" }

  private mutating func key() -> String {
    let phrase = phrase()
    return #""\#(phrase.literal)", comment: "\#(phrase.comment)""#
  }

  private mutating func phrase() -> Phrase {
    defer { usedPhrases += 1 }
    return phrases[usedPhrases % phrases.count]
  }

  /// Returns the name of a type that an earlier file of a kind declares, or one of the first files.
  private mutating func otherType(_ kind: Kind) -> String {
    let start = numbers.below(max(number, 30))
    let index = (start..<start + Self.kinds.count).first {
      Self.kinds[$0 % Self.kinds.count] == kind
    }
    return Self.typeName(index ?? start)
  }

  /// Returns the name of a file's types without its last word.
  private static func typeName(_ number: Int) -> String {
    var numbers = SeededGenerator(seed: UInt64(number) &+ 7_000_001)
    let adjective = numbers.pick(Vocabulary.adjectives).capitalized
    return adjective + numbers.pick(Vocabulary.nouns).capitalized + "\(number)"
  }
}

/// The words that fill the gaps of one template.
private struct GapWords {
  var type = ""
  private let noun: String
  private let other: String
  private let verb: String
  private let adjective: String

  init(_ numbers: inout SeededGenerator) {
    noun = numbers.pick(Vocabulary.nouns)
    other = numbers.pick(Vocabulary.nouns)
    verb = numbers.pick(Vocabulary.verbs).lowercased()
    adjective = numbers.pick(Vocabulary.adjectives)
  }

  func word(_ gap: Substring) -> String {
    let word =
      switch gap.lowercased() {
      case "noun": noun
      case "other": other
      case "verb": verb
      default: adjective
      }
    return gap.first?.isUppercase == true ? word.capitalized : word
  }
}
