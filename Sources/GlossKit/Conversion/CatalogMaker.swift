import Interchange
import LegacyFormats
import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

/// Makes catalogs of `.strings` and `.stringsdict` files.
struct CatalogMaker {
  /// One file of a table in one language.
  private struct Part {
    let path: String
    let language: String
    let isRules: Bool
  }

  /// What one file has under a key.
  private struct Reading {
    let part: Part
    let key: String
    let localization: JSONValue
    let comment: String?
  }

  /// What a catalog has one localization for.
  private struct Place: Hashable {
    let key: TextKey
    let language: TextKey
  }

  private let options: Conversion.Options
  private(set) var conversion: Conversion
  /// By the path of the catalog.
  private var parts: [String: [Part]] = [:]

  init(_ options: Conversion.Options, within boundary: ProjectBoundary) {
    self.options = options
    conversion = Conversion(within: boundary)
  }

  mutating func run(_ paths: [String]) {
    for path in paths { collect(path, isNamed: true) }
    if parts.isEmpty, conversion.failures.isEmpty {
      conversion.failures.append(GlossError(paths.first ?? ".", .nothingToConvert))
    }
    for (catalog, parts) in parts.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      do throws(GlossError) {
        try make(catalog, of: parts)
      } catch {
        conversion.failures.append(error)
      }
    }
  }

  /// - Parameter isNamed: Whether the path was given, so that it must lead to something.
  private mutating func collect(_ path: String, isNamed: Bool, depth: Int = 0) {
    if isNamed, let objection = conversion.boundary.objection(to: path) {
      conversion.failures.append(objection)
      return
    }
    switch PathKind(path) {
    case .file: add(path, isNamed: isNamed)
    case .folder where depth < 32:
      // What is built or bundled is not the project's.
      if !isNamed, ProjectCatalog(path + "/x.xcstrings") == nil { return }
      for name in Siblings.names(in: path).sortedByBytes() where name.first != "." {
        let inner = path == "." ? name : path == "/" ? "/" + name : path + "/" + name
        if isLocalized(name) || PathKind(inner) == .folder && !PathKind.isLink(inner) {
          collect(inner, isNamed: false, depth: depth + 1)
        }
      }
    case .missing where isNamed: conversion.failures.append(GlossError(missing: path))
    default: break
    }
  }

  private func isLocalized(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = names.last, isLocalized(String(name)) else {
      conversion.failures.append(GlossError(path, .nothingToConvert))
      return
    }
    let folder =
      names.dropLast().last.map(String.init)
      ?? WorkingDirectory.current.path.names.last.map(String.init) ?? ""
    guard folder.hasSuffix(".lproj") else {
      if isNamed { conversion.failures.append(GlossError(path, .notLocalized)) }
      return
    }
    let isRules = name.hasSuffix(".stringsdict")
    let table = name.dropLast(isRules ? ".stringsdict".count : ".strings".count)
    let code = String(folder.dropLast(".lproj".count))
    let language = code == "Base" ? options.sourceLanguage : code.replacing("_", with: "-")
    let output = options.output.map { WorkingDirectory.current.path(ofArgument: $0) }
    let place = output ?? (names.count < 2 ? ".." : names.dropLast(2).joined(separator: "/"))
    let prefix = place.isEmpty || place == "." ? "" : place + "/"
    parts["\(prefix)\(table).xcstrings", default: []].append(
      Part(path: path, language: language, isRules: isRules))
  }

  private mutating func make(_ path: String, of parts: [Part]) throws(GlossError) {
    var old: LoadedCatalog?
    if PathKind(path) != .missing {
      old = try LoadedCatalog(path, overlay: FileOverlay(within: conversion.boundary))
    }
    var catalog: StringCatalog
    if let old {
      catalog = old.catalog
    } else {
      catalog = try Self.emptyCatalog(in: options.sourceLanguage, path)
    }
    // The source language's comments come first.
    let parts = parts.sorted {
      if $0.isRules != $1.isRules { return !$0.isRules }
      let isSource = ($0.language == catalog.sourceLanguage, $1.language == catalog.sourceLanguage)
      return isSource.0 != isSource.1 ? isSource.0 : $0.path.precedesInBytes($1.path)
    }
    let known = Set(catalog.keys.map { TextKey($0) })
    var count = 0
    for readings in readings(of: parts) {
      let reading = unite(readings)
      let isTaken = put(
        reading, into: &catalog, old?.catalog, isKnown: known.contains(TextKey(reading.key)))
      if isTaken { count += 1 }
    }
    do throws(CatalogError) {
      conversion.files.append(
        Conversion.File(
          path: path, oldBytes: old?.bytes, newBytes: try catalog.serialized(), count: count,
          stamp: old?.stamp))
    } catch {
      throw GlossError(error)
    }
  }

  private static func emptyCatalog(
    in language: String, _ path: String
  ) throws(GlossError) -> StringCatalog {
    let text =
      #"{"sourceLanguage":\#(StringCatalog.literal(language)),"strings":{},"version":"1.0"}"#
    do throws(CatalogError) {
      let plain = try StringCatalog(ContiguousArray(text.utf8), path: path)
      return try StringCatalog(plain.serialized(), path: path)
    } catch {
      throw GlossError(error)
    }
  }

  /// - Returns: What the files have for each key in each language, in the order of the files; never
  ///   empty.
  private mutating func readings(of parts: [Part]) -> [[Reading]] {
    var readings: [[Reading]] = []
    var places: [Place: Int] = [:]
    for part in parts {
      do throws(StringsError) {
        for reading in try read(part) {
          let place = Place(key: TextKey(reading.key), language: TextKey(part.language))
          if let index = places[place] {
            readings[index].append(reading)
          } else {
            places[place] = readings.count
            readings.append([reading])
          }
        }
      } catch {
        conversion.failures.append(
          GlossError(part.path, at: error.position, .badStrings(error.wording)))
      }
    }
    return readings
  }

  private mutating func read(_ part: Part) throws(StringsError) -> [Reading] {
    let bytes: ContiguousArray<UInt8>
    do throws(GlossError) {
      bytes = try FileReader.contents(of: part.path, within: conversion.boundary).bytes
    } catch {
      conversion.failures.append(error)
      return []
    }
    var entries: [(key: String, value: PropertyValue, comment: String?)] = []
    if part.isRules {
      guard let list = try PropertyList(bytes) else {
        throw StringsError(
          Message("not a property list: save it as XML", comment: "原因：.stringsdict 文件不是属性列表"))
      }
      if list.looseComments > 0 { note(looseComments: list.looseComments, part.path) }
      entries = list.value.members.map { ($0.name, $0.value, list.comments[$0.name]) }
    } else {
      let file = try StringsFile(bytes)
      if file.looseComments > 0 { note(looseComments: file.looseComments, part.path) }
      entries = file.entries.map { ($0.key, .text($0.value), $0.comment) }
    }
    var readings: [Reading] = []
    for entry in entries {
      do throws(ConversionFlaw) {
        readings.append(
          Reading(
            part: part, key: entry.key, localization: try RuleReader.localization(entry.value),
            comment: entry.comment))
      } catch {
        report(
          part.path,
          Message(
            "'\(entry.key)' is left out: \(error.wording)", comment: "转换：某个键没有转换。%1$@：键；%2$@：原因"))
      }
    }
    return readings
  }

  /// Makes one of what several files have for a key in one language.
  ///
  /// A program looks for rules before it looks for texts. Of two files of one kind it is not known
  /// which one counts, so they must say the same.
  private mutating func unite(_ readings: [Reading]) -> Reading {
    let rules = readings.filter(\.part.isRules)
    let candidates = rules.isEmpty ? readings : rules
    let first = candidates[0]
    for other in candidates.dropFirst()
    where !Self.haveSameTexts(first.localization, other.localization) {
      conversion.failures.append(
        GlossError(
          other.part.path,
          .badStrings(
            Message(
              """
              '\(other.key)' has another text in '\(first.part.path)', for the same language and \
              catalog: keep one of them
              """, comment: "原因：同一目录的同一语言里，一个键有两种文字。%1$@：键；%2$@：另一个文件"))))
    }
    return Reading(
      part: first.part, key: first.key, localization: first.localization,
      comment: readings.lazy.compactMap(\.comment).first)
  }

  /// - Parameters:
  ///   - before: The catalog as it was.
  ///   - isKnown: Whether it had the key.
  /// - Returns: Whether the catalog has the texts now and had not.
  private mutating func put(
    _ reading: Reading, into catalog: inout StringCatalog, _ before: StringCatalog?, isKnown: Bool
  ) -> Bool {
    let (key, language, localization) = (
      reading.key, reading.part.language, reading.localization
    )
    var entry = catalog.entry(key)?.content.json ?? .object([])
    if !isKnown {
      entry["extractionState"] = .string(ExtractionState.migrated.rawValue)
    }
    if entry["comment"] == nil, let comment = reading.comment {
      entry["comment"] = .string(comment)
    }
    var localizations = entry["localizations"] ?? .object([])
    let old = before?.entry(key)?.content["localizations"]?[language]?.json
    var isTaken = false
    if let old, !Self.haveSameTexts(old, localization), !options.overwrites {
      report(
        reading.part.path,
        Message(
          "'\(key)' has another text in the catalog, which stays: '--overwrite' replaces it",
          comment: "转换：目录里已有另一种文字。%@：键；'--overwrite' 是选项"))
    } else if old.map({ !Self.haveSameTexts($0, localization) }) ?? true {
      localizations[language] = localization
      isTaken = true
    }
    entry["localizations"] = localizations
    catalog.set(entry, for: key)
    return isTaken
  }

  /// Whether two localizations differ in nothing but how finished they are.
  private static func haveSameTexts(_ left: JSONValue, _ right: JSONValue) -> Bool {
    withoutStates(left) == withoutStates(right)
  }

  private static func withoutStates(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(
      members.filter { $0.name != "state" }
        .map { JSONValue.Member($0.name, withoutStates($0.value)) }
        .sorted { $0.name.precedesInBytes($1.name) })
  }

  private mutating func report(_ path: String, _ message: Message) {
    conversion.findings.append(
      Finding(
        .notConvertible, message: message, path: path)
    )
  }

  private mutating func note(looseComments count: Int, _ path: String) {
    let message =
      count == 1
      ? Message(
        "1 comment belongs to no key and cannot be kept in a catalog", comment: "转换：一条注释不属于任何键")
      : Message(
        "\(count) comments belong to no key and cannot be kept in a catalog",
        comment: "转换：有些注释不属于任何键。%lld：条数")
    conversion.findings.append(Finding(.commentLeftOut, message: message, path: path))
  }
}
