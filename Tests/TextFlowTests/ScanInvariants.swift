import LocalizationModel
import SourceScanner
import SwiftTypes
import Testing
import TextFlow

@testable import SwiftTree

/// Invariants of every scan, whatever the bytes were.
struct ScanInvariants {
  private(set) var flaws: [String] = []
  private let source: ContiguousArray<UInt8>

  init(_ source: ContiguousArray<UInt8>) {
    self.source = source
    let tree = Parser.parse(source)
    checkTokens(tree)
    checkNodes(tree)
    let outline = SyntaxOutline(tree)
    check(outline)
    let texts = Set(outline.strings.map(\.range.start) + Self.names(ofCases: tree))
    let scan = SourceScan.scan(source, path: "Any.swift", hashingLiterals: true)
    check(scan, literals: texts)
    var declarations = scan.declarations
    declarations.mark(in: source)
    let index = ProjectIndex(joining: [("Any.swift", declarations)])
    let facts = FlowFacts(of: source, path: "Any.swift", project: index)
    let followed = FollowedTexts(following: ["Any.swift": facts], in: index)
    let joined = SourceScan.scan(
      source, path: "Any.swift", hashingLiterals: true,
      project: ProjectContext(index, .unknown, followed: followed))
    check(joined, literals: texts)
    let again = SourceScan.scan(source, path: "Any.swift", hashingLiterals: true)
    expect(scan.strings == again.strings, "a second scan finds other strings")
    expect(scan.findings == again.findings, "a second scan finds other faults")
    expect(scan.literalHashes == again.literalHashes, "a second scan hashes other literals")
  }

  private mutating func expect(_ isRight: Bool, _ claim: @autoclosure () -> String) {
    if !isRight { flaws.append(claim()) }
  }

  private mutating func check(_ range: ByteRange, _ name: String, in outer: ByteRange? = nil) {
    let outer = outer ?? ByteRange(start: 0, end: source.count)
    expect(
      outer.start <= range.start && range.start <= range.end && range.end <= outer.end,
      "\(name) \(range) is not in \(outer)")
  }

  // MARK: Tokens and nodes

  /// Tokens stand in order and share no byte; what lies between them is no name or bracket of the
  /// program's.
  private mutating func checkTokens(_ tree: SyntaxTree) {
    var end = 0
    for index in tree.tokens.indices {
      let token = tree.tokens[index]
      expect(
        end <= token.startOffset && token.startOffset <= token.endOffset
          && token.endOffset <= source.count, "token \(index) is out of order")
      end = token.endOffset
      let partner = token.partner
      expect(partner < tree.tokens.endIndex, "token \(index) has a partner beyond the end")
      if partner != .none {
        expect(tree.tokens[partner].partner == index, "token \(index) is alone")
      }
    }
    let last = tree.tokens[tree.tokens.endIndex - 1]
    expect(last.kind == .endOfFile && last.startOffset == source.count, "the end is not the end")
  }

  /// Children stand before their parent and within it.
  private mutating func checkNodes(_ tree: SyntaxTree) {
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      expect(node.first <= index, "node \(index) begins behind itself")
      expect(
        node.start <= node.end && node.end <= tree.tokens.endIndex,
        "node \(index) is beyond the tokens")
      if let child = tree.lastChild(of: index) {
        let child = tree.nodes[child]
        expect(
          child.first >= node.first && child.end <= node.end && child.start >= node.start,
          "node \(index) does not hold its child")
      }
    }
  }

  // MARK: The outline

  private mutating func check(_ outline: SyntaxOutline) {
    for call in outline.calls {
      check(call.callee, "callee")
      check(call.parentheses, "parentheses")
      expect(call.callee.end <= call.parentheses.start, "the callee \(call.callee) ends late")
      expect(source[call.parentheses.start] == UInt8(ascii: "("), "\(call) opens with no '('")
      var end = call.parentheses.start
      for label in call.labels.compactMap(\.self) {
        expect(end < label.start, "label \(label) is out of order")
        check(label, "label")
        end = label.end
      }
      for label in call.trailingLabels { check(label, "trailing label") }
    }
    let starts = outline.calls.map(\.callee.start)
    expect(starts == starts.sorted(), "calls are out of order")
    for literal in outline.strings { check(literal) }
    expect(ascend(outline.strings.map(\.range.start)), "literals are out of order")
    for literal in outline.regexes {
      check(literal.range, "regex")
      expect(literal.range.count >= 2 + 2 * literal.pounds, "regex \(literal) is too short")
    }
    expect(ascend(outline.regexes.map(\.range.start)), "regexes are out of order")
  }

  private mutating func check(_ literal: SyntaxOutline.StringLiteral) {
    check(literal.range, "literal")
    var end = literal.range.start
    for segment in literal.segments {
      let range =
        switch segment {
        case .text(let range), .interpolation(let range): range
        }
      expect(!range.isEmpty, "\(literal) has an empty segment")
      expect(end <= range.start, "\(literal) has segments out of order")
      check(range, "segment", in: literal.range)
      end = range.end
    }
  }

  private func ascend(_ offsets: [Int]) -> Bool {
    zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
  }

  // MARK: What is extracted

  /// Returns the offsets of the names of enum cases, which may be raw values.
  private static func names(ofCases tree: SyntaxTree) -> [Int] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .enumElement }
      .map { tree.nameRange(ofToken: tree.nodes[$0].token).lowerBound }
  }

  private mutating func check(_ scan: SourceScan, literals: Set<Int>) {
    let lines = LineTable(source.span)
    var start = 0
    for string in scan.strings {
      expect(
        literals.contains(string.range.start), "'\(string.key)' at \(string.range) is no literal")
      expect(start <= string.range.start, "strings are out of order")
      start = string.range.start
      let position = lines.position(ofByte: string.range.start, in: source.span)
      expect(string.position == position, "'\(string.key)' is misplaced")
      if isWhole {
        expect(!string.key.unicodeScalars.contains("\u{FFFD}"), "a character of a key is broken")
      }
    }
    start = 0
    for finding in scan.findings {
      guard let range = finding.range else { continue }
      check(range, "finding '\(finding.message)'")
      expect(start <= range.start, "findings are out of order")
      start = range.start
    }
    if isWhole {
      expect(Set(scan.literalHashes).count <= literals.count, "more hashes than literals")
    }
  }

  /// True if the source is UTF-8 and does not spell U+FFFD in any way.
  private var isWhole: Bool {
    guard let text = String(validating: source, as: UTF8.self) else { return false }
    return !text.unicodeScalars.contains("\u{FFFD}") && !text.lowercased().contains("fffd")
  }
}
