import LocalizationModel
import StringCatalog

/// What of a plain entry a rule about entries waits for.
///
/// Plain entries have nothing of what most such rules look for, see ``PlainEntryReader``: a rule that
/// waits for nothing has nothing to say about them. Like an ``Occasion`` this may name too much, but
/// never too little.
package struct EntrySigns: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A comment that the code may not give, for it gives none.
  package static let ownComment = Self(rawValue: 1)
  /// The key is kept by hand, and the code does not spell it.
  package static let unspelled = Self(rawValue: 1 << 1)
  /// A text or the comment has ``TextTraits/noteStart``.
  package static let noteStart = Self(rawValue: 1 << 2)
  /// A text has a `#`.
  package static let numberSign = Self(rawValue: 1 << 3)
  /// Some language has a plural.
  package static let plural = Self(rawValue: 1 << 4)
  /// A form of a plural may not show the number.
  package static let impliedNumber = Self(rawValue: 1 << 5)
  /// The source text has a percent sign.
  package static let arguments = Self(rawValue: 1 << 6)
  /// There is a source text beside the key, and it may take other arguments, or several without
  /// numbers.
  package static let otherArguments = Self(rawValue: 1 << 7)
  /// A required language has no text.
  package static let missingLanguage = Self(rawValue: 1 << 8)
  /// The settings have patterns.
  package static let patterns = Self(rawValue: 1 << 9)
  /// The key or the comment has ``TextTraits/invisible``.
  package static let invisible = Self(rawValue: 1 << 10)
  /// Whatever there is.
  package static let always = Self(rawValue: 1 << 15)

  /// The signs of all entries.
  init(_ settings: CheckSettings) { self = settings.patterns.isEmpty ? [] : .patterns }

  /// The signs that are about no single text.
  ///
  /// - Parameter use: The use of the entry's key.
  init(of entry: PlainEntryReader, _ use: KeyUse) {
    self = entry.hasPlural ? .plural : []
    if entry.comment != nil, use == .unspelled || use == .uncommented { insert(.ownComment) }
    if entry.isManual, use == .unspelled { insert(.unspelled) }
  }

  /// The signs of one text.
  ///
  /// - Parameter isForm: Whether it is one of a plural.
  init(of text: Span<UInt8>, _ traits: TextTraits, isForm: Bool) {
    self = []
    if traits.contains(.noteStart) { insert(.noteStart) }
    if traits.contains(.numberSign) { insert(.numberSign) }
    if isForm {
      let shape = FormatShape(text, traits)
      if shape.isOdd || !shape.takesNumber { insert(.impliedNumber) }
    }
  }
}
