import TestSupport

/// One way to get something wrong that a guide asks for.
struct GuideMistake: Sendable {
  let name: String
  /// The rule that it is made for; a plant may be wrong by others as well.
  let rule: String
  /// A plant somewhere in a project; `nil` where nothing lends itself to it. The number is in the names
  /// that it adds.
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

  /// All there are.
  static let all: [GuideMistake] =
    OldModelMistakes.all + OldWrapperMistakes.all + ModelMistakes.all + OwnedModelMistakes.all
    + SettingMistakes.all + NotificationMistakes.all + DeliveryMistakes.all + TaskMistakes.all
    + SubscriptionMistakes.all
}

extension SeededGenerator {
  /// One of some choices; `nil` if there are none.
  mutating func any<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : pick(choices)
  }
}
