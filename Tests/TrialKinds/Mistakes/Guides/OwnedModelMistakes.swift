import TestSupport

/// Mistakes for ``GuideTrials`` in the property by which a view holds a model.
enum OwnedModelMistakes {
  static let all: [GuideMistake] = [
    rewrapped("state-from-parent", "@State") { holder, _ in
      !holder.view.hasInitializer && !holder.property.isPrivate
    },
    GuideMistake("state-from-parent", "a parameter stored in the state") {
      ground, number, random in
      guard let model = random.any(ground.models), let file = random.any(ground.views)?.file else {
        return nil
      }
      var plant = GuidePlant()
      let value = random.pick(["initialValue", "wrappedValue"])
      let store = random.pick(["_model = State(\(value): model)", "self.model = model"])
      plant.put(
        [
          "", "struct Planted\(number): View {",
          "  ⟦state-from-parent:@State⟧ private var model: \(model.name)", "",
          "  init(model: \(model.name)) {", "    \(store)", "  }", "",
          "  var body: some View { EmptyView() }", "}",
        ], file.appendix, of: file)
      return plant
    },
    rewrapped("bindable-unneeded", "@Bindable") { holder, ground in
      let name = "$\(holder.property.name)"
      return !holder.view.file.lines.contains { $0.contains(name) }
        && !holder.view.file.lines.contains { $0.contains("_\(holder.property.name)") }
        && !ground.isExtended(holder.view.name) && holder.property.declaration.attributes.isEmpty
    },
    rewrapped("binding-to-observable", "@Binding") { holder, ground in
      let (view, name) = (holder.view, holder.property.name)
      let isWhole = view.lines.contains { line in
        let text = view.file.lines[line]
        return text.contains("$\(name)") && !text.contains("$\(name).")
          || text.contains("_\(name)") || text.contains("\(name) = ")
      }
      return !view.hasInitializer && !isWhole && !ground.isExtended(view.name)
    },
    GuideMistake("state-unowned", "a model that loses its state") { ground, _, random in
      let holders = ground.holders.filter {
        $0.property.declaration.attributes == ["@State"]
          && $0.property.value.hasPrefix("\($0.model.name)(")
          && $0.property.value.hasSuffix(")")
      }
      guard let (view, property, _) = random.any(holders) else { return nil }
      var plant = GuidePlant()
      let keyword = random.pick(["let", "var"])
      plant.put(
        property.text {
          $0.attributes = []
          $0.keyword = keyword
        }.replacing(
          "\(keyword) \(property.name)", with: "\(keyword) ⟦state-unowned:\(property.name)⟧",
          maxReplacements: 1), at: property.line, of: view.file)
      return plant
    },
    GuideMistake("state-unowned", "a model created in a plain property") {
      ground, number, random in
      // A model that no view holds yet may break other rules once a view does.
      let held = Set(ground.holders.map(\.model.name))
      let models = ground.models.filter { held.contains($0.name) }
      guard let model = random.any(models), let view = random.any(ground.plainViews) else {
        return nil
      }
      var plant = GuidePlant()
      let (property, type) = ("⟦state-unowned:planted\(number)⟧", model.name)
      plant.put(
        [
          view.inner
            + random.pick([
              "private let \(property) = \(type)()", "var \(property) = \(type)()",
              "private var \(property): \(type) = \(type)()",
            ])
        ], view.top, of: view.file)
      return plant
    },
  ]

  typealias Holder = (view: GroundType, property: GroundProperty, model: GroundType)

  /// Makes a mistake that gives a property passed by the parent another wrapper.
  private static func rewrapped(
    _ rule: String, _ wrapper: String,
    where holds: @escaping @Sendable (_ holder: Holder, _ ground: GuideGround) -> Bool
  ) -> GuideMistake {
    GuideMistake(rule, "\(wrapper) on a model that is passed") { ground, _, random in
      let holders = ground.holders.filter { holder in
        let attributes = holder.property.declaration.attributes
        return holder.property.value.isEmpty && (attributes.isEmpty || attributes == ["@Bindable"])
          && holder.property.declaration.rest.hasPrefix(":") && holds(holder, ground)
      }
      guard let (view, property, _) = random.any(holders) else { return nil }
      var plant = GuidePlant()
      plant.put(
        property.text {
          $0.attributes = ["⟦\(rule):\(wrapper)⟧"]
          $0.keyword = "var"
        }, at: property.line, of: view.file)
      return plant
    }
  }
}
