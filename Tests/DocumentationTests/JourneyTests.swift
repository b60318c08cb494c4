import Foundation
import TestSupport
import Testing

/// The journeys on the Architecture page, as blocks of lines such as `Sync > SyncPlan >
/// ProjectScan`: each type names the next one in its code.
@Suite struct JourneyTests {
  private struct Step: Hashable {
    let from: String
    let to: String
  }

  @Test func followsTheCode() throws {
    let page = try DocumentationPage("Sources/GlossKit/Documentation.docc/Architecture.md")
    let journeys = page.blocks.filter { $0.language == "journey" }
    #expect(!journeys.isEmpty)
    for journey in journeys {
      let steps = journey.lines.flatMap(Self.steps)
      let types = Set(steps.flatMap { [$0.from, $0.to] })
      for type in types {
        #expect(!Self.files(of: type).isEmpty, "\(page.path): there is no type '\(type)'")
      }
      for step in steps {
        let isTaken = Self.files(of: step.from).contains { $0.words.contains(step.to) }
        #expect(isTaken, "\(page.path): '\(step.from)' does not name '\(step.to)'")
      }
    }
  }

  @Test func hasTheSameInChinese() throws {
    let pages = try ["Architecture", "zh-Hans/Architecture-zh-Hans"].map {
      try DocumentationPage("Sources/GlossKit/Documentation.docc/\($0).md")
        .blocks.filter { ["journey", "shapes"].contains($0.language) }.map(\.lines)
    }
    #expect(pages[0] == pages[1])
  }

  private static func steps(of line: String) -> [Step] {
    let types = line.split(separator: ">").map { $0.trimmingCharacters(in: .whitespaces) }
    return zip(types, types.dropFirst()).map { Step(from: $0, to: $1) }
  }

  private struct File {
    /// The types that it declares or extends.
    let types: Set<String>
    let words: Set<String>

    init(_ source: SourceText) {
      var types: Set<String> = []
      var words: Set<String> = []
      for line in source.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let found = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        words.formUnion(found)
        for (keyword, name) in zip(found, found.dropFirst())
        where JourneyTests.keywords.contains(keyword) {
          types.insert(name)
        }
      }
      (self.types, self.words) = (types, words)
    }
  }

  private static let keywords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let all = SourceText.all.map(File.init)

  private static func files(of type: String) -> [File] { all.filter { $0.types.contains(type) } }
}
