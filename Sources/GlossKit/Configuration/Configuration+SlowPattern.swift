import ConventionChecks

extension Configuration {
  /// True if `gloss.json` sets `patterns`: regular expressions that texts must or must not match.
  package var hasPatterns: Bool { !checks.base.patterns.isEmpty }

  /// The error that ends a run because a pattern is taking too long on a text; `nil` while no
  /// pattern does.
  ///
  /// A regular expression with a repetition within a repetition, such as `^(a+)+$`, can take
  /// years, and a match in progress cannot be cancelled. So a thread of the tool asks for this
  /// error again and again, and ends the process when there is one.
  package var slowPattern: GlossError? {
    PatternClock.shared.overrun().map { overrun in
      // 40 characters of the text are enough to find it.
      GlossError(
        path ?? Configuration.fileName,
        .slowPattern(
          pattern: overrun.pattern, text: String(overrun.text.prefix(40)),
          seconds: Int(PatternClock.limit.components.seconds)))
    }
  }
}
