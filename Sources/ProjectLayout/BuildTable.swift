import LocalizationModel

/// The build settings of one place, such as a configuration of a target or an `.xcconfig` file.
package struct BuildTable: Hashable, Sendable {
  /// A setting with its value under conditions such as `[config=Debug]` and `[sdk=iphoneos*]`.
  private struct Assignment: Hashable {
    /// The configurations, as a pattern that may end in `*`; `nil` for all.
    let configuration: String?
    /// True if it also depends on the system or another condition that is not known here.
    let isConditional: Bool
    let value: String
  }

  /// The values of each setting, in the order of the file.
  private var assignments: [String: [Assignment]] = [:]

  package init() {}

  /// True if it says nothing.
  package var isEmpty: Bool { assignments.isEmpty }

  /// The names of the settings that put a text into an `Info.plist` that the build makes, such as
  /// `INFOPLIST_KEY_NSCameraUsageDescription`, without the prefix.
  package var infoPlistKeys: [String] {
    assignments.keys.filter { $0.hasPrefix(Self.infoPlistPrefix) }
      .map { String($0.dropFirst(Self.infoPlistPrefix.count)) }
  }

  /// The start of the names of settings that put a text into an `Info.plist`.
  package static let infoPlistPrefix = "INFOPLIST_KEY_"

  /// Adds a setting. Of several that hold in one place the last wins.
  ///
  /// - Parameter name: The name, conditions in brackets included.
  package mutating func add(_ name: some StringProtocol, _ value: some StringProtocol) {
    let parts = String(name).split(separator: "[", omittingEmptySubsequences: false)
    guard let first = parts.first?.trimmingSpaces(), !first.isEmpty else { return }
    var configuration: String?
    var isConditional = false
    for condition in parts.dropFirst().flatMap({ $0.split { $0 == "," || $0 == "]" } }) {
      let sides: [Substring] = condition.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[0].trimmingSpaces() == "config" {
        configuration = String(sides[1].trimmingSpaces())
      } else if !condition.trimmingSpaces().isEmpty, sides.last?.trimmingSpaces() != "*" {
        isConditional = true
      }
    }
    assignments[String(first), default: []].append(
      Assignment(
        configuration: configuration, isConditional: isConditional, value: String(value)))
  }

  /// The values that a setting can have in a configuration.
  package struct Values: Hashable, Sendable {
    /// The values, with those that hold only on some systems.
    package var values: Set<String> = []
    /// True if one of them holds wherever no other does: the settings around this place do not
    /// count.
    package var isComplete = false
  }

  /// Returns the values of a setting, given by its name, in a configuration.
  package func values(of setting: String, in configuration: String) -> Values {
    var found = Values()
    var general: String?
    for assignment in assignments[setting] ?? [] {
      if let pattern = assignment.configuration, !Self.matches(configuration, pattern) { continue }
      // What was inherited is the value of the next place, also under the setting's own name.
      if assignment.value.contains("$(inherited)") || assignment.value.contains("$(\(setting))") {
        continue
      }
      if assignment.isConditional {
        found.values.insert(assignment.value)
      } else {
        general = assignment.value
      }
    }
    if let general {
      found.values.insert(general)
      found.isComplete = true
    }
    return found
  }

  /// Returns the words of a setting that is a list, in any configuration and on any system, without
  /// those that name other settings.
  package func words(of setting: String) -> [String] {
    (assignments[setting] ?? []).flatMap { $0.value.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.contains("$") }.map(String.init)
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }

  /// Every oldest system named, in any configuration, but for values that a later line replaces.
  var deployment: Set<DeploymentTarget> {
    var targets: Set<DeploymentTarget> = []
    for setting in BuildSetting.allCases {
      guard let system = setting.system else { continue }
      let assignments = assignments[setting.rawValue] ?? []
      for (index, assignment) in assignments.enumerated() {
        let isReplaced = assignments[(index + 1)...].contains {
          $0.configuration == assignment.configuration && !$0.isConditional
            && !assignment.isConditional
        }
        if !isReplaced, let target = DeploymentTarget(system, version: assignment.value) {
          targets.insert(target)
        }
      }
    }
    return targets
  }

  /// A line of an `.xcconfig` file.
  package enum Line: Hashable, Sendable {
    case setting(name: String, value: String)
    /// The path of an included file as it is written. Its lines stand in the place of this one.
    case include(String, isOptional: Bool)
  }

  /// Reads the lines of an `.xcconfig` file in their order, without the files that it includes.
  package static func lines(ofConfiguration text: String) -> [Line] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count > 2
          ? .include(String(parts[1]), isOptional: line.hasPrefix("#include?")) : nil
      }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      // A condition such as `[sdk=iphoneos*]` has an equals sign of its own.
      var isCondition = false
      let equal = code.firstIndex { character in
        if character == "[" || character == "]" { isCondition = character == "[" }
        return character == "=" && !isCondition
      }
      guard let equal else { return nil }
      var value = code[code.index(after: equal)...].trimmingSpaces()
      while value.last == ";" { value = value.dropLast().trimmingSpaces() }
      return .setting(name: String(code[..<equal]), value: String(value))
    }
  }
}
