import LocalizationModel

/// What has to be there for a rule about translations to have anything to say.
///
/// It is worked out once for each translation; where nothing that a rule waits for is there, and that
/// is nearly everywhere, the rule is not asked. So it may name too much, but never too little.
package struct Occasion: Sendable {
  /// What stands in a translation or around it, beside the traits of its texts.
  package struct Signs: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Both texts may take different arguments, or one has a percent sign that is odd in some way.
    package static let arguments = Self(rawValue: 1)
    /// Both texts end in something that is clear and different.
    package static let ends = Self(rawValue: 1 << 1)
    /// The translation is in Chinese, and has characters of the other script only.
    package static let otherScript = Self(rawValue: 1 << 2)
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
    /// The translation is in Chinese, and has marks as Latin letters have them.
    package static let chineseMarks = Self(rawValue: 1 << 9)
    /// The translation is in Chinese, and has Latin letters or digits.
    package static let chineseWithLatin = Self(rawValue: 1 << 10)
    /// The translation may be in another language or script than its own.
    package static let foreign = Self(rawValue: 1 << 11)
    /// One text is much longer than the other.
    package static let length = Self(rawValue: 1 << 12)
    /// The translation may have letters of a script that its language lacks.
    package static let foreignScript = Self(rawValue: 1 << 13)
    /// Whatever there is.
    package static let always = Self(rawValue: 1 << 15)

    /// What all translations of an entry have in common.
    init(_ settings: CheckSettings) {
      self = []
      if !settings.terms.isEmpty { insert(.glossary) }
      if settings.maxLength != nil || !settings.lengthLimits.isEmpty { insert(.lengthLimit) }
    }
  }

  /// Whether a comment may say how long translations may be.
  static func setsLimit(_ comment: Span<UInt8>) -> Bool {
    let word: StaticString = "max:"
    guard comment.count >= word.utf8CodeUnitCount else { return false }
    for offset in 3..<comment.count where comment[offset] == UInt8(ascii: ":") {
      if comment[offset - 3] == UInt8(ascii: "m"), comment[offset - 2] == UInt8(ascii: "a"),
        comment[offset - 1] == UInt8(ascii: "x")
      {
        return true
      }
    }
    return false
  }

  /// Any of these calls the rule.
  package private(set) var signs: Signs
  /// Any of these in the source text calls the rule.
  package private(set) var inSource: TextTraits
  /// Any of these in the translation calls the rule.
  package private(set) var inTarget: TextTraits

  private init(_ signs: Signs, inSource: TextTraits = [], inTarget: TextTraits = []) {
    self.signs = signs
    self.inSource = inSource
    self.inTarget = inTarget
  }

  /// Calls the rule for each translation.
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
  ///
  /// - Parameters:
  ///   - common: What all translations of the entry have.
  ///   - model: What is known of the source text.
  ///   - traits: The traits of the translation.
  ///   - state: `nil` for an unknown one.
  ///   - asked: The signs that a rule waits for. Those that take long to find are left out if not among them.
  init(
    _ common: Signs, _ model: SourceSigns, _ source: Span<UInt8>, _ target: Span<UInt8>,
    _ traits: TextTraits, _ state: UnitState?, _ tongue: Tongue, asking asked: Signs
  ) {
    var signs = common.union(.always)
    let shape = FormatShape(target, traits)
    if shape.isOdd || shape != model.shape { signs.insert(.arguments) }
    if model.end != .unclear {
      let end = EndMark(of: target, isGreek: tongue.isGreek)
      if end != model.end, end != .unclear { signs.insert(.ends) }
    }
    signs.formUnion(tongue.foreignSigns(of: target, traits, asking: asked))
    if target.count > 3 * source.count + 40 || source.count > 3 * target.count + 40 {
      signs.insert(.length)
    }
    if let script = tongue.chinese, traits.contains(.nonASCII) {
      if script.foreign.occur(in: target) { signs.insert(.otherScript) }
      if !traits.isDisjoint(with: [.punctuation, .period, .bracket, .quote]) {
        signs.insert(.chineseMarks)
      }
      if !traits.isDisjoint(with: [.asciiLetter, .digit]) { signs.insert(.chineseWithLatin) }
    }
    if traits.contains(.asciiLetter), target.isEqual(to: source) { signs.insert(.unchanged) }
    if target.isEmpty || !traits.isDisjoint(with: [.spaceAtEnd, .lineBreak]) {
      signs.insert(.empty)
    }
    if state == .new { signs.insert(.new) }
    if state == .needsReview { signs.insert(.needsReview) }
    self.init(signs, inSource: model.traits, inTarget: traits)
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
