import TestSupport

/// Mistakes in receiving notifications: on which actor, and for how long.
enum DeliveryMistakes {
  static let all: [GuideMistake] = [
    GuideMistake("notification-off-main", "state changed where it is received") {
      ground, number, random in
      let views = ground.views.flatMap { view in
        view.properties.filter {
          $0.declaration.attributes == ["@State"] && $0.declaration.keyword == "var"
        }.map { (view, $0) }
      }.filter { !$0.0.chain.isEmpty }
      guard let (view, property) = random.any(views), let line = random.any(view.chain) else {
        return nil
      }
      var plant = GuidePlant()
      let inner = view.file.indentation(of: line)
      let name = random.pick([property.name, "self.\(property.name)"])
      plant.put(
        [
          "\(inner).⟦notification-off-main:onReceive⟧(NotificationCenter.default.publisher(for: "
            + ".planted\(number))) { _ in",
          "\(inner)  \(name) = \(property.name)", "\(inner)}",
        ], line + 1..<line + 1, of: view.file)
      plant.put(GuideMistake.constant(number), view.file.appendix, of: view.file)
      return plant
    },
    GuideMistake("notification-off-main", "a model changed where it is received") {
      ground, number, random in
      let places = ground.models.flatMap { model in
        model.functions.filter { !$0.isInitializer && !$0.returns }.flatMap { function in
          model.properties.filter { $0.isPlainVariable && !$0.isStatic }.map {
            (model, function, $0)
          }
        }
      }
      guard let (model, function, property) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let inner = model.file.indentation(of: function.line + 1)
      plant.put(
        [
          "\(inner)let planted = NotificationCenter.default.publisher(for: .planted\(number))",
          "\(inner)  .⟦notification-off-main:sink⟧ { [weak self] _ in",
          "\(inner)    guard let self else { return }",
          "\(inner)    self.\(property.name) = self.\(property.name)", "\(inner)  }",
          "\(inner)plantedBag.insert(planted)",
        ], function.top, of: model.file)
      plant.put(GuideMistake.constant(number), model.file.appendix, of: model.file)
      return plant
    },
    .statement("notification-observer-leaked", "a token that is dropped") { number, random in
      let head = random.pick(["", "_ = "])
      return """
        \(head)NotificationCenter.default.⟦notification-observer-leaked:addObserver⟧(forName: \
        .planted\(number), object: nil, queue: .main) { _ in }
        """
    },
    GuideMistake("notification-observer-leaked", "a token that was kept") { ground, _, random in
      let places = ground.lines {
        $0.contains(" = NotificationCenter.default.addObserver(")
          && $0.split(separator: " ").prefix(2).last == "="
      }.filter { file, line in
        file.lines[line].contains("forName:") || file.lines[line + 1].contains("forName:")
      }
      guard let (file, line) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let call = file.lines[line].split(separator: " = ", maxSplits: 1)[1]
      let marked = call.replacing(
        "addObserver", with: "⟦notification-observer-leaked:addObserver⟧", maxReplacements: 1)
      plant.put("\(file.indentation(of: line))\(marked)", at: line, of: file)
      return plant
    },
  ]
}
