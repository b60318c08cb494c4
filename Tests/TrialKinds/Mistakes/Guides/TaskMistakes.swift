import TestSupport

/// Mistakes for ``GuideTrials`` with tasks that nothing cancels.
enum TaskMistakes {
  static let all: [GuideMistake] = [
    .modifier("task-in-appear", "a task in a new '.onAppear'") { inner, _, random in
      let task = random.pick(["Task", "Task.detached"])
      let head = random.pick(["", "_ = "])
      return [
        "\(inner).onAppear {", "\(inner)  \(head)⟦task-in-appear:\(task)⟧ { await plantedWork() }",
        "\(inner)}",
      ]
    },
    GuideMistake("task-in-appear", "a '.task' put back into '.onAppear'") { ground, _, random in
      let places = ground.views.flatMap { view in
        view.lines.filter { line in
          view.file.isPlain[line] && view.file.text(of: line) == ".task {"
            && view.file.end(ofBlockAt: line) != nil
        }.map { (view.file, $0) }
      }
      guard let (file, line) = random.any(places), let end = file.end(ofBlockAt: line) else {
        return nil
      }
      var plant = GuidePlant()
      let inner = file.indentation(of: line)
      plant.put(
        ["\(inner).onAppear {", "\(inner)  ⟦task-in-appear:Task⟧ {"]
          + file.lines[line + 1..<end] + ["\(inner)  }", "\(inner)}"], line..<end + 1, of: file)
      return plant
    },
    GuideMistake("task-in-appear", "a short '.task' put back into '.onAppear'") {
      ground, _, random in
      let places = ground.views.flatMap { view in
        view.lines.filter { line in
          let text = view.file.text(of: line)
          return view.file.isPlain[line] && text.hasPrefix(".task { ") && text.hasSuffix(" }")
            && GroundFile.isBalanced(text)
        }.map { (view.file, $0) }
      }
      guard let (file, line) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let body = file.text(of: line).dropFirst(".task ".count)
      plant.put(
        "\(file.indentation(of: line)).onAppear { ⟦task-in-appear:Task⟧ \(body) }", at: line,
        of: file)
      return plant
    },
    GuideMistake("task-in-appear", "a task in an '.onAppear' of the project") {
      ground, _, random in
      let places = ground.views.flatMap { view in
        view.lines.filter {
          view.file.isPlain[$0] && view.file.text(of: $0) == ".onAppear {"
        }.map { (view.file, $0) }
      }
      guard let (file, line) = random.any(places) else { return nil }
      var plant = GuidePlant()
      plant.put(
        ["\(file.indentation(of: line))  ⟦task-in-appear:Task⟧ { await plantedWork() }"],
        line + 1..<line + 1, of: file)
      return plant
    },
    .modifier("async-in-appear", "a method that only starts a task") { inner, number, random in
      let call = random.pick([
        ".onAppear { ⟦async-in-appear:planted\(number)⟧() }",
        ".onAppear { self.⟦async-in-appear:planted\(number)⟧() }",
        ".onAppear(perform: ⟦async-in-appear:planted\(number)⟧)",
      ])
      return [inner + call]
    } members: { inner, number in
      [
        "", "\(inner)private func planted\(number)() {", "\(inner)  Task {",
        "\(inner)    await plantedWork()", "\(inner)  }", "\(inner)}",
      ]
    },
    GuideMistake("async-in-appear", "a model that only starts a task") { ground, number, random in
      let holders = ground.holders.filter { !$0.view.chain.isEmpty }
      guard let (view, property, model) = random.any(holders), let line = random.any(view.chain)
      else { return nil }
      var plant = GuidePlant()
      let inner = view.file.indentation(of: line)
      plant.put(
        ["\(inner).onAppear { \(property.name).⟦async-in-appear:planted\(number)⟧() }"],
        line + 1..<line + 1, of: view.file)
      plant.put(
        [
          "", "\(model.inner)func planted\(number)() {",
          "\(model.inner)  ⟦task-dropped:Task⟧ {",
          "\(model.inner)    await plantedWork()", "\(model.inner)  }", "\(model.inner)}",
        ], model.bottom, of: model.file)
      return plant
    },
    GuideMistake("task-dropped", "a model's method that starts a task") {
      ground, number, random in
      guard let model = random.any(ground.models) else { return nil }
      var plant = GuidePlant()
      let task = random.pick(["Task", "Task.detached"])
      let head = random.pick(["", "_ = "])
      plant.put(
        [
          "", "\(model.inner)func planted\(number)(_ isEager: Bool) {",
          "\(model.inner)  if isEager {",
          "\(model.inner)    \(head)⟦task-dropped:\(task)⟧ { await plantedWork() }",
          "\(model.inner)  }", "\(model.inner)}",
        ], model.bottom, of: model.file)
      return plant
    },
    GuideMistake("task-in-init", "a task that an initializer starts") { ground, _, random in
      let places = ground.types.filter { $0.declaration.keyword == "class" }.flatMap { type in
        type.functions.filter(\.isInitializer).map { (type, $0) }
      }
      guard let (type, initializer) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let inner = "\(type.inner)  "
      let task = random.pick(["Task", "Task.detached"])
      let head = random.pick(["", "_ = "])
      plant.put(
        [
          "\(inner)\(head)⟦task-in-init:\(task)⟧ { [weak self] in",
          "\(inner)  await self?.plantedWork()",
          "\(inner)}",
        ], initializer.bottom, of: type.file)
      return plant
    },
    GuideMistake("task-in-init", "a new class with a task") { ground, number, random in
      guard let file = random.any(ground.types.map(\.file)) else { return nil }
      var plant = GuidePlant()
      plant.put(
        [
          "", "final class Planted\(number) {", "  init(isEager: Bool) {", "    if isEager {",
          "      ⟦task-in-init:Task⟧(priority: .low) { await plantedWork() }", "    }", "  }", "}",
        ], file.appendix, of: file)
      return plant
    },
    GuideMistake("task-not-cancelled", "a new task with a loop") { ground, number, random in
      let classes = ground.types.filter {
        $0.declaration.keyword == "class" && $0.declaration.indentation.isEmpty
      }
      guard let type = random.any(classes) else { return nil }
      var plant = GuidePlant()
      let inner = type.inner
      let loop = random.pick([
        "while true {", "while !Task.isCancelled {", "for await _ in plantedValues {",
      ])
      plant.put(
        ["\(inner)@ObservationIgnored private var planted\(number): Task<Void, Never>?"], type.top,
        of: type.file)
      plant.put(
        [
          "", "\(inner)func startPlanted\(number)() {",
          "\(inner)  \(random.pick(["", "self."]))⟦task-not-cancelled:planted\(number)⟧ = Task {",
          "\(inner)    \(loop)", "\(inner)      await plantedWork()", "\(inner)    }",
          "\(inner)  }", "\(inner)}",
        ], type.bottom, of: type.file)
      return plant
    },
    GuideMistake("task-not-cancelled", "a task whose cancel is dropped") { ground, _, random in
      random.any(ground.types.flatMap { withoutCancel($0, ground) })
    },
  ]

