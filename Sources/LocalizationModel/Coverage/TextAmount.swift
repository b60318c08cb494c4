/// An amount of text, counted as translation agencies count for a price quote. `gloss status`
/// shows it.
public struct TextAmount: Hashable, Sendable {
  /// The number of words; in scripts without spaces between words, the number of characters.
  public var words = 0
  /// The number of visible characters, without white space.
  public var characters = 0

  /// Makes an amount of nothing.
  package init() {}

  /// Adds words and characters.
  package static func += (amount: inout TextAmount, other: TextAmount) {
    amount.words += other.words
    amount.characters += other.characters
  }
}

/// The amounts of a catalog's source text by state in one language. A text counts once for each
/// form that a translator has to write.
public struct WorkAmounts: Hashable, Sendable {
  /// The texts that are finished.
  public private(set) var translated = TextAmount()
  /// The texts without a translation, and those in the state `new`.
  public private(set) var new = TextAmount()
  /// The texts that need a review, among them translations by machines.
  public private(set) var review = TextAmount()

  /// Makes amounts of nothing.
  package init() {}

  /// All texts that need a translation; stale ones do not.
  public var total: TextAmount {
    var total = translated
    total += new
    total += review
    return total
  }

  /// Adds a text in a state.
  package mutating func add(_ amount: TextAmount, in state: UnitState) {
    switch state {
    case .translated: translated += amount
    case .machineTranslated, .needsReview: review += amount
    case .new, .missing: new += amount
    case .stale, .withoutWords, .untranslatable: break
    }
  }

  /// Returns the sum of these amounts and others, state by state.
  package func adding(_ other: WorkAmounts) -> WorkAmounts {
    var sum = self
    sum += other
    return sum
  }

  /// Adds the amounts state by state.
  package static func += (amounts: inout WorkAmounts, other: WorkAmounts) {
    amounts.translated += other.translated
    amounts.new += other.new
    amounts.review += other.review
  }
}
