import TestSupport

/// Mistakes in the declarations of `@Observable` classes, for ``GuideTrials``.
enum ModelMistakes {
  static let all: [GuideMistake] = [
    GuideMistake("observable-not-isolated", "a model that loses its actor") { ground, _, random in
      loseActor(ground, &random, isKeptByExtension: false)
    },
    GuideMistake("observable-not-isolated", "an actor on an extension") { ground, _, random in
      loseActor(ground, &random, isKeptByExtension: true)
    },
    GuideMistake("observable-not-isolated", "a new model without an actor") {
      ground, number, random in
      guard !ground.isMainActorByDefault, let view = random.any(ground.plainViews) else {
        return nil
      }
      var plant = GuidePlant()
      let type = "Planted\(number)"
      plant.put(
        [
          "\(view.inner)"
            + random.pick([
              "@State private var planted\(number) = \(type)()",
              "@Environment(\(type).self) private var planted\(number): \(type)?",
              "let planted\(number): \(type)",
            ])
        ], view.top, of: view.file)
      plant.put(
        [
          "", "@Observable", "final class ⟦observable-not-isolated:\(type)⟧ {", "  var name = \"\"",
          "}",
        ], view.file.appendix, of: view.file)
      return plant
    },
    GuideMistake("observable-not-final", "a class that is not final any more") {
      ground, _, random in
      let models = ground.models.filter {
        $0.declaration.modifiers.contains("final") && !ground.isInherited($0.name)
      }
      guard let model = random.any(models) else { return nil }
      var plant = GuidePlant()
      var declaration = model.declaration
      declaration.modifiers.removeAll { $0 == "final" }
      plant.put(
        marked("observable-not-final", declaration), at: model.head, of: model.file)
      return plant
    },
    GuideMistake("observable-not-final", "a new model that is not final") {
      ground, number, random in
      guard let file = random.any(ground.types.map(\.file)) else { return nil }
      var plant = GuidePlant()
      plant.put(
        [
          "", "@MainActor", "@Observable",
          "\(random.pick(["", "public "]))class ⟦observable-not-final:Planted\(number)⟧ {",
          "  var name = \"\"", "}",
        ], file.appendix, of: file)
      return plant
    },
    wrapped("published-in-observable", "@ObservationIgnored ⟦published-in-observable:@Published⟧"),
    wrapped("published-in-observable", "⟦published-in-observable:@Published⟧ @ObservationIgnored"),
    GuideMistake("observable-taken-apart", "a subview with two parts of a model") {
      ground, number, random in
      let holders = ground.holders.filter { holder in
        !holder.view.chain.isEmpty && shown(by: holder.model).count > 1
      }
      guard let (view, property, model) = random.any(holders), let line = random.any(view.chain)
      else { return nil }
      var parts = shown(by: model)
      parts.shuffle(using: &random)
      let (one, two) = (parts[0], parts[1])
      var plant = GuidePlant()
      let (inner, name) = (view.file.indentation(of: line), property.name)
      plant.put(
        [
          "\(inner).overlay {",
          "\(inner)  ⟦observable-taken-apart:Planted\(number)⟧(one: \(name).\(one), two: \(name).\(two))",
          "\(inner)}",
        ], line + 1..<line + 1, of: view.file)
      plant.put(
        [
          "", "struct Planted\(number): View {", "  let one: Int", "  let two: Int", "",
          "  var body: some View { EmptyView() }", "}",
        ], view.file.appendix, of: view.file)
      return plant
    },
    GuideMistake("environment-not-injected", "a preview without its model") {
      ground, number, random in
      guard let file = random.any(ground.plainViews.map(\.file)) else { return nil }
      var plant = GuidePlant()
      let type = "Planted\(number)"
      let property = random.pick([
        "@Environment(\(type).self) private var model",
        "@Environment(\(type).self) var model: \(type)",
      ])
      plant.put(
        [
          "", "@MainActor", "@Observable", "final class \(type) {", "  var name = \"\"", "}", "",
          "struct \(type)View: View {", "  \(property)", "",
          "  var body: some View { Text(model.name) }", "}", "",
          "#Preview {", "  ⟦environment-not-injected:\(type)View⟧()", "}",
        ], file.appendix, of: file)
      return plant
    },
    GuideMistake("published-off-main", "a property changed on another queue") {
      ground, number, random in
      let places = ground.models.flatMap { model in
        model.properties.filter { $0.isPlainVariable && !$0.isStatic }.map { (model, $0) }
      }
      guard let (model, property) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let head = random.pick([
        "DispatchQueue.global().async {", "DispatchQueue.global(qos: .utility).async { [self] in",
        "Task.detached {",
      ])
      plant.put(
        [
          "", "\(model.inner)func planted\(number)() {", "\(model.inner)  \(head)",
          "\(model.inner)    ⟦published-off-main:self.\(property.name)⟧ = plantedValue()",
          "\(model.inner)  }", "\(model.inner)}",
        ], model.bottom, of: model.file)
      return plant
    },
  ]

  /// Returns the line of a class whose name is marked for a finding.
  static func marked(_ rule: String, _ declaration: DeclarationLine) -> String {
    declaration.text.replacing(
      "class \(declaration.name)", with: "class ⟦\(rule):\(declaration.name)⟧", maxReplacements: 1)
  }

  private static func loseActor(
    _ ground: GuideGround, _ random: inout SeededGenerator, isKeptByExtension: Bool
  ) -> GuidePlant? {
    if ground.isMainActorByDefault { return nil }
    let held = Set(ground.holders.map(\.model.name))
    let models = ground.models.filter {
      $0.attributes.contains("@MainActor") && $0.inherited.isEmpty && held.contains($0.name)
        && !ground.isInherited($0.name)
    }
    guard let model = random.any(models) else { return nil }
    var plant = GuidePlant()
    var declaration = model.declaration
    declaration.attributes.removeAll { $0 == "@MainActor" }
    let above = (model.first..<model.head).map { model.file.lines[$0] }.filter {
      $0.drop { $0 == " " } != "@MainActor"
    }
    plant.put(
      above + [marked("observable-not-isolated", declaration)], model.first..<model.head + 1,
      of: model.file)
    if isKeptByExtension {
      plant.put(
        ["", "@MainActor", "extension \(model.name) {", "  func plantedWork() {}", "}"],
        model.file.appendix, of: model.file)
    }
    return plant
  }

  /// Makes a mistake that is an attribute before a stored property of a model.
  private static func wrapped(_ rule: String, _ attributes: String) -> GuideMistake {
    GuideMistake(rule, "'\(attributes)' in a model") { ground, _, random in
      let places = ground.models.flatMap { model in
        model.properties.filter(\.isPlainVariable).map { (model, $0) }
      }
      guard let (model, property) = random.any(places) else { return nil }
      var plant = GuidePlant()
      plant.put(
        property.text { $0.attributes = [attributes] }, at: property.line, of: model.file)
      return plant
    }
  }

  /// Returns the properties of a model that views can read.
  private static func shown(by model: GroundType) -> [String] {
    model.properties.filter { !$0.isStatic && !$0.isPrivate && $0.declaration.attributes.isEmpty }
      .map(\.name)
  }
}
