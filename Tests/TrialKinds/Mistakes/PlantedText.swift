import Foundation

/// A sample's source and catalog entry while a mistake is planted into them. `⟦` and `⟧` enclose
/// the text that the finding must point at.
package struct PlantedText: Sendable {
  /// Stands for the name of the view around the code.
  static let view = "‹view›"

  package let sample: Sample
  /// The lines of a view's body; empty if the sample is in no source.
  package var code: String
  /// The entry of the catalog; empty if the sample is in none.
  package var entry: String
  /// The lines outside of the view.
  package var declarations = ""

  package init(_ sample: Sample) {
    self.sample = sample
    code = sample.code
    entry = sample.entry
  }

  /// Changes the text of a language, or of one plural category in it, and marks it.
  mutating func change(
    _ language: String, _ category: String? = nil, isMarked: Bool = true,
    _ edit: (String) -> String
  ) {
    guard var index = entry.range(of: "\"\(language)\" : {")?.upperBound else { return }
    if let category {
      index = entry[index...].range(of: "\"\(category)\" : {")?.upperBound ?? index
    }
    let opening = "\"value\" : \""
    guard let start = entry[index...].range(of: opening)?.upperBound,
      let end = entry[start...].firstIndex(of: "\"")
    else { return }
    let value = "\"\(edit(String(entry[start..<end])))\""
    let from = entry.index(before: start)
    entry.replaceSubrange(
      from..<entry.index(after: end), with: isMarked ? "⟦\(value)⟧" : value)
  }

  /// Varies the German text by the devices of a list.
  mutating func vary(by devices: [String], isMarked: Bool) {
    guard let index = entry.range(of: "\"de\" : {\n")?.upperBound,
      let end = entry[index...].range(of: "\n        }")?.lowerBound
    else { return }
    let cases = devices.map { device in
      """
                    "\(device)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(sample.german) \(device.prefix(1))"
                      }
                    }
      """
    }
    let name = isMarked ? "⟦\"device\"⟧" : "\"device\""
    entry.replaceSubrange(
      index..<end,
      with: """
                  "variations" : {
                    \(name) : {
        \(cases.joined(separator: ",\n"))
                    }
                  }
        """)
  }

  /// Replaces the first occurrence of a text in the entry, or the first one after another text.
  mutating func replace(_ old: String, with new: String, after start: String? = nil) {
    let index = start.flatMap { entry.range(of: $0)?.upperBound } ?? entry.startIndex
    guard let range = entry[index...].range(of: old) else { return }
    entry.replaceSubrange(range, with: new)
  }

  /// Removes a language, with the comma before or after it.
  mutating func remove(_ language: String) {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "        \"\(language)\" : {"),
      let end = lines[start...].firstIndex(where: { $0 == "        }" || $0 == "        }," })
    else { return }
    entry = (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
      .replacing("        },\n      }", with: "        }\n      }")
  }

  /// Changes the key in the code and in the catalog.
  mutating func changeKey(_ edit: (String) -> String) {
    code = code.replacing("\"\(sample.literal)\"", with: "⟦\"\(edit(sample.literal))\"⟧")
    replace("\"\(sample.key)\" : {", with: "\"\(edit(sample.key))\" : {")
  }

  /// Changes the comment in the code and marks it.
  mutating func changeComment(_ edit: (String) -> String) {
    code = code.replacing("\"\(sample.comment)\"", with: "⟦\"\(edit(sample.comment))\"⟧")
  }
}
