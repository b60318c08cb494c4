import Interchange
import LegacyFormats
import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

/// Makes `.strings` and `.stringsdict` files of catalogs.
struct StringsMaker {
  private let options: Conversion.Options
  private(set) var conversion: Conversion

  init(_ options: Conversion.Options, within boundary: ProjectBoundary) {
    self.options = options
    conversion = Conversion(within: boundary)
  }

  mutating func run(_ path: String) {
    do throws(GlossError) {
      switch PathKind(path) {
      case .missing: throw GlossError(missing: path)
      case .folder: throw GlossError(path, .notACatalog)
      default: break
      }
      let loaded = try LoadedCatalog(path, overlay: FileOverlay(within: conversion.boundary))
      let languages = languages(of: loaded.catalog)
      try loaded.checkLanguages(languages)
      let output = options.output.map { WorkingDirectory.current.path(ofArgument: $0) }
      let folder = output ?? FolderPath.folder(of: path)
      let table = String((path.split(separator: "/").last ?? "").dropLast(".xcstrings".count))
      for language in languages {
        let place = (folder.isEmpty || folder == "." ? "" : folder + "/") + language + ".lproj/"
        try add(language, of: loaded.catalog, at: place + table)
      }
    } catch {
      conversion.failures.append(error)
    }
  }

  /// All languages of a catalog, the source language first.
  private func languages(of catalog: StringCatalog) -> [String] {
    var languages = [catalog.sourceLanguage]
    for language in catalog.languageUses().map(\.name.text) where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  private mutating func add(
    _ language: String, of catalog: StringCatalog, at place: String
  ) throws(GlossError) {
    var texts: [StringsFile.Entry] = []
    var rules: [(String, PropertyValue)] = []
    var comments: [String: String] = [:]
    for key in catalog.keys {
      guard let entry = catalog.entry(key) else { continue }
      switch value(of: entry, language, catalog) {
      case nil: continue
      case .text(let text)?:
        texts.append(StringsFile.Entry(key: key, value: text, comment: entry.comment))
      case .dictionary(let members)?:
        rules.append((key, .dictionary(members)))
        comments[key] = entry.comment
      }
    }
    if !texts.isEmpty {
      try add(StringsFile(texts).serialized(), texts.count, at: place + ".strings")
    }
    if !rules.isEmpty {
      let path = place + ".stringsdict"
      do throws(StringsError) {
        try add(
          PropertyValue.dictionary(named: rules).serialized(comments: comments), rules.count, path)
      } catch {
        throw GlossError(path, .badStrings(error.wording))
      }
    }
  }

  /// What a program gets for a key: nothing where it has to fall back to another language.
  private mutating func value(
    of entry: CatalogEntry, _ language: String, _ catalog: StringCatalog
  ) -> PropertyValue? {
    let isSource = language == catalog.sourceLanguage
    if !isSource, !entry.shouldTranslate { return nil }
    guard let localization = entry.content["localizations"]?[language] else {
      return isSource ? .text(entry.key) : nil
    }
    do throws(ConversionFlaw) {
      let value = try RuleWriter(localization, key: entry.key, isSource: isSource).value()
      return value ?? (isSource ? .text(entry.key) : nil)
    } catch {
      report(
        catalog, entry.key,
        Message(
          "'\(entry.key)' in '\(language)' is left out: \(error.wording)",
          comment: "转换：某个键的一种语言没有转换。%1$@：键；%2$@：语言；%3$@：原因"))
      return nil
    }
  }

  private mutating func report(_ catalog: StringCatalog, _ key: String?, _ message: Message) {
    let range = key.flatMap { catalog.entry($0)?.keyRange }
    conversion.findings.append(
      Finding(
        .notConvertible, message: message,
        path: catalog.path, range: range,
        position: range.map { catalog.position(ofByte: $0.start) }))
  }

  private mutating func add(
    _ bytes: ContiguousArray<UInt8>, _ count: Int, _ path: String
  ) {
    do throws(GlossError) {
      try add(bytes, count, at: path)
    } catch {
      conversion.failures.append(error)
    }
  }

  private mutating func add(
    _ bytes: ContiguousArray<UInt8>, _ count: Int, at path: String
  ) throws(GlossError) {
    if PathKind(path) == .missing {
      conversion.files.append(
        Conversion.File(path: path, oldBytes: nil, newBytes: bytes, count: count, stamp: nil))
      return
    }
    let old = try FileReader.contents(of: path, within: conversion.boundary)
    if old.bytes != bytes, !options.overwrites { throw GlossError(path, .notConvertedOver) }
    conversion.files.append(
      Conversion.File(
        path: path, oldBytes: old.bytes, newBytes: bytes, count: count, stamp: old.stamp))
  }
}
