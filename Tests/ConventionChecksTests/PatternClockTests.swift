import ConventionChecks
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