  /// Plants a class that keeps a task with a loop, without the lines that cancel it.
  private static func withoutCancel(_ type: GroundType, _ ground: GuideGround) -> [GuidePlant] {
    type.properties.compactMap { property in
      let (file, name) = (type.file, property.name)
      let cancels = type.lines.filter { file.text(of: $0) == "\(name)?.cancel()" }
      let starts = type.lines.filter { line in
        guard
          ["\(name) = Task {", "self.\(name) = Task {"].contains(
            where: file.text(of: line).hasPrefix),
          let end = file.end(ofBlockAt: line)
        else { return false }
        return file.lines[line...end].contains {
          $0.contains("while ") || $0.contains("for await ")
        }
      }
      guard property.type.hasPrefix("Task<"), !cancels.isEmpty, starts.count == 1,
        ground.count(of: "\(name)?.cancel()") == cancels.count,
        ground.count(of: "\(name).cancel()") == 0, let start = starts.first
      else { return nil }
      var plant = GuidePlant()
      for line in cancels {
        plant.put("\(file.indentation(of: line))plantedLog()", at: line, of: file)
      }
      let marked = file.lines[start].replacing(
        "\(name) = ", with: "⟦task-not-cancelled:\(name)⟧ = ", maxReplacements: 1)
      plant.put(marked, at: start, of: file)
      return plant
    }
  }
}
