package import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// The same catalog with the texts of its source language only, as Xcode lays it beside what it
  /// sends to translators.
  package func reducedToSource() -> StringCatalog {
    var reduced = self
    for key in keys {
      reduced.edit(key) { entry in
        guard let localizations = entry["localizations"] else { return }
        let source = localizations[sourceLanguage].map { JSONValue.Member(sourceLanguage, $0) }
        entry["localizations"] = source.map { .object([$0]) }
      }
    }
    return reduced
  }

  /// Where a key stands in the file as read; `nil` if it does not.
  package func position(of key: String) -> SourcePosition? {
    entry(key)?.keyRange.map { position(ofByte: $0.start) }
  }
}
