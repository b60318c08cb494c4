import LocalizationModel
import ProjectLayout
import SwiftTree

/// Why the targets that a manifest spells out may not be all, or not be right.
///
/// ``PackageManifest`` reads any text. One in the middle of a merge or of a write has to be told
/// from a whole one before its targets decide which catalog a string goes to.
struct ManifestFlaw {
  let position: SourcePosition?
  let wording: Message

  /// - Returns: `nil` for a text that is Swift from end to end.
  init?(in bytes: ContiguousArray<UInt8>) {
    let tree = Parser.parse(bytes)
    func place(_ offset: Int) -> SourcePosition {
      LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
    }
    if let problem = tree.problems.min(by: { $0.range.start < $1.range.start }) {
      position = place(problem.range.start)
      wording = problem.kind == .conflictMarker ? ConflictMarker.advice : problem.kind.message
    } else if let bracket = Self.unpairedBracket(in: tree) {
      position = place(tree.tokens[bracket].startOffset)
      wording = Message(
        "this bracket has no partner: restore the file, it may be cut off", comment: "原因：清单的括号不配对")
    } else if !Self.declaresPackage(tree) {
      // Where the text ends, which is where the rest of it is missing.
      position = Self.lastToken(in: tree).map { place(tree.tokens[$0].endOffset) }
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

  /// Whether a package is made: `Package(`, `Package.init(` or, where the type is known, `.init(`.
  ///
  /// SwiftPM runs each manifest by itself, so that none leaves it to another file.
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
