import LocalizationModel
package import StringCatalog
package import TranslationUnits

/// Reads a string catalog that a translation service has returned, as one list of units per
/// language, so that `import` treats it like any other file of translators.
///
/// Only texts and their states are read: comments, extraction states and keys are the project's.
package enum ReturnedCatalog {
  /// The error of a returned catalog whose units cannot be read.
  package enum Flaw: Error {
    /// The file is no catalog, or has a key twice with different contents.
    case catalog(CatalogError)
    /// Two texts have the same id.
    case units(InterchangeError)
  }

  /// Returns the translated units of each language but the source language, in the order of the
  /// file's languages.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - original: The name by which the project's catalog is found.
  package static func files(
    of bytes: ContiguousArray<UInt8>, path: String, original: String
  ) throws(Flaw) -> [UnitFile] {
    let (read, table) = try contents(bytes, path)
    let lines = LineTable(bytes.span)
    var files: [UnitFile] = []
    // The source language is the first one.
    for language in table.languages.dropFirst() where language != read.sourceLanguage {
      let units: [ExportedUnit]
      do throws(InterchangeError) {
        units = try table.units(for: language)
      } catch {
        throw .units(error)
      }
      let entries = table.entries(for: language)
      let translated = units.filter { $0.unit.target != nil }.map { unit in
        let start = read.entry(unit.key)?.keyRange?.start
        let line = start.map { lines.position(ofByte: $0, in: bytes.span).line } ?? 0
        var target = unit.unit.target
        let entry = table.index(of: unit.key).map { entries[$0] }
        // A service that writes no states means that its texts are finished.
        if entry?.target?.unit(at: unit.path)?.state.rawValue.isEmpty == true {
          target?.state = nil
        }
        return TranslationUnit(
          id: unit.id, isTranslatable: unit.unit.isTranslatable, source: unit.unit.source,
          target: target, line: line)
      }
      if translated.isEmpty { continue }
      var file = UnitFile(
        original: original, sourceLanguage: read.sourceLanguage, targetLanguage: language,
        units: translated)
      file.stateOrigin = .inCatalog
      files.append(file)
    }
    return files
  }

  private static func contents(
    _ bytes: ContiguousArray<UInt8>, _ path: String
  ) throws(Flaw) -> (read: StringCatalog, table: UnitTable) {
    do throws(CatalogError) {
      let read = try StringCatalog(bytes, path: path)
      var catalog = read
      // A key that is stale in the service's catalog may be in use here.
      for key in read.keys { catalog.setExtractionState(nil, of: key) }
      return (read, UnitTable(try StringCatalog(try catalog.serialized(), path: path)))
    } catch {
      throw .catalog(error)
    }
  }
}
