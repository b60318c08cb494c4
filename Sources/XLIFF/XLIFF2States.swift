import LocalizationModel
import TranslationUnits

/// Reads and writes the attribute `subState` of XLIFF 2, which makes distinctions that its four
/// words for states lack; the prefix `xcs` is for string catalogs. ``StateTable`` knows the words.
enum XLIFF2States {
  private static let needsReview = "xcs:needs_review"
  private static let machineTranslated = "xcs:machine_translated"
  private static let prefilled = "xcs:prefilled"

  /// Returns the `state` and `subState` of a target. The state is always written: one that is
  /// missing counts as `initial`.
  static func written(_ target: TranslationUnit.Target) -> (state: String, subState: String?) {
    switch (target.state, target.stateQualifier) {
    case (.new, TranslationUnit.prefilled): ("initial", prefilled)
    case (.new, _): ("initial", nil)
    case (.needsReview, _): ("translated", needsReview)
    case (_, TranslationUnit.leveraged): ("translated", machineTranslated)
    case (.signedOff, _): ("reviewed", nil)
    case (.final, _): ("final", nil)
    case (let state?, _) where order.contains(state.rawValue): (state.rawValue, nil)
    default: ("translated", nil)
    }
  }

  /// Returns the document's word, or what its `subState` says, with a qualifier; `nil` if the
  /// document has no state.
  static func read(
    _ state: String?, _ subState: String?
  ) -> (state: TranslationState?, qualifier: String?) {
    switch (state, subState) {
    case (nil, _): (nil, nil)
    case ("initial", prefilled): (.new, TranslationUnit.prefilled)
    case ("initial", needsReview), ("translated", needsReview): (.needsReview, nil)
    case ("translated", machineTranslated): (.translated, TranslationUnit.leveraged)
    case (let state?, _): (TranslationState(rawValue: state), nil)
    }
  }

  /// The words of XLIFF 2, the most advanced first.
  private static let order = ["final", "reviewed", "translated", "initial"]

  /// Returns the least advanced of several segments' states. An unknown state counts as
  /// `translated`, the third word, and so does a missing one in a document without states.
  static func least(_ states: [String?]) -> String? {
    states.max { left, right in
      func rank(_ state: String?) -> Int { state.flatMap { order.firstIndex(of: $0) } ?? 2 }
      return rank(left) < rank(right)
    } ?? nil
  }
}
