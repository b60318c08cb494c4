import TestSupport

/// Parts that several mistakes share.
extension GuideMistake {
  /// Returns a class that conforms to `ObservableObject`, to add to a file.
  static func oldClass(_ number: Int) -> [String] {
    [
      "", "final class Planted\(number): ⟦observable-object:ObservableObject⟧ {",
      "  @Published var name = \"\"", "}",
    ]
  }

  /// Returns a constant for a notification, to add to a file.
  static func constant(_ number: Int) -> [String] {
    [
      "", "extension Notification.Name {",
      "  static let planted\(number) = Notification.Name(\"planted\(number)\")", "}",
    ]
  }

  /// Makes a mistake that is a statement at the head of a function.
  static func statement(
    _ rule: String, _ name: String,
    _ statement: @escaping @Sendable (_ number: Int, _ random: inout SeededGenerator) -> String
  ) -> GuideMistake {
    GuideMistake(rule, name) { ground, number, random in
      guard let (type, function) = random.any(ground.functions) else { return nil }
      var plant = GuidePlant()
      let inner = type.file.indentation(of: function.line + 1)
      plant.put([inner + statement(number, &random)], function.top, of: type.file)
      plant.put(constant(number), type.file.appendix, of: type.file)
      return plant
    }
  }

  /// Makes a mistake that is a modifier in a view, with the members that the modifier needs.
  static func modifier(
    _ rule: String, _ name: String,
    _ lines:
      @escaping @Sendable (_ inner: String, _ number: Int, _ random: inout SeededGenerator)
      -> [String],
    members: @escaping @Sendable (_ inner: String, _ number: Int) -> [String] = { _, _ in [] }
  ) -> GuideMistake {
    GuideMistake(rule, name) { ground, number, random in
      let views = ground.views.filter { !$0.chain.isEmpty }
      guard let view = random.any(views), let line = random.any(view.chain) else { return nil }
      var plant = GuidePlant()
      plant.put(
        lines(view.file.indentation(of: line), number, &random), line + 1..<line + 1, of: view.file)
      plant.put(members(view.inner, number), view.bottom, of: view.file)
      return plant
    }
  }
}
