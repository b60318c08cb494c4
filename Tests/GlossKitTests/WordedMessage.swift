import Foundation
import TestSupport

/// A text of ours as `Catalogs/Gloss.xcstrings` has it.
struct WordedMessage: Sendable {
  /// The English text, with specifiers.
  let key: String
  /// The comment for translators, in Chinese.
  let comment: String
  let chinese: String

  /// Sorted by key; empty if the catalog cannot be read.
  static let all: [WordedMessage] = {
    let file = Checkout.root.appending(path: "Catalogs/Gloss.xcstrings")
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalog["strings"] as? [String: [String: Any]]
    else { return [] }
    return strings.map { key, entry in
      let languages = entry["localizations"] as? [String: [String: Any]]
      let unit = languages?["zh-Hans"]?["stringUnit"] as? [String: Any]
      return WordedMessage(
        key: key, comment: entry["comment"] as? String ?? "",
        chinese: unit?["value"] as? String ?? "")
    }.sorted { $0.key < $1.key }
  }()
}
