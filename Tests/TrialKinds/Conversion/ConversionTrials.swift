package import Foundation
import GlossKit
import LocalizationModel
import OrderedJSON
import StringCatalog

/// Converts real catalogs into `.strings` and `.stringsdict` files and back into new catalogs, and
/// compares every text (`Scripts/trials convert`).
package struct ConversionTrials {
  private let folder: URL
  package private(set) var flaws: [String] = []
  package private(set) var catalogCount = 0
  /// The number of texts that came back.
  package private(set) var textCount = 0
  /// The number of localizations with texts that the older formats cannot hold and that were
  /// reported.
  package private(set) var leftOutCount = 0

  package init(in folder: URL) { self.folder = folder }

  package mutating func run(_ url: URL) throws {
    let bytes = ContiguousArray(try Data(contentsOf: url))
    guard let catalog = try? StringCatalog(bytes, path: url.lastPathComponent),
      catalog.duplicates.isEmpty
    else { return }
    catalogCount += 1
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "T.xcstrings")
    try Data(bytes).write(to: copy)
    let older = Conversion(of: [copy.path])
    guard older.failures.isEmpty else {
      // Characters that XML cannot hold were reported.
      flaws += older.failures.map { "\(url.lastPathComponent): \($0.message)" }
      return
    }
    leftOutCount += older.leftOut.count
    // `older` writes the files of the older formats, `back` makes a catalog of them again.
    if older.files.isEmpty { return }
    try older.write()
    try FileManager.default.removeItem(at: copy)
    let options = Conversion.Options(sourceLanguage: catalog.sourceLanguage)
    let back = Conversion(of: [folder.path], options: options)
    flaws += back.failures.map { "\(url.lastPathComponent): \($0)" }
    flaws += back.findings.map { "\(url.lastPathComponent): \($0.message)" }
    try back.write()
    let result = try StringCatalog(ContiguousArray(Data(contentsOf: copy)), path: "")
    compare(catalog, result, older.leftOut)
    if result.keys.contains(where: { !catalog.holds($0) }) {
      flaws.append("\(url.lastPathComponent): a key is there that was not")
    }
  }

  private mutating func compare(
    _ before: StringCatalog, _ after: StringCatalog, _ reported: Set<String>
  ) {
    for key in before.keys {
      guard let old = before.entry(key), let entry = before.contents(of: key) else { continue }
      let new = after.contents(of: key)
      for localization in entry.localizations {
        let language = localization.language
        let isSource = language == before.sourceLanguage
        let texts = Self.texts(localization, isSource: isSource)
        // A localization whose texts are all still in the state `new` is not written.
        if texts.isEmpty { continue }
        let returned = new?.localization(language).map { Self.texts($0, isSource: isSource) } ?? [:]
        textCount += texts.count
        // Of a reported localization a part may have come back, but no other text.
        let isReported = reported.contains("'\(key)' in '\(language)'")
        if isReported ? returned.contains(where: { texts[$0.key] != $0.value }) : texts != returned
        {
          flaws.append("\(before.path): '\(key)' in \(language): \(texts) became \(returned)")
        }
      }
      if let comment = old.comment, !comment.isEmpty, let new = after.entry(key),
        !new.languages.isEmpty, !Self.isSame(comment, new.comment)
      {
        flaws.append("\(before.path): '\(key)': the comment became '\(new.comment ?? "")'")
      }
    }
  }

  /// True if a comment came back as its file can hold it: without white space around it.
  private static func isSame(_ before: String, _ after: String?) -> Bool {
    let trimmed = before.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty || trimmed == "No comment provided by engineer."
      || after.map { plain($0) == plain(trimmed) } ?? false
  }

  /// A comment without its spaces: the writer adds some, so that `*/` or `--` does not end the
  /// comment early.
  private static func plain(_ comment: String) -> Data {
    Data(comment.utf8.filter { $0 != UInt8(ascii: " ") })
  }

  /// Returns the texts by their paths, and of substitutions also the types of their arguments.
  ///
  /// - Parameter isSource: True for the source language, in which texts in the state `new` count.
  ///   In other languages these wait for their translation.
  private static func texts(
    _ localization: LocalizationContents, isSource: Bool
  ) -> [String: Data] {
    var texts: [String: Data] = [:]
    for leaf in localization.leaves where isSource || leaf.state?.text != "new" {
      if let value = leaf.value {
        var text = comparable(value.text)
        // In a substitution, `%arg` is short for the specifier of its argument.
        if let name = leaf.path.substitution {
          let specifier = localization.substitutions.first { $0.name.text == name }?.formatSpecifier
          text = text.replacing("%arg", with: "%\(specifier?.text ?? "lld")")
        }
        texts[leaf.path.description] = Data(text.utf8)
      }
    }
    // A text that was left out takes its substitutions with it.
    for substitution in localization.substitutions where !texts.isEmpty {
      texts["\(substitution.name.text) type"] = Data(
        (substitution.formatSpecifier?.text ?? "lld").utf8)
    }
    return texts
  }

  /// A text without the numbers of its substitutions, which the substitutions have as well, and
  /// without the labels of its arguments (`%(name)@`), which only string catalogs have.
  private static func comparable(_ text: String) -> String {
    text.replacing(#/%[0-9]+\$(?=#@)/#, with: "%")
      .replacing(#/%(?<number>(?:[0-9]+\$)?)\([A-Za-z_]\w*\)/#) { "%\($0.output.number)" }
  }

  package var summary: String {
    "\(catalogCount) catalogs: \(textCount) texts went out and came back; \(leftOutCount) reported as "
      + "having no older form; \(flaws.count) wrong"
  }
}
