package import LocalizationModel

extension StringCatalog {
  /// Returns the catalog with the localizations of its source language only, as Xcode puts it into
  /// an `.xcloc` bundle for translators.
  package func reducedToSource() -> StringCatalog {
    var reduced = self
    for key in keys {
      reduced.edit(key) { entry in
        entry.localizations = Array(
          entry.localizations.filter { $0.title.hasBytes(of: sourceLanguage) }.prefix(1))
      }
    }
    return reduced
  }

  /// Returns the line and column of a key in the file as read; `nil` if the file does not have it.
  package func position(of key: String) -> SourcePosition? {
    entry(key)?.keyRange.map { position(ofByte: $0.start) }
  }
}
