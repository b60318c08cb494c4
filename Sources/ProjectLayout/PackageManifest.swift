import LocalizationModel

/// The targets that a `Package.swift` declares, read from its text without running it.
///
/// A call such as `.target(name: "X", path: "Code/X")` counts if its name is a string literal, or
/// made of literals and constants of the manifest. Targets that the manifest computes are not
/// found; their files are then assigned to catalogs by folders. ``ProjectLayout`` takes the
/// manifests of a project.
package struct PackageManifest: Hashable, Sendable {
  /// A target as the manifest declares it.
  package struct Target: Hashable, Sendable {
    /// The kind of a target, named as in SwiftPM's API.
    package enum Kind: String, Sendable, CaseIterable {
      case regular = "target"
      case executable = "executableTarget"
      case test = "testTarget"
      case macro
      case plugin
    }

    /// The name of the target.
    package let name: String
    /// The kind of the target.
    package let kind: Kind
    /// The folder relative to the package's; `nil` if the manifest omits or computes it.
    package let path: String?
    /// True if the folder is ``path`` or a conventional one. False if the manifest computes it, or
    /// if the call may be a dependency on a target.
    let hasKnownFolder: Bool
    /// Files and folders in the target's folder that do not belong to it: excluded by the manifest,
    /// or copied unchanged as resources.
    package let exclusions: [String]
    /// The files and folders that are compiled; `nil` for all.
    package let sources: [String]?
    /// True if the main actor is the default isolation; `nil` if the manifest computes the
    /// settings.
    let isMainActorByDefault: Bool?
  }

  /// The manifest's own path.
  package private(set) var path: String
  /// The targets in the order of the text, each name and kind once.
  package let targets: [Target]
  /// The folders of the packages that it depends on by path, relative to its own.
  package let localPackages: [String]
  /// The ``localPackages`` that the manifest names only under a condition.
  package let conditionalPackages: [String]
  /// The development language of the package.
  package let defaultLocalization: String?
  /// The oldest systems that its targets support.
  package let deployment: [DeploymentTarget]
  /// True if `.defaultIsolation(MainActor.self)` appears anywhere in the manifest.
  private let mentionsMainActor: Bool
  /// True if the manifest changes a target's settings after making the target, as
  /// `target.swiftSettings = …` in a loop does.
  private let changesSettings: Bool
  /// The limits of ``ManifestExpressions`` that were exceeded, at most one error for each.
  package let problems: [ProjectFileError]

  /// - Parameters:
  ///   - path: Relative to the working directory.
  ///   - bytes: The manifest's text, which need not be valid.
  package init(path: String, bytes: Span<UInt8>) {
    self.path = path
    let read = ManifestTokens(bytes)
    var expressions = ManifestExpressions(read.tokens)
    let tokens = expressions.tokens
    var targets: [Target] = []
    var indexByName: [String: Int] = [:]
    var language: String?
    var localPackages: [String] = []
    var unconditional: Set<String> = []
    var conditions = ManifestConditions()
    // For each open bracket true if the list is labelled `targets`.
    var lists: [Bool] = []
    var index = 0
    while index + 2 < tokens.count {
      language = language ?? Self.language(at: index, of: tokens)
      guard tokens[index] == .mark(UInt8(ascii: ".")), case .word(let word) = tokens[index + 1],
        tokens[index + 2] == .mark(UInt8(ascii: "("))
      else {
        if tokens[index] == .mark(UInt8(ascii: "[")) {
          lists.append(index > 1 && tokens[index - 2] == .word("targets"))
        } else if tokens[index] == .mark(UInt8(ascii: "]")) {
          _ = lists.popLast()
        }
        conditions.pass(index, of: read, in: bytes)
        index += 1
        continue
      }
      if word == "package" {
        index += 3
        if let path = expressions.arguments(at: &index)?.text("path") {
          localPackages.append(path)
          if !conditions.isConditional { unconditional.insert(path) }
        }
        continue
      }
      guard let kind = Target.Kind(rawValue: word) else {
        conditions.pass(index, of: read, in: bytes)
        index += 1
        continue
      }
      index += 3
      guard let arguments = expressions.arguments(at: &index),
        let target = Target(arguments, kind: kind, isInTargets: lists.last ?? false)
      else { continue }
      // `.target(name: "X")` in a list of dependencies outside a target looks like a target, too:
      // the one with a path wins.
      if let first = indexByName["\(kind.rawValue) \(target.name)"] {
        if targets[first].path == nil { targets[first] = target }
      } else {
        indexByName["\(kind.rawValue) \(target.name)"] = targets.count
        targets.append(target)
      }
    }
    self.targets = targets
    self.localPackages = localPackages
    conditionalPackages = localPackages.filter { !unconditional.contains($0) }
    defaultLocalization = language
    deployment = Array(platforms: tokens)
    mentionsMainActor = tokens.indices.contains {
      tokens[$0] == .word("defaultIsolation") && $0 + 2 < tokens.count
        && tokens[$0 + 2] == .word(BuildSetting.mainActor)
    }
    changesSettings = tokens.indices.dropFirst().contains {
      tokens[$0] == .word("swiftSettings") && tokens[$0 - 1] == .mark(UInt8(ascii: "."))
    }
    problems = Self.problems(expressions, read, bytes)
  }

  /// Returns the text of `defaultLocalization: "en"`.
  private static func language(at index: Int, of tokens: [ManifestTokens.Token]) -> String? {
    guard tokens[index] == .word("defaultLocalization"),
      tokens[index + 1] == .mark(UInt8(ascii: ":")),
      case .text(let parts?) = tokens[index + 2], parts.count == 1, case .text(let text) = parts[0]
    else { return nil }
    return text
  }

  private static func problems(
    _ expressions: ManifestExpressions, _ read: ManifestTokens, _ bytes: Span<UInt8>
  ) -> [ProjectFileError] {
    let found = [
      expressions.firstTooLarge.map {
        (
          $0,
          Message(
            """
            the constants of this manifest make more than \(ManifestExpressions.weightLimit) elements \
            from here on: write lists that do not repeat one another
            """, comment: "原因：清单里的常量展开后太多。%lld：上限")
        )
      },
      expressions.firstTooDeep.map {
        (
          $0,
          Message(
            """
            this constant nests deeper than \(ManifestExpressions.depthLimit) levels: write it with \
            fewer lists in lists
            """, comment: "原因：清单里的常量嵌套太深。%lld：层数的上限")
        )
      },
    ].compactMap(\.self).sorted { $0.0 < $1.0 }
    if found.isEmpty { return [] }
    let lines = LineTable(bytes)
    return found.map { token, wording in
      ProjectFileError(
        position: lines.position(ofByte: read.offsets[token], in: bytes), wording)
    }
  }

  /// True if the main actor is the default isolation of a target. If the manifest computes its
  /// settings, a mention anywhere in the manifest counts.
  func isMainActorByDefault(in target: Target) -> Bool {
    if changesSettings { return mentionsMainActor }
    return target.isMainActorByDefault ?? mentionsMainActor
  }

  /// Returns the same manifest under another path.
  func moved(to path: String) -> PackageManifest {
    var moved = self
    moved.path = path
    return moved
  }
}

