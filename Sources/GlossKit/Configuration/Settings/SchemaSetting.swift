extension Settings {
  /// `"$schema": "gloss.schema.json"`: editors read it, gloss does not.
  static let schema = Setting<Configuration>(
    "$schema", "The schema that editors check this file with, as 'gloss config schema' prints it.",
    .text, isOffered: false
  ) { _, _ in }
}
