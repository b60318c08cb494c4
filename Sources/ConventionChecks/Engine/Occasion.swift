/// What has to be there for a rule about translations to have anything to say.
///
/// It is worked out once for each translation; where nothing that a rule waits for is there, and that
/// is nearly everywhere, the rule is not asked. So it may name too much, but never too little.
package struct Occasion: Sendable {
  package struct Signs: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Both texts may take different arguments, or one has a percent sign that is odd in some way.
    package static let arguments = Self(rawValue: 1)
    /// Both texts end in something that is clear and different.
    package static let ends = Self(rawValue: 1 << 1)
    /// The translation is in Chinese and has more than ASCII.
    package static let chinese = Self(rawValue: 1 << 2)
    /// Both texts are the same, and have Latin letters.
    package static let unchanged = Self(rawValue: 1 << 3)
    /// The translation is empty.
    package static let empty = Self(rawValue: 1 << 4)
    /// Its state is `new`.
    package static let new = Self(rawValue: 1 << 5)
    /// Its state is `needs_review`.
    package static let needsReview = Self(rawValue: 1 << 6)
    /// The settings or the entry's comment may say how long it may be.
    package static let lengthLimit = Self(rawValue: 1 << 7)
    /// The settings have words to look for.
    package static let glossary = Self(rawValue: 1 << 8)
    /// Whatever there is.
    package static let always = Self(rawValue: 1 << 15)
  }

  package private(set) var signs: Signs
  package private(set) var inSource: TextTraits
  package private(set) var inTarget: TextTraits

  private init(_ signs: Signs, inSource: TextTraits = [], inTarget: TextTraits = []) {
    self.signs = signs
    self.inSource = inSource
    self.inTarget = inTarget
  }

  package static let always = Occasion(.always)

  /// One of these.
  package static func any(of signs: Signs) -> Occasion { Occasion(signs) }

  /// One of these in the source text.
  package static func inSource(_ traits: TextTraits) -> Occasion { Occasion([], inSource: traits) }

  /// One of these in the translation.
  package static func inTarget(_ traits: TextTraits) -> Occasion { Occasion([], inTarget: traits) }

  /// One of these in either text.
  package static func inEither(_ traits: TextTraits) -> Occasion {
    Occasion([], inSource: traits, inTarget: traits)
  }

  /// What is there in a translation.
  init(_ signs: Signs, source: TextTraits, target: TextTraits) {
    self.init(signs.union(.always), inSource: source, inTarget: target)
  }

  /// Whether something is in both.
  func meets(_ other: Occasion) -> Bool {
    !signs.isDisjoint(with: other.signs) || !inSource.isDisjoint(with: other.inSource)
      || !inTarget.isDisjoint(with: other.inTarget)
  }

  mutating func formUnion(_ other: Occasion) {
    signs.formUnion(other.signs)
    inSource.formUnion(other.inSource)
    inTarget.formUnion(other.inTarget)
  }

  static let never = Occasion([])
}
