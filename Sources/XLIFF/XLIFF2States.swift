import LocalizationModel
import TranslationUnits

/// How XLIFF 2 says what a `state` and `state-qualifier` of 1.2 do.
///
/// Its `state` has four words; what they cannot tell apart is in `subState`, whose prefix stands for
/// String Catalogs.
enum XLIFF2States {
  private static let needsReview = "xcs:needs_review"
  private static let machineTranslated = "xcs:machine_translated"
  private static let prefilled = "xcs:prefilled"

  /// - Returns: `state` and `subState`; both `nil` where the default holds.
  static func written(_ target: TranslationUnit.Target) -> (state: String?, subState: String?) {
    switch (target.state, target.stateQualifier) {
    case (.new, TranslationUnit.prefilled): ("initial", prefilled)
    case (.new, _): ("initial", nil)
    case (.needsReview, _): ("translated", needsReview)
    case (_, TranslationUnit.leveraged): ("translated", machineTranslated)
    case (.signedOff, _): ("reviewed", nil)
    case (.final, _): ("final", nil)
    case (nil, _): (nil, nil)
    default: ("translated", nil)
    }
  }

  /// - Returns: The state in words of 1.2; `nil` if the document does not say.
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

  /// The state that says least among several segments'.
  static func least(_ states: [String?]) -> String? {
    let order = ["final", "reviewed", "translated", "initial"]
    return states.max { left, right in
      func rank(_ state: String?) -> Int { state.flatMap { order.firstIndex(of: $0) } ?? 2 }
      return rank(left) < rank(right)
    } ?? nil
  }
}
