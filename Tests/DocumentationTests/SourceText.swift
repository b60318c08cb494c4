import Foundation
import TestSupport

/// A Swift file of `Sources`, line by line.
struct SourceText: Sendable {
  /// Relative to the root of the repository.
  let path: String
  let lines: [Substring]

  /// All files but tables of data and what is generated; sorted by path.
  static let all: [SourceText] = {
    let folder = Checkout.root.appending(path: "Sources")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let isData = { (path: String) in path.hasSuffix("+Data.swift") }
    return paths.filter { $0.hasSuffix(".swift") && !isData($0) }.sorted().compactMap { path in
      let file = folder.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return SourceText(
        path: "Sources/" + path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }()
}

/// A declaration that other targets see, and whether a doc comment stands before it.
struct SeenDeclaration {
  let place: String
  let isPublic: Bool
  let isDocumented: Bool

  /// The standard library says what these are.
  private static let witnesses = [
    "var description", "let rawValue", "init(rawValue", "init?(rawValue", "init(stringLiteral",
    "init(stringInterpolation", "init(literalCapacity", "func appendLiteral", "func hash(into",
    "func ==", "func <",
  ]

  /// The declarations of a file, in its order, without what the standard library's protocols ask
  /// for.
  static func all(in source: SourceText) -> [SeenDeclaration] {
    var found: [SeenDeclaration] = []
    var isDocumented = false
    for (index, line) in source.lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        isDocumented = true
        continue
      }
      let words = code.drop { $0 != "p" }
      let isAttributed = code.hasPrefix("@")
      let declaration = isAttributed ? words : code
      let isPublic = declaration.hasPrefix("public ")
      if isPublic || declaration.hasPrefix("package "), !Self.isModifier(declaration),
        !witnesses.contains(where: { code.contains($0) })
      {
        found.append(
          SeenDeclaration(
            place: "\(source.path):\(index + 1)", isPublic: isPublic, isDocumented: isDocumented))
      }
      if !isAttributed || isPublic || declaration.hasPrefix("package ") { isDocumented = false }
    }
    return found
  }

  private static func isModifier(_ code: Substring) -> Bool {
    ["public import", "package import", "public extension", "package extension"]
      .contains(where: code.hasPrefix)
  }
}
