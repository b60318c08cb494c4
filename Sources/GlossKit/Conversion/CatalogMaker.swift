import Interchange
import LegacyFormats
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Converts `.strings` and `.stringsdict` files to catalogs, for `gloss convert`: groups the files
/// by catalog, reduces the entries of each key and language to one, and adds it to a new or
/// existing catalog. ``StringsMaker`` is the other direction.
struct CatalogMaker {
  private typealias SourceFile = StringsTables.Part

  /// One entry of one file, with its localization in the catalog's form.
  private struct FileEntry {
    let file: SourceFile
    let key: String
    let value: PropertyValue
    let localization: TextNode
    let comment: String?
  }

  /// The key and language that a catalog has one localization for.
  private struct KeyAndLanguage: Hashable {
    let key: TextKey
    let language: TextKey
  }

  private let options: Conversion.Options
  private var result: Conversion
  private var losses = ConversionLosses()

  init(_ options: Conversion.Options, within boundary: ProjectBoundary) {
    self.options = options
    result = Conversion(within: boundary)
  }

  /// The catalogs made so far, with findings on everything that was left out.
  var conversion: Conversion {
    var conversion = result
    conversion.findings += losses.findings
    conversion.leftOut = losses.leftOut
    return conversion
  }

  /// Converts files and folders; after an error in one catalog the others are still made.
  mutating func run(_ paths: [String]) {
    let tables = StringsTables(of: paths, options, within: result.boundary)
    result.failures += tables.failures
    result.findings += tables.findings
    for (catalog, files) in tables.parts.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      do throws(GlossError) {
        try make(catalog, of: files)
      } catch {
        result.failures.append(error)
      }
    }
  }

  private mutating func make(_ path: String, of files: [SourceFile]) throws(GlossError) {
    var old: CatalogFile?
    if PathKind(path) != .missing {
      old = try CatalogFile(path, overlay: FileOverlay(within: result.boundary))
    }
    var catalog: StringCatalog
    if let old {
      catalog = old.catalog
    } else {
      do throws(CatalogError) {
        catalog = try NewCatalog.catalog(
          sourceLanguage: options.sourceLanguage, path: path)
      } catch {
        throw GlossError(error)
      }
    }
    // Texts come before plural rules, and among either the source language first, so that its
    // comments are the ones kept.
    let files = files.sorted {
      if $0.isRules != $1.isRules { return !$0.isRules }
      let isSource = ($0.language == catalog.sourceLanguage, $1.language == catalog.sourceLanguage)
      return isSource.0 != isSource.1 ? isSource.0 : $0.path.precedesInBytes($1.path)
    }
    let oldKeys = Set(catalog.keys.map { TextKey($0) })
    var count = 0
    for fileEntries in fileEntries(of: files) {
      let fileEntry = unite(fileEntries)
      let isChanged = put(
        fileEntry, into: &catalog, old?.catalog, isKnown: oldKeys.contains(TextKey(fileEntry.key)))
      if isChanged { count += 1 }
    }
    do throws(CatalogError) {
      result.files.append(
        FileChange(
          path, from: old?.bytes, to: try catalog.serialized(), stamp: old?.stamp, count: count))
    } catch {
      throw GlossError(error)
    }
  }

  /// Reads the files; returns for each key and language the entries, in the order of the files.
  /// No list of entries is empty.
  private mutating func fileEntries(of files: [SourceFile]) -> [[FileEntry]] {
    var fileEntries: [[FileEntry]] = []
    var places: [KeyAndLanguage: Int] = [:]
    for file in files {
      do throws(StringsError) {
        for fileEntry in try read(file) {
          let place = KeyAndLanguage(key: TextKey(fileEntry.key), language: TextKey(file.language))
          if let index = places[place] {
            fileEntries[index].append(fileEntry)
          } else {
            places[place] = fileEntries.count
            fileEntries.append([fileEntry])
          }
        }
      } catch {
        result.failures.append(
          GlossError(file.path, at: error.position, .badStrings(error.wording)))
      }
    }
    return fileEntries
  }

  private mutating func read(_ file: SourceFile) throws(StringsError) -> [FileEntry] {
    let bytes: ContiguousArray<UInt8>
    do throws(GlossError) {
      bytes = try FileReader.contents(of: file.path, within: result.boundary).bytes
    } catch {
      result.failures.append(error)
      return []
    }
    var entries: [(key: String, value: PropertyValue, comment: String?)] = []
    if file.isRules {
      guard let list = try PropertyList(bytes) else {
        throw StringsError(
          Message("not a property list: save it as XML", comment: "原因：.stringsdict 文件不是属性列表"))
      }
      if list.looseComments > 0 { note(looseComments: list.looseComments, file.path) }
      note(repeated: list.repeatedNames, file.path)
      entries = list.value.members.map { ($0.name, $0.value, list.comments[$0.name]) }
    } else {
      let strings = try StringsFile(bytes)
      if strings.looseComments > 0 {
        note(looseComments: strings.looseComments, file.path)
      }
      note(repeated: strings.repeatedKeys, file.path)
      entries = strings.entries.map { ($0.key, .text($0.value), $0.comment) }
    }
    var fileEntries: [FileEntry] = []
    for entry in entries {
      do throws(ConversionError) {
        fileEntries.append(
          FileEntry(
            file: file, key: entry.key, value: entry.value,
            localization: try LegacyEntryReader.localization(entry.value, key: entry.key),
            comment: entry.comment))
      } catch {
        losses.add(.texts, .quoted(entry.key), error.wording, in: file.path)
      }
    }
    return fileEntries
  }

  /// Chooses one of several files' entries for a key in one language.
  ///
  /// A program looks for plural rules before it looks for texts, so rules win. If two files of one
  /// kind differ, nothing shows which of the two counts, so the difference is an error.
  private mutating func unite(_ fileEntries: [FileEntry]) -> FileEntry {
    let rules = fileEntries.filter(\.file.isRules)
    let candidates = rules.isEmpty ? fileEntries : rules
    let first = candidates[0]
    for entry in candidates.dropFirst()
    where !first.localization.hasSameTexts(as: entry.localization) {
      result.failures.append(
        GlossError(
          entry.file.path,
          .badStrings(
            Message(
              """
              '\(entry.key)' has another text in '\(first.file.path)', for the same language and \
              catalog: keep one of them
              """, comment: "原因：同一目录的同一语言里，一个键有两种文字。%1$@：键；%2$@：另一个文件"))))
    }
    // A plain text is not lost if the rules have it too, or if it is the key itself.
    let keptTexts = Set(Self.texts(of: first.value) + [first.key])
    for plain in fileEntries where !rules.isEmpty && !plain.file.isRules {
      guard let text = plain.value.text, !keptTexts.contains(text) else { continue }
      losses.add(
        .texts, .quoted(plain.key),
        Message("plural rules for the key count before a text", comment: "原因：同一个键有复数规则，优先于文字"),
        in: plain.file.path)
    }
    let comment = fileEntries.lazy.compactMap(\.comment).first
    for entry in fileEntries { note(entry.comment, besideKept: comment, entry) }
    return FileEntry(
      file: first.file, key: first.key, value: first.value, localization: first.localization,
      comment: comment)
  }

  private static func texts(of value: PropertyValue) -> [String] {
    value.text.map { [$0] } ?? value.members.flatMap { texts(of: $0.value) }
  }

  /// Reports a comment that is left out because another one of the key is kept.
  private mutating func note(_ comment: String?, besideKept kept: String?, _ fileEntry: FileEntry) {
    guard let comment, let kept, !comment.hasBytes(of: kept) else { return }
    losses.add(
      .comments, .quoted(fileEntry.key),
      Message("another comment of the key is kept", comment: "原因：键已有别的注释"), in: fileEntry.file.path)
  }

  /// Puts an entry into the catalog. If the catalog has a different text for the key and language,
  /// that text stays unless `--overwrite` was given.
  ///
  /// - Parameters:
  ///   - before: The catalog before the conversion; `nil` for a new one.
  ///   - isKnown: True if the catalog had the key before.
  /// - Returns: True if the catalog gained or changed the localization.
  private mutating func put(
    _ fileEntry: FileEntry, into catalog: inout StringCatalog, _ before: StringCatalog?,
    isKnown: Bool
  ) -> Bool {
    let (key, language, localization) = (
      fileEntry.key, fileEntry.file.language, fileEntry.localization
    )
    var entry = catalog.entry(key) ?? CatalogEntry(key, sourceLanguage: catalog.sourceLanguage)
    if !isKnown { entry.extractionState = .migrated }
    if entry.comment == nil, let comment = fileEntry.comment { entry.comment = comment }
    note(fileEntry.comment, besideKept: entry.comment, fileEntry)
    let old = before?.entry(key)?[language]
    var isChanged = false
    if let old, !old.hasSameTexts(as: localization), !options.overwrites {
      losses.add(
        .texts, .quoted(key),
        Message(
          "the catalog has another text, which stays unless '--overwrite' is given",
          comment: "原因：目录里已有另一种文字；'--overwrite' 是选项"), in: fileEntry.file.path)
    } else if old.map({ !$0.hasSameTexts(as: localization) }) ?? true {
      if old != nil {
        losses.add(
          .changedTexts, .quoted(key),
          Message(
            "the catalog had another text, which is replaced",
            comment: "原因：目录里原有的文字被取代"), in: fileEntry.file.path)
      }
      entry[language] = localization
      isChanged = true
    }
    catalog.set(entry, for: key)
    return isChanged
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
    result.findings.append(Finding(.commentLeftOut, message: message, path: path))
  }
}
