internal import LocalizationModel

/// What extraction finds in one source.
struct FoundStrings {
  /// Ascending by place.
  var strings: [ExtractedString] = []
  /// Ascending by place.
  var findings: [Finding] = []
  /// Ascending by place; empty unless asked for.
  var facts: [CodeFact] = []
  /// What only the project can answer; empty once it is known.
  var questions = SourceQuestions()
}
