import ConventionChecks
import Synchronization
import Testing

@Suite struct PatternClockTests {
  @Test func namesWhatIsAtWorkForTooLong() {
    let clock = PatternClock()
    #expect(clock.overrun(after: .zero)?.text == nil)
    clock.measure("(a+)+b", on: "aaa") {
      #expect(clock.overrun()?.text == nil)
      let overrun = clock.overrun(after: .zero)
      #expect(overrun?.pattern == "(a+)+b")
      #expect(overrun?.text == "aaa")
    }
    #expect(clock.overrun(after: .zero)?.text == nil)
  }

  /// Waiting for it takes no time here: the clock is told what time it is.
  @Test func givesAPatternFiveSeconds() {
    let start = ContinuousClock.now
    let elapsed = Mutex(Duration.zero)
    let clock = PatternClock { start + elapsed.withLock(\.self) }
    clock.measure("(a+)+b", on: "aaa") {
      elapsed.withLock { $0 = .milliseconds(4_900) }
      #expect(clock.overrun()?.pattern == nil)
      elapsed.withLock { $0 = .milliseconds(5_100) }
      #expect(clock.overrun()?.pattern == "(a+)+b")
    }
  }

  /// Each text may take little, and all together forever.
  @Test func addsUpTheTimesOfOnePattern() {
    let clock = PatternClock()
    let instant = ContinuousClock.now
    clock.measure("a", on: "x") {
      while instant.duration(to: .now) < .milliseconds(20) {}
    }
    clock.measure("b", on: "y") {
      #expect(clock.overrun(after: .milliseconds(10))?.pattern != "a")
      clock.measure("a", on: "z") {
        #expect(clock.overrun(after: .milliseconds(10))?.text == "z")
      }
    }
  }
}
