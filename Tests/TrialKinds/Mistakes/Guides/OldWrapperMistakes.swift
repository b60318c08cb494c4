import TestSupport

/// Mistakes for ``GuideTrials`` in views: models held with the wrappers for `ObservableObject`.
enum OldWrapperMistakes {
  static let all: [GuideMistake] = [
    added("state-object", "@StateObject") { type, number in
      "private var planted\(number) = \(type)()"
    },
    added("state-object", "@StateObject") { type, number in "var planted\(number): \(type)" },
    added("observed-object", "@ObservedObject") { type, number in
      "var planted\(number): \(type)"
    },
    added("environment-object", "@EnvironmentObject") { type, number in
      "private var planted\(number): \(type)"
    },
    GuideMistake("environment-object", "a model put in the environment") { ground, number, random in
      let views = ground.views.filter { !$0.chain.isEmpty }
      guard let view = random.any(views), let line = random.any(view.chain) else { return nil }
      var plant = GuidePlant()
      let inner = view.file.indentation(of: line)
      plant.put(
        ["\(inner).⟦environment-object:environmentObject⟧(Planted\(number)())"],
        line + 1..<line + 1,
        of: view.file)
      plant.put(GuideMistake.oldClass(number), view.file.appendix, of: view.file)
      return plant
    },
    GuideMistake("environment-object", "a model with its views turned back") { ground, _, random in
      turnedBack(ground, &random) { $0.contains("environment-object") }
    },
    GuideMistake("observed-object", "a model with its views turned back") { ground, _, random in
      turnedBack(ground, &random) { $0.contains("observed-object") }
    },
    GuideMistake("state-object", "a model with its views turned back") { ground, _, random in
      turnedBack(ground, &random) { $0.contains("state-object") }
    },
    GuideMistake("observable-mixed", "an old model beside a new one") { ground, number, random in
      let views = ground.holders.filter { holder in
        !holder.view.properties.contains {
          $0.declaration.attributes.contains { $0.hasSuffix("Object") }
        }
      }
      guard let view = random.any(views)?.view else { return nil }
      var plant = GuidePlant()
      // Not from the environment: a preview of the view would lack the model, which another rule
      // reports.
      let (wrapper, rule) = random.pick([
        ("@ObservedObject", "observed-object"), ("@StateObject", "state-object"),
      ])
      var declaration = view.declaration
      let name = view.name
      declaration.rest = "⟦observable-mixed:\(name)⟧: View {"
      plant.put(
        [
          declaration.text.replacing("struct \(name)⟦", with: "struct ⟦"),
          "\(view.inner)⟦\(rule):\(wrapper)⟧ var planted\(number): Planted\(number)",
        ], view.head..<view.head + 1, of: view.file)
      plant.put(GuideMistake.oldClass(number), view.file.appendix, of: view.file)
      return plant
    },
  ]

  /// Makes a mistake that adds a property with a wrapper to a view, for a class of the project or
  /// for an added one.
  private static func added(
    _ rule: String, _ wrapper: String,
    _ property: @escaping @Sendable (_ type: String, _ number: Int) -> String
  ) -> GuideMistake {
    GuideMistake(rule, "a property with \(wrapper)") { ground, number, random in
      guard let view = random.any(ground.plainViews) else { return nil }
      var plant = GuidePlant()
      var type = "Planted\(number)"
      if let object = random.any(ground.objects), random.oneIn(2) {
        type = object.name
      } else {
        plant.put(GuideMistake.oldClass(number), view.file.appendix, of: view.file)
      }
      plant.put(
        ["\(view.inner)⟦\(rule):\(wrapper)⟧ \(property(type, number))"], view.top, of: view.file)
      return plant
    }
  }

  /// Turns a model of the project, and all views that hold it, back to the old style.
  private static func turnedBack(
    _ ground: GuideGround, _ random: inout SeededGenerator, _ isWanted: (Set<String>) -> Bool
  ) -> GuidePlant? {
    let plants = ground.models.filter { !ground.isInherited($0.name) }.compactMap { model in
      turnedBack(model, ground)
    }
    return random.any(plants.filter { isWanted($0.rules) })?.plant
  }

  private static func turnedBack(
    _ model: GroundType, _ ground: GuideGround
  ) -> (plant: GuidePlant, rules: Set<String>)? {
    var plant = GuidePlant()
    var rules: Set<String> = []
    OldModelMistakes.turnBack(model, &plant)
    let holders = ground.holders
    var views: [String: GroundType] = [:]
    for holder in holders where holder.model.name == model.name {
      guard let (rule, line) = oldStyle(holder.property, model.name) else { continue }
      rules.insert(rule)
      plant.put(line, at: holder.property.line, of: holder.view.file)
      views[holder.view.name] = holder.view
      for line in holder.view.lines {
        let text = ".environment(\(holder.property.name))"
        guard holder.view.file.text(of: line) == text, holder.view.file.isPlain[line] else {
          continue
        }
        rules.insert("environment-object")
        let inner = holder.view.file.indentation(of: line)
        plant.put(
          "\(inner).⟦environment-object:environmentObject⟧(\(holder.property.name))", at: line,
          of: holder.view.file)
      }
    }
    for view in views.values.sorted(by: { $0.name < $1.name }) {
      let isMixed = holders.contains {
        $0.view.name == view.name && $0.model.name != model.name
      }
      guard isMixed else { continue }
      var declaration = view.declaration
      declaration.rest = "⟦observable-mixed:\(view.name)⟧: View {"
      plant.put(
        declaration.text.replacing("struct \(view.name)⟦", with: "struct ⟦"), at: view.head,
        of: view.file)
    }
    return plant.isSound ? (plant, rules) : nil
  }

  /// Returns the line of a property that holds a model, in the old style.
  private static func oldStyle(
    _ property: GroundProperty, _ type: String
  ) -> (rule: String, line: String)? {
    let attributes = property.declaration.attributes
    switch attributes.first {
    case "@State" where attributes.count == 1 && property.value.hasPrefix("\(type)("):
      return (
        "state-object", property.text { $0.attributes = ["⟦state-object:@StateObject⟧"] }
      )
    case "@Environment(\(type).self)" where attributes.count == 1:
      return (
        "environment-object",
        property.text {
          $0.attributes = ["⟦environment-object:@EnvironmentObject⟧"]
          $0.rest = ": \(type)"
        }
      )
    case "@Bindable" where attributes.count == 1 && property.value.isEmpty,
      nil where property.value.isEmpty:
      return (
        "observed-object",
        property.text {
          $0.attributes = ["⟦observed-object:@ObservedObject⟧"]
          $0.keyword = "var"
        }
      )
    default: return nil
    }
  }
}
