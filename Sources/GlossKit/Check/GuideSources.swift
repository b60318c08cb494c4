import GuideChecks
import LocalizationModel
import SwiftTypes

/// The second look at sources, for the guides: at once at those that hold what guides are about, at others
/// when a rule asks for them.
struct GuideSources: Sendable {
  private let texts: ScannedTexts
  private let workers: Int
  private let includesTests: Bool
  private let index: ProjectIndex
  private let models: ModelNames
  /// The tests that are known to hold words of the guides.
  private let tests: Set<String>?

  /// - Parameter tests: The tests that hold words of the guides; `nil` if that is not known yet.
  init(
    _ texts: ScannedTexts, _ project: Project, _ index: ProjectIndex, _ models: ModelNames,
    tests: Set<String>?
  ) {
    self.texts = texts
    workers = project.workers
    includesTests = project.configuration.guides.includesTests
    self.index = index
    self.models = models
    self.tests = tests
  }

  /// What sources say that hold words, or names that rules ask about once they have seen these.
  ///
  /// - Parameter words: `nil` for all sources.
  /// - Returns: The sources by path bytes, and the words with the names.
  func read(holding words: GuideWords?) async -> (sources: [GuideSource], words: GuideWords?) {
    let places = texts.readable
    let includesTests = includesTests
    let (tests, texts) = (tests, texts)
    var found = await sources(at: places, words) { text, place in
      guard let words else { return true }
      let path = texts.paths[place]
      if text.isTest, let tests { return tests.contains(path) }
      return words.concern(text, at: path, reportsTests: includesTests)
    }
    guard let words else { return (found.compactMap(\.self), nil) }
    let names = AskedNames(of: found.compactMap(\.self), index, models)
    if names.areNone { return (found.compactMap(\.self), words) }
    // Also those that were read: a body may hold only the name.
    let asking = words.asking(names)
    let read = Set(zip(places, found).compactMap { $1 == nil ? nil : $0 })
    let more = await sources(at: places, asking) { text, place in
      names.occur(in: text.bytes.span, isRead: read.contains(place))
    }
    for (place, source) in more.enumerated() where source != nil { found[place] = source }
    return (found.compactMap(\.self), asking)
  }

  /// - Returns: For each place what the source says; `nil` for one that is not wanted or cannot be read,
  ///   which is reported elsewhere.
  private func sources(
    at places: [Int], _ words: GuideWords?,
    where isWanted: @escaping @Sendable (_ text: GuideText, _ place: Int) -> Bool
  ) async -> [GuideSource?] {
    let texts = texts
    return await concurrentlyMap(
      places, workers: workers
    ) { place -> GuideSource? in
      guard let text = texts.text(at: place, texts.reader), isWanted(text, place) else {
        return nil
      }
      return GuideReader.source(text, path: texts.paths[place], in: index, models, words)
    }
  }
}
