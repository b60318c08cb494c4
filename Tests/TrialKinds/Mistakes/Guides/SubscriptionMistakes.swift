import TestSupport

/// Mistakes for ``GuideTrials`` in work that a view begins each time it appears, or not again when
/// its input changes.
enum SubscriptionMistakes {
  static let all: [GuideMistake] = [
    .modifier("appear-subscribes", "a subscription in '.onAppear'") { inner, number, random in
      let end = random.pick(["sink { _ in plantedWork() }", "assign(to: \\.last, on: plantedLog)"])
      return [
        "\(inner).onAppear {",
        "\(inner)  NotificationCenter.default.publisher(for: UIScene.didActivateNotification)",
        "\(inner)    .\(end)", "\(inner)    .⟦appear-subscribes:store⟧(in: &planted\(number))",
        "\(inner)}",
      ]
    } members: { inner, number in
      ["", "\(inner)@State private var planted\(number): Set<AnyCancellable> = []"]
    },
    .modifier("appear-subscribes", "an observer in '.onAppear'") { inner, number, random in
      let (head, tail) = random.pick([(".onAppear {", "}"), (".onAppear(perform: {", "})")])
      return [
        "\(inner)\(head)", "\(inner)  NotificationCenter.default.⟦appear-subscribes:addObserver⟧(",
        "\(inner)    plantedLog, selector: #selector(PlantedLog.note), name: .planted\(number),",
        "\(inner)    object: nil)", "\(inner)\(tail)",
      ]
    },
    .statement("sink-dropped", "a subscription that is dropped") { _, random in
      random.pick(["", "_ = "])
        + random.pick([
          "plantedFeed.⟦sink-dropped:sink⟧ { _ in plantedWork() }",
          "plantedFeed.map(\\.name).⟦sink-dropped:assign⟧(to: \\.last, on: plantedLog)",
        ])
    },
    GuideMistake("task-id-missing", "a '.task' that reads what the parent passes") {
      ground, _, random in
      let places = ground.views.filter { !$0.chain.isEmpty }.flatMap { view in
        view.properties.filter { isPassed($0) }.map { (view, $0) }
      }
      guard let (view, property) = random.any(places), let line = random.any(view.chain) else {
        return nil
      }
      var plant = GuidePlant()
      let inner = view.file.indentation(of: line)
      let name = random.pick([property.name, "self.\(property.name)"])
      plant.put(
        [
          "\(inner).⟦task-id-missing:task⟧\(random.pick(["", "(priority: .low)"])) {",
          "\(inner)  await plantedWork(\(name))", "\(inner)}",
        ], line + 1..<line + 1, of: view.file)
      return plant
    },
    GuideMistake("task-id-missing", "a '.task' that loses its id") { ground, _, random in
      let places = ground.views.flatMap { view in
        view.lines.compactMap { line -> (GroundFile, Int)? in
          let text = view.file.text(of: line)
          guard view.file.isPlain[line], text.hasPrefix(".task(id: "), text.hasSuffix(") {"),
            let end = view.file.end(ofBlockAt: line)
          else { return nil }
          let id = text.dropFirst(".task(id: ".count).dropLast(") {".count)
          let isGiven = view.properties.contains { $0.name == id && isPassed($0) }
          guard isGiven, view.file.contains(String(id), in: line + 1..<end) else { return nil }
          return (view.file, line)
        }
      }
      guard let (file, line) = random.any(places) else { return nil }
      var plant = GuidePlant()
      plant.put("\(file.indentation(of: line)).⟦task-id-missing:task⟧ {", at: line, of: file)
      return plant
    },
  ]

  /// True if the parent passes a property new values again and again.
  private static func isPassed(_ property: GroundProperty) -> Bool {
    property.value.isEmpty && !property.isStatic
      && (property.declaration.attributes == ["@Binding"]
        || property.declaration.attributes.isEmpty && !property.isPrivate)
      && ["String", "Int", "UUID", "Bool", "Double", "URL", "Date", "String?"].contains(
        property.type)
  }
}
