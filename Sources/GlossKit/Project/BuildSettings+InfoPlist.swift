import LocalizationModel
import ProjectLayout

extension BuildSettings {
  /// Returns the texts that settings put into the `Info.plist` of a target, by name: the values as
  /// they are written, of all configurations. Empty if the build completes no list.
  func infoPlistTexts(of target: Membership.Target) -> [String: Set<String>] {
    if !completesInfoPlist(of: target) { return [:] }
    // The build adds the name of the product.
    var texts = ["CFBundleName": Set(["$(\(BuildSetting.productName.rawValue))"])]
    for configuration in configurations(of: target) {
      for key in Set(configuration.tables.flatMap(\.infoPlistKeys)) {
        texts[key, default: []].formUnion(
          configuration.values(of: BuildTable.infoPlistPrefix + key).compactMap(\.self))
      }
    }
    return texts
  }

  /// True if a build makes the `Info.plist` of a target, or completes it, in some configuration.
  func completesInfoPlist(of target: Membership.Target) -> Bool {
    values(of: .makesInfoPlist, in: target).contains { $0.flatMap(BuildSetting.isOn) == true }
  }

  /// Returns the paths of the `Info.plist` files of a target, sorted; `isWhole` is false if a
  /// configuration has one that is not known.
  func infoPlistFiles(of target: Membership.Target) -> (paths: [String], isWhole: Bool) {
    let isMade = setting(.makesInfoPlist, is: true, for: target)
    let folder = target.project.map { XcodeProject.containerFolder(of: $0.path) } ?? ""
    var paths: Set<String> = []
    // The preprocessor can replace each word of a list.
    var isWhole =
      self.isWhole(target)
      && !configurations(of: target).contains {
        $0.values(of: "INFOPLIST_PREPROCESS").contains { $0.flatMap(BuildSetting.isOn) == true }
      }
    for value in values(of: .infoPlistFile, in: target) {
      guard let value, !value.isEmpty else {
        if !isMade { isWhole = false }
        continue
      }
      var path = value
      for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] {
        for form in ["$(\(name))", "${\(name)}"] where path.hasPrefix(form + "/") {
          path = String(path.dropFirst(form.count + 1))
        }
      }
      let found = texts(path, of: target)
      let inside = found.values.filter { !$0.hasPrefix("/") }
      if !found.isWhole || inside.count < found.values.count { isWhole = false }
      paths.formUnion(inside.map { FolderPath.join(folder, $0) })
    }
    return (paths.sortedByBytes(), isWhole)
  }

  /// The values that a text has in the configurations of a target.
  struct Texts {
    var values: Set<String> = []
    /// False if the text has a reference that is not known in a configuration.
    var isWhole = true
  }

  /// Returns the values of a text with references such as `$(PRODUCT_NAME)`.
  func texts(_ text: String, of target: Membership.Target) -> Texts {
    if !text.contains("$") { return Texts(values: [text]) }
    return configurations(of: target).reduce(into: Texts()) { texts, configuration in
      var budget = Self.referenceLimit
      if let text = Self.resolved(text, in: configuration, target.name, &budget) {
        texts.values.insert(text)
      } else {
        texts.isWhole = false
      }
    }
  }

  /// The most references that a text may lead to, since each can name several others.
  private static let referenceLimit = 1_000
  /// The greatest depth of references in the values of others.
  private static let depthLimit = 8
  /// The greatest length of a text with its references resolved.
  private static let sizeLimit = 10_000

  /// Returns a text with its references resolved; `nil` if one has no certain value.
  private static func resolved(
    _ text: String, in configuration: Configuration, _ target: String, _ budget: inout Int,
    depth: Int = 0
  ) -> String? {
    if depth > depthLimit { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      budget -= 1
      guard budget > 0, let reference = reference(at: rest),
        let value = value(of: reference, in: configuration, target),
        let text = resolved(value, in: configuration, target, &budget, depth: depth + 1),
        result.utf8.count + text.utf8.count < sizeLimit
      else { return nil }
      result += text
      rest = rest[reference.endIndex...].dropFirst()
    }
    return result + rest
  }

  /// Returns the reference in the brackets that a text starts with.
  private static func reference(at text: Substring) -> Substring? {
    guard let opening = text.first, opening == "(" || opening == "{" else { return nil }
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return text[..<index].dropFirst() }
    }
    return nil
  }

  /// Returns the value of a reference if it has one on every system, the default that Xcode gives
  /// the name of the product included.
  private static func value(
    of reference: Substring, in configuration: Configuration, _ target: String
  ) -> String? {
    let parts: [Substring] = reference.split(separator: ":", maxSplits: 1)
    guard let name = parts.first.map(String.init) else { return nil }
    let modifier = "default="
    var fallback: String?
    if parts.count == 2 {
      guard parts[1].hasPrefix(modifier) else { return nil }
      fallback = String(parts[1].dropFirst(modifier.count))
    } else if name == BuildSetting.productName.rawValue {
      fallback = target
    }
    if name == "TARGET_NAME" { return target }
    let values = configuration.values(of: name)
    guard values.count == 1, let value = values.first, value != nil || configuration.isWhole else {
      return nil
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? fallback ?? value
  }
}
