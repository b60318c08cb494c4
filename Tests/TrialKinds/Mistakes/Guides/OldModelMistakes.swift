import TestSupport

/// Mistakes for ``GuideTrials`` that bring back `ObservableObject` models, and changes announced by
/// `objectWillChange.send()`.
enum OldModelMistakes {
  static let all: [GuideMistake] = [
    GuideMistake("observable-object", "a model turned back") { ground, _, random in
      let models = ground.models.filter { !ground.isInherited($0.name) }
      guard let model = random.any(models) else { return nil }
      var plant = GuidePlant()
      turnBack(model, &plant)
      return plant
    },
    GuideMistake("observable-object", "a class that becomes observable") { ground, _, random in
      let classes = ground.plainClasses.filter { !ground.isInherited($0.name) }
      guard let type = random.any(classes), !ground.isExtended(type.name) else { return nil }
      var plant = GuidePlant()
      var declaration = type.declaration
      declaration.rest = ": ⟦observable-object:ObservableObject⟧ {"
      plant.put(declaration.text, at: type.head, of: type.file)
      return plant
    },
    GuideMistake("observable-object", "an extension that conforms") { ground, _, random in
      let classes = ground.plainClasses.filter { $0.declaration.indentation.isEmpty }
      guard let type = random.any(classes) else { return nil }
      var plant = GuidePlant()
      plant.put(
        ["", "extension \(type.name): ⟦observable-object:ObservableObject⟧ {}"], type.file.appendix,
        of: type.file)
      return plant
    },
    GuideMistake("object-will-change", "a send beside an assignment") { ground, _, random in
      let places = ground.objects.flatMap { type in
        type.functions.compactMap { function -> (GroundType, Int)? in
          let line = function.line + 1
          let words = type.file.text(of: line).split(separator: " ")
          let published = type.properties.filter { $0.declaration.has("@Published") }.map(\.name)
          guard function.end == line + 1, words.count > 2, words[1] == "=",
            published.contains(String(words[0])), GroundFile.isBalanced(type.file.lines[line])
          else { return nil }
          return (type, line)
        }
      }
      guard let (type, line) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let call = random.pick(["objectWillChange.send()", "self.objectWillChange.send()"])
      let inner = type.file.indentation(of: line)
      plant.put(["\(inner)⟦object-will-change:\(call)⟧"], line..<line, of: type.file)
      return plant
    },
    GuideMistake("object-will-change", "a method that sends") { ground, number, random in
      let places = ground.objects.flatMap { type in
        type.properties.filter {
          $0.declaration.has("@Published") && $0.declaration.keyword == "var" && !$0.isStatic
        }.map { (type, $0) }
      }
      guard let (type, property) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let inner = type.inner
      plant.put(
        [
          "", "\(inner)func planted\(number)() {",
          "\(inner)  self.\(property.name) = \(property.name)",
          "\(inner)  ⟦object-will-change:objectWillChange.send()⟧", "\(inner)}",
        ], type.bottom, of: type.file)
      return plant
    },
    GuideMistake("object-will-change", "an old model that sends") { ground, number, random in
      guard let file = random.any(ground.types.map(\.file)) else { return nil }
      var plant = GuidePlant()
      plant.put(
        [
          "", "final class Planted\(number): ⟦observable-object:ObservableObject⟧ {",
          "  @Published private(set) var name = \"\"", "  @Published var count = 0", "",
          "  func rename(to name: String) {", "    if name.isEmpty { return }",
          "    ⟦object-will-change:objectWillChange.send()⟧", "    self.name = name",
          "    count += 1", "  }", "}",
        ], file.appendix, of: file)
      return plant
    },
  ]

  /// Makes an `@Observable` class an `ObservableObject`.
  static func turnBack(_ model: GroundType, _ plant: inout GuidePlant) {
    var declaration = model.declaration
    let others = model.inherited.map { ", \($0)" }.joined()
    declaration.rest = ": ⟦observable-object:ObservableObject⟧\(others) {"
    declaration.attributes.removeAll { $0 == "@Observable" }
    if model.inherited.first.map({ $0.hasPrefix("NS") }) ?? false {
      declaration.rest =
        ": \(model.inherited.joined(separator: ", ")), ⟦observable-object:ObservableObject⟧ {"
    }
    let above = (model.first..<model.head).map { model.file.lines[$0] }.filter {
      $0.drop { $0 == " " } != "@Observable"
    }
    plant.put(above + [declaration.text], model.first..<model.head + 1, of: model.file)
  }
}
