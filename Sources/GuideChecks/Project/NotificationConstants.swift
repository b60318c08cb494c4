import LocalizationModel

/// Makes the fix of the rule `notification-name`.
struct NotificationConstants {
  let project: GuideProject

  /// Returns a fix that replaces a literal notification name with
  /// a constant, and declares the constant if needed.
  ///
  /// - Returns: `nil` if no extension of the same module can take the constant, or if its name is
  ///   in use.
  func constant(for name: NotificationNameFact, in source: GuideSource) -> Fix? {
    let module = project.modules(source.path)
    let candidates = project.allSources.filter { candidate in
      candidate.facts.nameExtension?.indentation != nil && !candidate.isTest
        && project.modules(candidate.path) == module
    }
    guard let identifier = Self.identifier(for: name.text) else { return nil }
    var edits: [String: [Fix.Edit]] = [:]
    edits[source.path] = [Fix.Edit(name.range, "Notification.Name.\(identifier)")]
    // A constant declared in another target may be invisible here.
    let isDeclared = project.sources.contains { declaring in
      Set(project.modules(declaring.path)).isSuperset(of: module)
        && declaring.facts.names.contains {
          guard case .constant(let constant) = $0.place else { return false }
          return constant == identifier && $0.text == name.text
        }
    }
    if !isDeclared {
      guard let declaring = candidates.first, let container = declaring.facts.nameExtension,
        let indentation = container.indentation, !project.notificationNames.contains(identifier),
        !container.names.contains(identifier)
      else { return nil }
      let line = "static let \(identifier) = Notification.Name(\"\(name.text)\")"
      edits[declaring.path, default: []].append(
        Fix.Edit(insert: "\n\(indentation)\(line)", at: container.end))
    }
    let editsHere = edits.removeValue(forKey: source.path) ?? []
    return Fix(
      Message("make it the constant '\(identifier)'", comment: "修复：改为常量。%@：常量名"), edits: editsHere,
      elsewhere: edits.map { Fix.FileEdits(path: $0.key, edits: $0.value) }, isSafe: false)
  }

  /// Returns a constant's name made of the last part of a notification's text; `nil` if that part
  /// is no identifier or a word such as `default`.
  private static func identifier(for text: String) -> String? {
    let part = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" }.last
    guard let part, let first = part.first, first.isLetter else { return nil }
    // `URLChanged` becomes `urlChanged`, `DidLogin` becomes `didLogin`.
    let capitals = part.prefix { $0.isUppercase }
    let count =
      capitals.count > 1 && capitals.count < part.count ? capitals.count - 1 : capitals.count
    let name = part.prefix(count).lowercased() + part.dropFirst(count)
    return ["default", "name", "init", "self", "switch", "in", "is"].contains(name) ? nil : name
  }
}
