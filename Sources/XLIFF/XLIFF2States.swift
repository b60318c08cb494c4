import LocalizationModel
import TranslationUnits

/// Converts states between XLIFF 2 and the words of XLIFF 1.2, which ``TranslationUnit`` holds.
///
/// The attribute `state` has only four words in XLIFF 2. Further distinctions are in `subState`,
/// with the prefix `xcs` for string catalogs.
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
    default: ("translated", nil)
    }
  }

  /// Returns the state and its qualifier in the words of 1.2; `nil` if the document has no state.
  static func read(
    _ state: String?, _ subState: String?
  ) -> (state: TranslationState?, qualifier: String?) {
    switch (state, subState) {
    case (nil, _): (nil, nil)
    case ("initial", prefilled): (.new, TranslationUnit.prefilled)
    case ("initial", needsReview), ("translated", needsReview): (.needsReview, nil)
    case ("initial", _): (.new, nil)
    case ("translated", machineTranslated): (.translated, TranslationUnit.leveraged)
    case ("translated", _): (.translated, nil)
    case ("reviewed", _): (.signedOff, nil)
    case ("final", _): (.final, nil)
    case (let state?, _): (TranslationState(rawValue: state), nil)
    }
  }

  /// Returns the least advanced of several segments' states. An unknown state counts as
  /// `translated`, the third word, and so does a missing one in a document without states.
  static func least(_ states: [String?]) -> String? {
    let order = ["final", "reviewed", "translated", "initial"]
    return states.max { left, right in
      func rank(_ state: String?) -> Int { state.flatMap { order.firstIndex(of: $0) } ?? 2 }
      return rank(left) < rank(right)
    } ?? nil
  }
}
