import LocalizationModel

extension Finding {
  /// The options of `gloss check` that make the finding's fix; `nil` without one. A file is rewritten
  /// as a whole only if the rule is named.
  var fixOptions: String? {
    fix.map { $0.rewritesFile ? "--fix --only=\(rule)" : $0.isSafe ? "--fix" : "--fix=all" }
  }

  /// True if `--fix` alone makes the finding's fix.
  var isFixedByPlainFix: Bool { fixOptions == "--fix" }
}
