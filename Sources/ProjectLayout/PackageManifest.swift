/// The targets that a `Package.swift` spells out.
///
/// A tolerant reading of the text: a call such as `.target(name: "X", path: "Code/X")` counts if its
/// name is a plain string literal. Targets that a manifest computes are not found, and the files
/// below them are then judged by their folders.
package struct PackageManifest: Hashable, Sendable {
  package struct Target: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      case regular = "target"
      case executable = "executableTarget"
      case test = "testTarget"
      case macro
      case plugin
    }

    package let name: String
    package let kind: Kind
    /// The folder relative to the package's, or `nil` if the manifest leaves it to convention or
    /// computes it.
    package let path: String?
  }

  /// The manifest's own path.
  package private(set) var path: String
  /// In the order of the text, each name and kind once.
  package let targets: [Target]

  /// - Parameters:
  ///   - path: Relative to the working directory.
  ///   - bytes: The text, which need not be a valid manifest.
  package init(path: String, bytes: Span<UInt8>) {
    self.path = path
    let tokens = ManifestTokens(bytes).tokens
    var targets: [Target] = []
    var index = 0
    while index + 2 < tokens.count {
      guard tokens[index] == .mark(UInt8(ascii: ".")), case .word(let word) = tokens[index + 1],
        let kind = Target.Kind(rawValue: word), tokens[index + 2] == .mark(UInt8(ascii: "("))
      else {
        index += 1
        continue
      }
      index += 3
      let texts = Self.stringArguments(in: tokens, from: &index)
      guard let name = texts["name"], !name.isEmpty else { continue }
      let target = Target(name: name, kind: kind, path: texts["path"])
      // `.target(name: "X")` in a list of dependencies outside a target looks like a target too.
      if let twin = targets.firstIndex(where: { $0.name == name && $0.kind == kind }) {
        if targets[twin].path == nil { targets[twin] = target }
      } else {
        targets.append(target)
      }
    }
    self.targets = targets
  }

  /// The same manifest under a path that is seen from elsewhere.
  func moved(to path: String) -> PackageManifest {
    var moved = self
    moved.path = path
    return moved
  }

  /// Reads to the parenthesis that closes the call.
  private static func stringArguments(
    in tokens: [ManifestTokens.Token], from index: inout Int
  ) -> [String: String] {
    var texts: [String: String] = [:]
    var depth = 1
    while index < tokens.count, depth > 0 {
      switch tokens[index] {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): depth -= 1
      case .word(let label) where depth == 1 && index + 3 < tokens.count:
        if tokens[index + 1] == .mark(UInt8(ascii: ":")), case .text(let text?) = tokens[index + 2],
          [.mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ")"))].contains(tokens[index + 3])
        {
          texts[label] = text
        }
      default: break
      }
      index += 1
    }
    return texts
  }
}

extension PackageManifest.Target.Kind {
  /// The folders that SwiftPM looks for a target's own folder in, in this order.
  var conventionalFolders: [String] {
    switch self {
    case .regular, .executable, .macro: ["Sources", "Source", "src", "srcs"]
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    }
  }
}
