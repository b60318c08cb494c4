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
    path: "Sources/LocalizationModel/Messages/MessageTranslations.swift")

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
    var lines: [String] = []
    for key in catalog.keys {
      guard let unit = catalog.entry(key)?.unit("zh-Hans"), !unit.value.isEmpty else { continue }
      lines.append(
        "    \(SwiftLiteral.text("=" + looseKey(key))): \(SwiftLiteral.text(unit.value)),\n")
    }
    return """
      // swift-format-ignore-file
      // Made from Catalogs/Gloss.xcstrings by Scripts/messages.

      /// The translations of messages.
      enum MessageTranslations {
        /// - Parameter key: As ``Message/key`` has it. Here a sign stands before it, so that no literal
        ///   of this file spells a key.
        static func text(of key: String, in language: MessageLanguage) -> String? {
          switch language {
          case .english: nil
          case .chinese: chinese["=" + key]
          }
        }

        private static let chinese: [String: String] = [
      \(lines.isEmpty ? "    :\n" : Set(lines).sorted().joined())  ]
      }

      """
  }
}
