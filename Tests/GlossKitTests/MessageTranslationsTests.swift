import ConventionChecks
import Foundation
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// The Swift source that holds the translations of our own messages, made from the catalog.
/// `Scripts/messages` has this test write it.
@Suite struct MessageTranslationsTests {
  private let file = Checkout.root.appending(
    path: "Sources/LocalizationModel/Messages/MessageTranslations+Data.swift")

  @Test func areThoseOfTheCatalog() throws {
    let path = Checkout.root.appending(path: "Catalogs/Gloss.xcstrings").path
    let bytes = ContiguousArray(try Data(contentsOf: URL(filePath: path)))
    let source = Self.source(try StringCatalog(bytes, path: path))
    if ProcessInfo.processInfo.environment["UPDATE_MESSAGES"] != nil {
      try Data(source.utf8).write(to: file)
    } else {
      let isSame = try Data(contentsOf: file) == Data(source.utf8)
      #expect(isSame, "the catalog has changed: run Scripts/messages")
    }
  }

  private static func source(_ catalog: StringCatalog) -> String {
    var texts: Set<String> = []
    for key in catalog.keys {
      guard let unit = catalog.entry(key)?.unit("zh-Hans"), !unit.value.isEmpty else { continue }
      texts.insert(lines(looseKey(key), sign: "=") + lines(unit.value, sign: ":"))
    }
    return ##"""
      // swift-format-ignore-file
      // Made from Catalogs/Gloss.xcstrings by Scripts/messages.

      extension MessageTranslations {
        /// The keys and their Chinese translations, in the format of ``MessageTranslations/init(_:)``.
        static let chinese = #"""
      \##(texts.sorted().joined())"""#
      }

      """##
  }

  /// Returns a text's lines with a sign before each.
  private static func lines(_ text: String, sign: String) -> String {
    text.components(separatedBy: "\n").map { "\(sign)\($0)\n" }.joined()
  }
}
