/// Why a unit was not applied, or what is odd about it.
public struct LedgerReason: Sendable, Equatable, CustomStringConvertible {
  /// Where the language of a file was read that does not say it.
  package enum LanguageSource: Sendable { case fileName, bundle, option }

  /// Why, as data.
  package let kind: LedgerKind

  package init(_ kind: LedgerKind) { self.kind = kind }

  /// A word for programs, which stays the same between versions.
  public var code: String { kind.code.rawValue }

  /// Whether a finished translation is left out: an import must not be silent about it.
  package var losesWork: Bool { kind.losesWork }

  /// Whether it is about a file as a whole, and the same for all of its units.
  package var isOfWholeFile: Bool { kind.isOfWholeFile }

  /// How much it matters that each unit is named with its texts: those of 2 first.
  package var weightOfTexts: Int { kind.weightOfTexts }

  /// In English.
  public var description: String { message.description }
}
