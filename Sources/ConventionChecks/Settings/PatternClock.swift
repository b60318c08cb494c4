import Synchronization

/// How long the patterns of a project's own have been at work in this process.
///
/// A regular expression can take longer than anyone waits, and nothing stops it from inside. So each use
/// is noted here, where another thread sees it.
package final class PatternClock: Sendable {
  /// The clock of the process, which every pattern of a configuration is timed by.
  package static let shared = PatternClock()

  /// The time that all texts together may take of one pattern, of which millions take less.
  package static let limit = Duration.seconds(5)

  /// A pattern that takes too long.
  package struct Overrun: Sendable {
    /// The regular expression as the configuration spells it.
    package let pattern: String
    /// What it is at work on.
    package let text: String
  }

  private struct Use {
    let pattern: String
    let text: String
    let start: ContinuousClock.Instant
  }

  private struct State {
    var uses: [Int: Use] = [:]
    var next = 0
    /// By pattern, of the uses that have ended.
    var spent: [String: Duration] = [:]
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: Tells the time.
  package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
  }

  /// Runs what uses a pattern on a text.
  package func measure<Result>(
    _ pattern: String, on text: String, _ body: () -> Result
  ) -> Result {
    let use = Use(pattern: pattern, text: text, start: now())
    let number = state.withLock { state in
      state.next += 1
      state.uses[state.next] = use
      return state.next
    }
    defer {
      let time = use.start.duration(to: now())
      state.withLock { state in
        state.uses[number] = nil
        state.spent[pattern, default: .zero] += time
      }
    }
    return body()
  }

  /// The first pattern, by its text, that has taken more than a time and is still at work.
  package func overrun(after limit: Duration = PatternClock.limit) -> Overrun? {
    state.withLock { state in
      let now = now()
      var spent = state.spent
      for use in state.uses.values {
        spent[use.pattern, default: .zero] += use.start.duration(to: now)
      }
      let late = state.uses.values.filter { spent[$0.pattern, default: .zero] > limit }
      return late.min { ($0.pattern, $0.text) < ($1.pattern, $1.text) }
        .map { Overrun(pattern: $0.pattern, text: $0.text) }
    }
  }
}
