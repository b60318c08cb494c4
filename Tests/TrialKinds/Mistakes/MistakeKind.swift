/// One way to get a correct text wrong, with the rule that has to find it.
package struct MistakeKind: Sendable {
  /// What `--fix=all` makes of it.
  package enum Outcome: Sendable {
    /// Only a person can mend it.
    case stays
    /// The correct text again.
    case restored
    /// Another text, given as the change of the correct one.
    case becomes(@Sendable (inout PlantedText) -> Void)
  }

  package let name: String
  package let rule: String
  package let shape: Sample.Shape
  package let outcome: Outcome
  package let plant: @Sendable (inout PlantedText) -> Void
  /// What the correct text of this kind is, if it differs from the sample's.
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

  /// All there are, in the order of the rules' sections.
  package static let all = placeholders + plurals + states + texts + languages + sources

  /// The correct text, the mistake with its marks, and what the fixes make of it.
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
