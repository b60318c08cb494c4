import Synchronization

/// A clock of the time spent on each regular expression of the configuration.
///
/// Some regular expressions take practically forever on some texts, and Swift offers no way to stop
/// one. So ``measure(_:on:_:)`` records each match here, and another thread asks for an overrun and
/// ends the run with an error.
package final class PatternClock: Sendable {
  /// The process's clock, which times every pattern of a configuration.
  package static let shared = PatternClock()

  /// The greatest time that one pattern may take for all texts together. A sound pattern matches
  /// millions of texts in this time; one such as `^(a+)+$` may never end.
  package static let limit = Duration.seconds(5)

  /// A pattern that takes too long.
  package struct Overrun: Sendable {
    /// The regular expression as the configuration spells it.
    package let pattern: String
    /// The text that it is being matched with.
    package let text: String
  }

  /// A match that is running.
  private struct Use {
    let pattern: String
    let text: String
    let start: ContinuousClock.Instant
  }

  private struct State {
    /// The matches that are running, by number.
    var uses: [Int: Use] = [:]
    /// The number of the last match that was started.
    var next = 0
    /// The time of the matches that have ended, by pattern.
    var spent: [String: Duration] = [:]
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Makes a clock.
  ///
  /// - Parameter now: Returns the present time; tests replace it so that they need not wait.
  package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
  }

  /// Runs a closure that matches a pattern with a text, and records its time.
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

  /// Returns a pattern that has spent more than the limit and is still running; of several, the one
  /// that sorts first; `nil` if there is none.
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
