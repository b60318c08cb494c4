import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
package import SwiftTree

/// SwiftParser, the parser of the toolchain's own tools, whose answers ``Judge`` takes for right.
package enum OfficialParser {
  /// Returns the outline of a text, or `nil` if the parser reports an error, if it should report
  /// one (``OutlineVisitor/isNonsense``), or if the bytes are not UTF-8.
  ///
  /// The parser recurses: texts that may be deeply nested need a deep stack (``Workers``).
  package static func outline(of source: ContiguousArray<UInt8>) -> SyntaxOutline? {
    guard let tree = tree(of: source) else { return nil }
    let visitor = OutlineVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.isNonsense ? nil : visitor.sortedOutline
  }

  /// The folder from which the parser's library was loaded, or `nil` if it is not known.
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

  /// Returns the greatest depth of brackets; brackets in literals and comments count as well.
  ///
  /// The official parser reports a depth of more than 256, but only after its look-ahead has gone
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

  /// Returns the syntax tree of a text, or `nil` if the official parser reports an error.
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
