import TestSupport

/// Mistakes in the names of notifications and in the values they carry, for ``GuideTrials``.
enum NotificationMistakes {
  static let all: [GuideMistake] = [
    GuideMistake("notification-name", "a name spelled where it is received") {
      ground, number, random in
      let views = ground.views.filter { !$0.chain.isEmpty }
      guard let view = random.any(views), let line = random.any(view.chain) else { return nil }
      var plant = GuidePlant()
      let inner = view.file.indentation(of: line)
      let type = random.pick(["Notification.Name", "NSNotification.Name", ".init"])
      let name = "\(type)(⟦notification-name:\"planted\(number)\"⟧)"
      plant.put(
        [
          "\(inner).onReceive(NotificationCenter.default.publisher(for: \(name))) { _ in",
          "\(inner)  plantedAction()", "\(inner)}",
        ], line + 1..<line + 1, of: view.file)
      return plant
    },
    .statement("notification-name", "a name spelled where it is posted") { number, random in
      let type = random.pick(["Notification.Name", "NSNotification.Name", ".init"])
      let name = "\(type)(⟦notification-name:\"planted.\(number)\"⟧)"
      return "NotificationCenter.default.post(name: \(name), object: nil)"
    },
    GuideMistake("notification-name", "a typed message posted by a text") {
      ground, number, random in
      let places = ground.lines {
        $0.hasPrefix("NotificationCenter.default.post(") && !$0.contains("name:")
      }
      guard let (file, line) = random.any(places),
        let end = (line..<min(line + 6, file.lines.count)).first(where: {
          GroundFile.isBalanced(file.lines[line...$0].joined())
        })
      else { return nil }
      var plant = GuidePlant()
      let name = "Notification.Name(⟦notification-name:\"planted\(number)\"⟧)"
      plant.put(
        [
          "\(file.indentation(of: line))NotificationCenter.default.post(name: \(name), object: self)"
        ], line..<end + 1, of: file)
      return plant
    },
    GuideMistake("notification-name", "a constant that is spelled") { ground, number, random in
      let places = ground.lines {
        $0.hasPrefix("NotificationCenter.default.post(name: .") && GroundFile.isBalanced($0)
      }
      guard let (file, line) = random.any(places) else { return nil }
      let text = file.text(of: line)
      let rest = text.dropFirst("NotificationCenter.default.post(name: .".count)
        .drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      var plant = GuidePlant()
      let head = "\(file.indentation(of: line))NotificationCenter.default.post(name: "
      plant.put(
        "\(head)Notification.Name(⟦notification-name:\"planted\(number)\"⟧)\(rest)", at: line,
        of: file)
      return plant
    },
    GuideMistake("notification-name-repeated", "a constant that is copied") {
      ground, number, random in
      let places = ground.lines {
        $0.hasPrefix("static let ") && $0.contains("Name(\"") && $0.hasSuffix("\")")
      }.compactMap { file, line -> (GroundFile, Int, String)? in
        let text = file.text(of: line)
        guard let literal = text.split(separator: "\"").dropFirst().first.map({ "\"\($0)\"" }),
          text.contains("Notification.Name("), ground.count(of: literal) == 1,
          file.lines[..<line].last(where: { !$0.isEmpty && $0.first != " " && $0.first != "\t" })?
            .contains("Notification.Name {") ?? false
        else { return nil }
        return (file, line, literal)
      }
      guard let (file, line, literal) = random.any(places) else { return nil }
      var plant = GuidePlant()
      let inner = file.indentation(of: line)
      plant.put(
        [
          "\(inner)static let planted\(number) = Notification.Name(⟦notification-name-repeated:\(literal)⟧)"
        ], line + 1..<line + 1, of: file)
      return plant
    },
    GuideMistake("notification-name-repeated", "two constants with one text") {
      ground, number, random in
      guard let file = random.any(ground.types.map(\.file)) else { return nil }
      var plant = GuidePlant()
      let make = random.pick(["Notification.Name", "Self", "NSNotification.Name"])
      plant.put(
        [
          "", "extension Notification.Name {",
          "  static let planted\(number) = \(make)(\"planted\(number)\")",
          "  static let sown\(number) = \(make)(⟦notification-name-repeated:\"planted\(number)\"⟧)",
          "}",
        ], file.appendix, of: file)
      return plant
    },
    .statement("notification-userinfo", "a dictionary with a name of the project") {
      number, random in
      let value = random.pick(["[\"key\(number)\": 1]", "[\"a\(number)\": 1, \"b\(number)\": 2]"])
      let name = random.pick([".planted\(number)", "Notification.Name.planted\(number)"])
      return """
        NotificationCenter.default.post(name: \(name), object: nil, userInfo: \
        ⟦notification-userinfo:\(value)⟧)
        """
    },
    GuideMistake("notification-userinfo", "a key that is read back") { ground, number, random in
      guard let (type, function) = random.any(ground.functions) else { return nil }
      var plant = GuidePlant()
      let inner = type.file.indentation(of: function.line + 1)
      plant.put(
        [
          "\(inner)let planted: [AnyHashable: Any] = [\"key\(number)\": 1]",
          "\(inner)NotificationCenter.default.post(name: .planted\(number), object: nil, "
            + "userInfo: ⟦notification-userinfo:planted⟧)",
          "\(inner)NotificationCenter.default.post(name: .planted\(number), object: nil, "
            + "userInfo: ⟦notification-userinfo:[\"key\(number)\": 1]⟧)",
        ], function.top, of: type.file)
      plant.put(
        GuideMistake.constant(number) + [
          "", "func planted\(number)(_ note: Notification) -> Any? {",
          "  note.userInfo?[⟦notification-userinfo:\"key\(number)\"⟧]", "}",
        ], type.file.appendix, of: type.file)
      return plant
    },
    GuideMistake("message-not-sendable", "a property that cannot be sent") {
      ground, number, random in
      let messages = ground.types.filter { type in
        type.declaration.keyword == "struct" && !type.properties.isEmpty
          && type.inherited.contains { inherited in
            messageTypes.contains(inherited.split(separator: ".").last.map(String.init) ?? "")
          }
      }
      guard let type = random.any(messages) else { return nil }
      var plant = GuidePlant()
      plant.put(
        [
          "\(type.inner)let ⟦message-not-sendable:planted\(number)⟧: \(unsendable(&random, number))"
        ],
        type.bottom, of: type.file)
      plant.put(
        ["", "final class Planted\(number) {", "  var name = \"\"", "}"], type.file.appendix,
        of: type.file)
      return plant
    },
    GuideMistake("message-not-sendable", "a new message") { ground, number, random in
      guard let file = random.any(ground.types.map(\.file)) else { return nil }
      var plant = GuidePlant()
      plant.put(
        [
          "", "protocol Sown\(number): Sendable {",
          "  static var name: Notification.Name { get }", "}", "",
          "struct PlantedMessage\(number): Sown\(number) {",
          "  static let name = Notification.Name(\"planted\(number)\")", "  let count: Int",
          "  let ⟦message-not-sendable:content⟧: \(unsendable(&random, number))", "}", "",
          "final class Planted\(number) {", "  var name = \"\"", "}",
        ], file.appendix, of: file)
      return plant
    },
  ]

  private static let messageTypes: Set<String> = [
    "AsyncMessage", "MainActorMessage", "NotificationMessage",
  ]

  /// Returns a type that is not `Sendable`.
  private static func unsendable(_ random: inout SeededGenerator, _ number: Int) -> String {
    random.pick([
      "Any", "AnyObject", "any Error", "Error?", "() -> Void", "[String: Any]", "Planted\(number)",
      "[Planted\(number)]", "Planted\(number)?", "(Int) async -> Void",
    ])
  }
}
