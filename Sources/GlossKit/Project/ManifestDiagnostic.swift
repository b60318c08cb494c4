import LocalizationModel
import ProjectLayout
import SwiftTree

/// A reason to distrust the targets of a package manifest: it has conflict markers or is cut off.
///
/// ``BuildFiles`` reports it. ``PackageManifest`` reads any text, so a half-written manifest would
/// still give targets; these decide which catalog a string goes to, and a sync would fill the wrong
/// one.
struct ManifestDiagnostic {
  let position: SourcePosition?
  let wording: Message

  /// - Returns: `nil` if the text is Swift from end to end and declares a package.
  init?(in bytes: ContiguousArray<UInt8>) {
    let tree = Parser.parse(bytes)
    func sourcePosition(_ offset: Int) -> SourcePosition {
      LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
    }
    if let problem = tree.problems.min(by: { $0.range.start < $1.range.start }) {
      position = sourcePosition(problem.range.start)
      wording = problem.kind == .conflictMarker ? ConflictMarker.advice : problem.kind.message
    } else if let bracket = Self.unpairedBracket(in: tree) {
      position = sourcePosition(tree.tokens[bracket].startOffset)
      wording = Message(
        "this bracket has no partner: restore the file, it may be cut off", comment: "原因：清单的括号不配对")
    } else if !Self.declaresPackage(tree) {
      // The end of the text, where the missing part would begin.
      position = Self.lastToken(in: tree).map { sourcePosition(tree.tokens[$0].endOffset) }
      wording = Message(
        "the manifest declares no 'Package(': restore the file, it may be cut off",
        comment: "原因：清单里没有 Package(")
    } else {
      return nil
    }
  }

  private static func unpairedBracket(in tree: SyntaxTree) -> TokenID? {
    tree.tokens.indices.first { token in
      switch tree.tokens[token].kind {
      case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace:
        tree.tokens[token].partner == .none
      default: false
      }
    }
  }

  private static func lastToken(in tree: SyntaxTree) -> TokenID? {
    tree.tokens.indices.last { tree.tokens[$0].kind != .endOfFile }
  }

  /// Returns true if a package is made: by `Package(`, `Package.init(` or, with the type before it,
  /// `.init(`.
  ///
  /// SwiftPM evaluates each manifest by itself, so the call cannot stand in another file.
  private static func declaresPackage(_ tree: SyntaxTree) -> Bool {
    var isNamed = false
    for token in tree.tokens.indices {
      switch tree.tokens[token].kind {
      case .identifier where tree.token(token, spells: "Package"): isNamed = true
      case .leftParen where isNamed:
        if tree.token(token - 1, spells: "Package") || tree.token(token - 1, spells: "init") {
          return true
        }
      default: break
      }
    }
    return false
  }
}
