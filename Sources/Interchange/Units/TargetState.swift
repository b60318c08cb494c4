import StringCatalog
package import XLIFF

/// The words that catalogs and XLIFF have for how far a translation is.
package enum TargetState {
  private static let machineTranslated = TranslationState(rawValue: "machine_translated")

  static func target(_ unit: LeafUnit, text: TransUnit.Text) -> TransUnit.Target {
    switch unit.state {
    case .translated: TransUnit.Target(text, state: .translated)
    case .new: TransUnit.Target(text, state: .new)
    case machineTranslated:
      TransUnit.Target(text, state: .translated, stateQualifier: TransUnit.leveraged)
    // An unknown state is not for us to call finished.
    default: TransUnit.Target(text, state: .needsReview)
    }
  }

  /// What a target says of its text.
  enum Reading: Equatable {
    case finished(TranslationState)
    case needsReview
    case new
  }

  /// Whether a target says that it is not done.
  package static func isUnfinished(_ target: TransUnit.Target) -> Bool {
    if case .finished = reading(target) { false } else { true }
  }

  /// As Xcode reads them: what it does not know is translated.
  static func reading(_ target: TransUnit.Target) -> Reading {
    switch target.state?.rawValue {
    case "new": .new
    case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation",
      "needs-translation", "needs-l10n", "needs-adaptation":
      .needsReview
    default:
      .finished(target.stateQualifier == TransUnit.leveraged ? machineTranslated : .translated)
    }
  }
}
