import LocalizationModel

extension GuideProject {
  /// Returns the fix that replaces a literal notification name by a constant, declaring it if
  /// needed.
  ///
  /// - Returns: `nil` if no extension of the same module can take the constant, or its name is
  ///   taken.
  func constant(for name: NotificationNameFact, in source: GuideSource) -> Fix? {
    let module = modules(source.path)
    let homes = allSources.filter { home in
      home.facts.nameExtension?.indentation != nil && !home.isTest && modules(home.path) == module
    }
    guard let identifier = Self.identifier(for: name.text) else { return nil }
    var edits: [String: [Fix.Edit]] = [:]
    edits[source.path] = [Fix.Edit(name.range, "Notification.Name.\(identifier)")]
    // A constant declared in another target may be invisible here.
    let isKnown = sources.contains { declaring in
      Set(modules(declaring.path)).isSuperset(of: module)
        && declaring.facts.names.contains {
          guard case .constant(let constant) = $0.place else { return false }
          return constant == identifier && $0.text == name.text
        }
    }
    if !isKnown {
      guard let home = homes.first, let place = home.facts.nameExtension,
        let indentation = place.indentation, !notificationNames.contains(identifier),
        !place.names.contains(identifier)
      else { return nil }
      let line = "static let \(identifier) = Notification.Name(\"\(name.text)\")"
      edits[home.path, default: []].append(
        Fix.Edit(insert: "\n\(indentation)\(line)", at: place.end))
    }
    let own = edits.removeValue(forKey: source.path) ?? []
    return Fix(
      Message("make it the constant '\(identifier)'", comment: "修复：改为常量。%@：常量名"), edits: own,
      elsewhere: edits.map { Fix.FileEdits(path: $0.key, edits: $0.value) }, isSafe: false)
  }

  /// Returns the last part of a notification's text as a constant's name; `nil` if that is no good
  /// name.
  private static func identifier(for text: String) -> String? {
    let part = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" }.last
    guard let part, let first = part.first, first.isLetter else { return nil }
    // `URLChanged` becomes `urlChanged`, `DidLogin` `didLogin`.
    let capitals = part.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < part.count ? capitals.count - 1 : capitals.count
    let name = part.prefix(count).lowercased() + part.dropFirst(count)
    return ["default", "name", "init", "self", "switch", "in", "is"].contains(name) ? nil : name
  }
}
