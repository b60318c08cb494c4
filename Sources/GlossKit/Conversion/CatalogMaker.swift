import Interchange
import LegacyFormats
import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

/// The direction of `gloss convert` from `.strings` and `.stringsdict` files to catalogs: groups
/// the files by catalog, unites the texts of each key, and adds them to a new or present catalog.
struct CatalogMaker {
  private typealias Part = StringsTables.Part

  /// One entry of one file, with its localization in the catalog's form.
  private struct Reading {
    let part: Part
    let key: String
    let value: PropertyValue
    let localization: JSONValue
    let comment: String?
  }

  /// The key and language that a catalog has one localization for.
  private struct Place: Hashable {
    let key: TextKey
    let language: TextKey
  }

  private let options: Conversion.Options
  private var made: Conversion
  private var losses = ConversionLosses()

  init(_ options: Conversion.Options, within boundary: ProjectBoundary) {
    self.options = options
    made = Conversion(within: boundary)
  }

  /// The catalogs made so far, with findings on all that was left out.
  var conversion: Conversion {
    var conversion = made
    conversion.findings += losses.findings
    conversion.leftOut = losses.leftOut
    return conversion
  }

  /// Converts files and folders; errors of one catalog do not keep the others from being made.
  mutating func run(_ paths: [String]) {
    let tables = StringsTables(of: paths, options, within: made.boundary)
    made.failures += tables.failures
    made.findings += tables.findings
    for (catalog, parts) in tables.parts.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      do throws(GlossError) {
        try make(catalog, of: parts)
      } catch {
        made.failures.append(error)
      }
    }
  }

  private mutating func make(_ path: String, of parts: [Part]) throws(GlossError) {
    var old: LoadedCatalog?
    if PathKind(path) != .missing {
      old = try LoadedCatalog(path, overlay: FileOverlay(within: made.boundary))
    }
    var catalog: StringCatalog
    if let old {
      catalog = old.catalog
    } else {
      catalog = try Self.emptyCatalog(in: options.sourceLanguage, path)
    }
    // Texts before plural rules, and the source language first, so that its
    // comments are the ones kept.
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
      made.files.append(
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

  /// - Returns: For each key and language the entries that the files have, in the order of the
  ///   files; never an empty list.
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
        made.failures.append(
          GlossError(part.path, at: error.position, .badStrings(error.wording)))
      }
    }
    return readings
  }

  private mutating func read(_ part: Part) throws(StringsError) -> [Reading] {
    let bytes: ContiguousArray<UInt8>
    do throws(GlossError) {
      bytes = try FileReader.contents(of: part.path, within: made.boundary).bytes
    } catch {
      made.failures.append(error)
      return []
    }
    var entries: [(key: String, value: PropertyValue, comment: String?)] = []
    if part.isRules {
      guard let list = try PropertyList(bytes) else {
        throw StringsError(
          Message("not a property list: save it as XML", comment: "原因：.stringsdict 文件不是属性列表"))
      }
      if list.looseComments > 0 { note(looseComments: list.looseComments, part.path) }
      note(repeated: list.repeatedNames, part.path)
      entries = list.value.members.map { ($0.name, $0.value, list.comments[$0.name]) }
    } else {
      let file = try StringsFile(bytes)
      if file.looseComments > 0 { note(looseComments: file.looseComments, part.path) }
      note(repeated: file.repeatedKeys, part.path)
      entries = file.entries.map { ($0.key, .text($0.value), $0.comment) }
    }
    var readings: [Reading] = []
    for entry in entries {
      do throws(ConversionFlaw) {
        readings.append(
          Reading(
            part: part, key: entry.key, value: entry.value,
            localization: try LegacyEntryReader.localization(entry.value, key: entry.key),
            comment: entry.comment))
      } catch {
        losses.add(.texts, .quoted(entry.key), error.wording, in: part.path)
      }
    }
    return readings
  }

  /// Chooses one entry of the ones that several files have for a key in one language.
  ///
  /// A program looks for plural rules before it looks for texts, so rules win. Between two files of
  /// one kind it is not known which one counts, so a difference is an error.
  private mutating func unite(_ readings: [Reading]) -> Reading {
    let rules = readings.filter(\.part.isRules)
    let candidates = rules.isEmpty ? readings : rules
    let first = candidates[0]
    for other in candidates.dropFirst()
    where !Self.haveSameTexts(first.localization, other.localization) {
      made.failures.append(
        GlossError(
          other.part.path,
          .badStrings(
            Message(
              """
              '\(other.key)' has another text in '\(first.part.path)', for the same language and \
              catalog: keep one of them
              """, comment: "原因：同一目录的同一语言里，一个键有两种文字。%1$@：键；%2$@：另一个文件"))))
    }
    // A plain text that also occurs in the rules, or is the key itself, is not lost.
    let said = Set(Self.texts(of: first.value) + [first.key])
    for plain in readings where !rules.isEmpty && !plain.part.isRules {
      guard let text = plain.value.text, !said.contains(text) else { continue }
      losses.add(
        .texts, .quoted(plain.key),
        Message("plural rules for the key count before a text", comment: "原因：同一个键有复数规则，优先于文字"),
        in: plain.part.path)
    }
    let comment = readings.lazy.compactMap(\.comment).first
    for other in readings { note(other.comment, besideKept: comment, other) }
    return Reading(
      part: first.part, key: first.key, value: first.value, localization: first.localization,
      comment: comment)
  }

  private static func texts(of value: PropertyValue) -> [String] {
    value.text.map { [$0] } ?? value.members.flatMap { texts(of: $0.value) }
  }

  /// Reports a comment that is left out because another one of the key is kept.
  private mutating func note(_ comment: String?, besideKept kept: String?, _ reading: Reading) {
    guard let comment, let kept, !comment.hasBytes(of: kept) else { return }
    losses.add(
      .comments, .quoted(reading.key),
      Message("another comment of the key is kept", comment: "原因：键已有别的注释"), in: reading.part.path)
  }

  /// Puts an entry into the catalog. A different text stays there unless `--overwrite` was given.
  ///
  /// - Parameters:
  ///   - before: The catalog as it was; `nil` for a new one.
  ///   - isKnown: True if the catalog had the key before.
  /// - Returns: True if the catalog gained or changed the localization.
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
    note(reading.comment, besideKept: entry["comment"]?.string, reading)
    var localizations = entry["localizations"] ?? .object([])
    let old = before?.entry(key)?.content["localizations"]?[language]?.json
    var isTaken = false
    if let old, !Self.haveSameTexts(old, localization), !options.overwrites {
      losses.add(
        .texts, .quoted(key),
        Message(
          "the catalog has another text, which stays unless '--overwrite' is given",
          comment: "原因：目录里已有另一种文字；'--overwrite' 是选项"), in: reading.part.path)
    } else if old.map({ !Self.haveSameTexts($0, localization) }) ?? true {
      if old != nil {
        losses.add(
          .changedTexts, .quoted(key),
          Message(
            "the catalog had another text, which is replaced",
            comment: "原因：目录里原有的文字被取代"), in: reading.part.path)
      }
      localizations[language] = localization
      isTaken = true
    }
    entry["localizations"] = localizations
    catalog.set(entry, for: key)
    return isTaken
  }

  /// True if two localizations differ in nothing but their states.
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

  private mutating func note(repeated names: [String], _ path: String) {
    for name in names {
      losses.add(
        .texts, .quoted(name),
        Message(
          "the file has another text for the same key further down, which counts",
          comment: "原因：同一文件里同一个键在后面还有另一种文字，以后者为准"), in: path)
    }
  }

  private mutating func note(looseComments count: Int, _ path: String) {
    let message =
      count == 1
      ? Message(
        "1 comment belongs to no key and cannot be kept in a catalog", comment: "转换：一条注释不属于任何键")
      : Message(
        "\(count) comments belong to no key and cannot be kept in a catalog",
        comment: "转换：有些注释不属于任何键。%lld：条数")
    made.findings.append(Finding(.commentLeftOut, message: message, path: path))
  }
}
