import LocalizationModel
import TranslationUnits

/// The cell of the column `state`: the state of a unit in the words of a sheet, and back.
enum SheetState {
  static let untranslatable = "do not translate"
  private static let review = UnitChecksum.word(for: .needsReview)
  /// The choices that the cell's list offers.
  static let choices = [TranslationState.translated.rawValue, review]

  static func cell(_ unit: TranslationUnit) -> String {
    guard let target = unit.target else {
      return unit.isTranslatable == false ? untranslatable : ""
    }
    let state = target.state == .needsReview ? review : target.state?.word ?? ""
    return target.stateQualifier.map { "\(state) (\($0))" } ?? state
  }

  /// True if the cell says that the text is not to be translated.
  static func isUntranslatable(_ cell: String) -> Bool { cell == untranslatable }

  /// True if the cell is empty or holds a state.
  static func isKnown(_ cell: String) -> Bool {
    guard let state = read(cell).state?.word else { return true }
    return StateTable.state(of: state) != nil
  }

  /// Returns the state in a cell and its qualifier, the word in parentheses; `nil` for both if the
  /// cell is empty or says that the text is not to be translated.
  static func read(_ cell: String) -> (state: TranslationState?, qualifier: String?) {
    // Most cells are as an export writes them.
    switch cell {
    case "", untranslatable: return (nil, nil)
    case "translated": return (.translated, nil)
    case review: return (.needsReview, nil)
    case "new": return (.new, nil)
    default: return readTyped(cell)
    }
  }

  private static func readTyped(_ cell: String) -> (state: TranslationState?, qualifier: String?) {
    var word = cell[...].trimmingSpaces()
    var qualifier: String?
    if word.last == ")", let open = word.firstIndex(of: "(") {
      qualifier = String(word[word.index(after: open)...].dropLast())
      word = word[..<open].trimmingSpaces()
    }
    if word.isEmpty || word == untranslatable { return (nil, qualifier) }
    let typed = String(word)
    switch StateTable.state(of: typed) {
    case .new?: return (.new, qualifier)
    case .needsReview?
    where [review, "review"].contains { StateTable.unified($0) == StateTable.unified(typed) }:
      return (.needsReview, qualifier)
    default: return (TranslationState(word: typed), qualifier)
    }
  }
}
