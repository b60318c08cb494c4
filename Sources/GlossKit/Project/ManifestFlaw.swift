import LocalizationModel
import ProjectLayout
import SwiftTree

/// Why the targets that a manifest spells out may not be all, or not be right.
///
/// ``PackageManifest`` reads any text. One in the middle of a merge or of a write has to be told
/// from a whole one before its targets decide which catalog a string goes to.
struct ManifestFlaw {
  let position: SourcePosition?
  let detail: String

  /// - Returns: `nil` for a text that is Swift from end to end.
  init?(in bytes: ContiguousArray<UInt8>) {
    let tree = Parser.parse(bytes)
    func place(_ offset: Int) -> SourcePosition {
      LineTable(bytes.span).position(ofByte: offset, in: bytes.span)
    }
    if let problem = tree.problems.min(by: { $0.range.start < $1.range.start }) {
      position = place(problem.range.start)
      detail =
        problem.kind == .conflictMarker ? ConflictMarker.advice : problem.kind.message.description
    } else if let bracket = Self.unpairedBracket(in: tree) {
      position = place(tree.tokens[bracket].startOffset)
      detail = "this bracket has no partner: restore the file, it may be cut off"
    } else if !Self.declaresPackage(tree) {
      position = nil
      detail = "the manifest declares no 'Package': restore the file, it may be cut off"
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

  /// Whether a package is made, or at least something is: a manifest may leave the rest to a file
  /// that it shares.
  private static func declaresPackage(_ tree: SyntaxTree) -> Bool {
    tree.tokens.indices.contains { tree.tokens[$0].kind == .leftParen }
  }
}
