import TestSupport

/// One way to break a rule of the guides, which ``GuideTrials`` plant in real projects.
struct GuideMistake: Sendable {
  let name: String
  /// The rule that must report the mistake. A plant may break other rules, too.
  let rule: String
  /// Plants the mistake somewhere in a project; `nil` if the project has no place for it. The
  /// number makes added names unique.
  let plant:
    @Sendable (_ ground: GuideGround, _ number: Int, _ random: inout SeededGenerator) -> GuidePlant?

  init(
    _ rule: String, _ name: String,
    plant: @escaping @Sendable (GuideGround, Int, inout SeededGenerator) -> GuidePlant?
  ) {
    self.rule = rule
    self.name = name
    self.plant = plant
  }

  /// All mistakes.
  static let all: [GuideMistake] =
    OldModelMistakes.all + OldWrapperMistakes.all + ModelMistakes.all + OwnedModelMistakes.all
    + SettingMistakes.all + NotificationMistakes.all + DeliveryMistakes.all + TaskMistakes.all
    + SubscriptionMistakes.all
}

extension SeededGenerator {
  /// Returns one of some choices; `nil` if there are none.
  mutating func any<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : pick(choices)
  }
}