extension PackageManifest.Target {
  /// Makes a target of a call's arguments; `nil` if the manifest computes the name.
  fileprivate init?(
    _ arguments: [ManifestExpressions.Argument], kind: Kind, isInTargets: Bool
  ) {
    guard let name = arguments.text("name"), !name.isEmpty else { return nil }
    self.name = name
    self.kind = kind
    path = arguments.text("path")
    let isCall = isInTargets || arguments.contains { !["name", "condition"].contains($0.label) }
    hasKnownFolder = path != nil || isCall && arguments["path"] == nil
    let copies: [String] = (arguments.list("resources") ?? []).compactMap { resource in
      guard case .call("copy", let arguments) = resource,
        case .text(let path)? = arguments.first?.value
      else { return nil }
      return path
    }
    exclusions = (arguments.list("exclude") ?? []).compactMap(\.text) + copies
    let sources = arguments.list("sources")?.map(\.text)
    // An unknown element could name any source.
    self.sources = sources.flatMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
    isMainActorByDefault = Self.isMainActorByDefault(arguments["swiftSettings"])
  }

  private static func isMainActorByDefault(_ settings: ManifestExpressions.Value?) -> Bool? {
    guard let settings else { return false }
    guard case .list(let list) = settings else { return nil }
    let setsMainActor = list.contains { setting in
      guard case .call("defaultIsolation", let arguments) = setting else { return false }
      return arguments.first?.value == .type(BuildSetting.mainActor)
    }
    return setsMainActor ? true : list.contains(.unknown) ? nil : false
  }
}

extension ManifestExpressions.Value {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension PackageManifest.Target.Kind {
  /// The folders in which SwiftPM searches for a target's own folder, in this order.
  var conventionalFolders: [String] {
    switch self {
    case .regular, .executable, .macro: ["Sources", "Source", "src", "srcs"]
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    }
  }
}
