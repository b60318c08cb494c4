import LocalizationModel
import SwiftTypes
import Synchronization

/// Reads sources when a rule asks for what they hold.
final class SourceReading: Sendable {
  private let texts: any GuideTexts
  private let index: ProjectIndex
  private let models: ModelNames
  private let words: GuideWords?
  private let effects = Mutex<[String: SourceEffects]>([:])

  /// - Parameter words: `nil` where every source was read whole.
  init(
    _ texts: any GuideTexts, _ index: ProjectIndex, _ models: ModelNames, _ words: GuideWords?
  ) {
    self.texts = texts
    self.index = index
    self.models = models
    self.words = words
  }

  /// What a source says; `nil` for one that cannot be read.
  func source(at path: String) -> GuideSource? {
    texts.text(at: path).map { GuideReader.source($0, path: path, in: index, models, words) }
  }

  /// What a source does when values of its types are made; nothing for one that cannot be read.
  func effects(at path: String) -> SourceEffects {
    effects.withLock { known in
      if let found = known[path] { return found }
      let found = texts.text(at: path).map { SourceEffects(of: $0, path: path, in: index, words) }
      known[path] = found ?? SourceEffects()
      return found ?? SourceEffects()
    }
  }
}
