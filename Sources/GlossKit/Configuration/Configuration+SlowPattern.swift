import ConventionChecks

extension Configuration {
  /// Whether checks use regular expressions of the project's own.
  package var hasPatterns: Bool { !checks.base.patterns.isEmpty }

  /// Why the run cannot go on: a pattern of this configuration is at work for too long. `nil` while all
  /// is well.
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
