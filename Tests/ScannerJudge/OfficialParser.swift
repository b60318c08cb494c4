import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
package import SwiftTree

/// The parser that the toolchain's own tools use, as the oracle for ours.
package enum OfficialParser {
  /// What the official parser finds in a text, or `nil` where it reports an error, where it should
  /// (``OutlineVisitor/isNonsense``) or where the bytes are no UTF-8.
  ///
  /// It recurses: give it a deep stack (``Workers``) for texts that may be deeply nested.
  package static func outline(of source: ContiguousArray<UInt8>) -> SyntaxOutline? {
    guard let tree = tree(of: source) else { return nil }
    let visitor = OutlineVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.isNonsense ? nil : visitor.sortedOutline
  }

  /// The folder that the parser's library was loaded from, or `nil` where that cannot be told.
  static let libraryFolder: URL? = {
    if let named = ProcessInfo.processInfo.environment["GLOSS_OFFICIAL_PARSER"], !named.isEmpty {
      return URL(filePath: named)
    }
    // A file handle, because reading it as a string ends after its first page.
    guard let loaded = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let lines = try? loaded.readToEnd().map({ String(decoding: $0, as: UTF8.self) }),
      let line = lines.split(separator: "\n").first(where: { $0.hasSuffix("/libSwiftParser.so") }),
      let path = line.firstIndex(of: "/")
    else { return nil }
    return URL(filePath: String(line[path...])).deletingLastPathComponent()
  }()

  /// How deep brackets nest at most, literals and comments not told apart.
  ///
  /// The official parser reports what is deeper than 256, but not before its look-ahead has gone
  /// all the way down on a small stack.
  private static func bracketDepth(of source: ContiguousArray<UInt8>) -> Int {
    var depth = 0
    var deepest = 0
    for byte in source {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// The syntax tree of a text, or `nil` where the official parser reports an error.
  static func tree(of source: ContiguousArray<UInt8>) -> SourceFileSyntax? {
    guard source.span.isValidUTF8, bracketDepth(of: source) <= 512 else { return nil }
    let tree = unsafe source.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    if tree.hasError { return nil }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
    return diagnostics.contains { $0.diagMessage.severity == .error } ? nil : tree
  }
}

extension Span<UInt8> {
  fileprivate var isValidUTF8: Bool {
    unsafe withUnsafeBufferPointer { unsafe String(validating: $0, as: UTF8.self) != nil }
  }
}
