import Foundation
import TestSupport
import Testing

/// One page of the documentation: a Markdown file of the repository with its code blocks.
struct DocumentationPage: Sendable, CustomTestStringConvertible {
  /// A fenced block of code.
  struct Block: Sendable {
    /// The word behind the fence; empty for none.
    let language: String
    /// Number of the first line inside the fence, counted from 1.
    let line: Int
    let lines: [String]
    /// The comments since the block before, such as `example: Fixtures/HChat`.
    let notes: [Note]

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  /// `<!-- name: value -->` on a line of its own, which no reader sees.
  struct Note: Sendable {
    let name: String
    let value: String
  }

  /// Relative to the root of the repository.
  let path: String
  let blocks: [Block]
  /// The lines outside of blocks.
  let prose: [String]
  /// The same lines as one, so that a sentence may go over the end of a line.
  let running: String

  var testDescription: String { path }

  init(_ path: String) throws {
    self.init(
      path,
      text: try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8))
  }

  init(_ path: String, text: String) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [Block] = []
    var prose: [String] = []
    var notes: [Note] = []
    var index = 0
    while index < lines.count {
      let line = lines[index].drop { $0 == " " }
      if line.hasPrefix("```") {
        let end = lines[(index + 1)...].firstIndex { $0.drop { $0 == " " }.hasPrefix("```") }
        let close = end ?? lines.count
        blocks.append(
          Block(
            language: String(line.dropFirst(3)), line: index + 2,
            lines: Array(lines[(index + 1)..<close]), notes: notes))
        notes = []
        index = close
      } else if let match = line.wholeMatch(of: #/<!-- ([a-z]+): (.*) -->/#) {
        notes.append(Note(name: String(match.1), value: String(match.2)))
      } else {
        prose.append(lines[index])
      }
      index += 1
    }
    self.blocks = blocks
    self.prose = prose
    running = prose.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Targets of the links that lead into the repository, without anchors.
  var links: [String] {
    prose.flatMap { $0.matches(of: #/\]\(([^)\s#]+)[^)]*\)/#).map { String($0.1) } }
      .filter { !$0.contains(":") }
  }

  /// The texts between backquotes that begin with `gloss `.
  var invocations: [String] {
    prose.flatMap { $0.matches(of: #/`(gloss [^`]+)`/#).map { String($0.1) } }
  }

  /// The manual, the catalogs of the libraries and what lies at the root; sorted by path.
  static let all: [DocumentationPage] = {
    let sources = Checkout.root.appending(path: "Sources")
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    let pages = found.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    let paths = ["README.md", "README.zh-Hans.md"] + pages.map { "Sources/" + $0 }
    return paths.sorted().compactMap { try? DocumentationPage($0) }
  }()
}
