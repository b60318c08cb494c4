internal import LocalizationModel

/// The result of ``Extractor`` for one source, from which ``SourceScan`` is made.
struct FoundStrings {
  /// The strings, ascending by place.
  var strings: [ExtractedString] = []
  /// The findings, ascending by place.
  var findings: [Finding] = []
  /// The facts, ascending by place; empty unless they were asked for.
  var facts: [CodeFact] = []
  /// The questions that only the project can answer; empty in a second scan.
  var questions = OpenQuestions()
}
