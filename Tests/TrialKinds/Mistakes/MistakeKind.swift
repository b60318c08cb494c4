/// One way to get a correct text wrong, with the rule that must find it. ``SeededProject`` plants
/// such mistakes.
package struct MistakeKind: Sendable {
  /// The result of `--fix=all` on the mistake.
  package enum Outcome: Sendable {
    /// No fix exists; only a person can correct it.
    case stays
    /// The correct text is restored.
    case restored
    /// Another text results, given as a change of the correct text.
    case becomes(@Sendable (inout PlantedText) -> Void)
  }

  package let name: String
  /// The id of the rule that must report the mistake.
  package let rule: String
  /// The shape of the text that the mistake needs.
  package let shape: Sample.Shape
  package let outcome: Outcome
  /// Plants the mistake, with its marks.
  package let plant: @Sendable (inout PlantedText) -> Void
  /// Changes the sample into the correct text of this kind, if that differs.
  package let prepare: @Sendable (inout PlantedText) -> Void

  init(
    _ name: String, _ rule: String, in shape: Sample.Shape = .plain, _ outcome: Outcome = .stays,
    prepare: @escaping @Sendable (inout PlantedText) -> Void = { _ in },
    plant: @escaping @Sendable (inout PlantedText) -> Void
  ) {
    self.name = name
    self.rule = rule
    self.shape = shape
    self.outcome = outcome
    self.prepare = prepare
    self.plant = plant
  }

  /// All kinds, in the order of the rules' sections.
  package static let all = placeholders + plurals + states + texts + languages + sources

  /// Returns the correct text, the mistake with its marks, and the result of the fixes.
  func texts(_ sample: Sample) -> (correct: PlantedText, planted: PlantedText, fixed: PlantedText) {
    var correct = PlantedText(sample)
    prepare(&correct)
    var planted = correct
    plant(&planted)
    var fixed = correct
    switch outcome {
    case .stays: fixed = planted
    case .restored: break
    case .becomes(let change): change(&fixed)
    }
    return (correct, planted, fixed)
  }
}
