import ConventionChecks

extension Configuration {
  /// True if `gloss.json` has regular expressions of the project's own.
  package var hasPatterns: Bool { !checks.base.patterns.isEmpty }

  /// The error that ends a run because a pattern has taken too long on the project's texts; `nil`
  /// while none has.
  ///
  /// A regular expression with a repetition within a repetition, such as `^(a+)+$`, takes
  /// longer than anyone waits, and nothing stops it from inside. A thread of the tool asks for
  /// this error and ends the run.
  package var slowPattern: GlossError? {
    PatternClock.shared.overrun().map { overrun in
      GlossError(
        path ?? Configuration.fileName,
        .slowPattern(
          pattern: overrun.pattern, text: String(overrun.text.prefix(40)),
          seconds: Int(PatternClock.limit.components.seconds)))
    }
  }
}
