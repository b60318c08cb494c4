import LegacyFormats
import LocalizationModel
package import SwiftTree

/// The format of a data file that may spell keys, by the file name's extension.
///
/// Apps look up keys that stand in bundled data, so `sync` reads such files before it drops a key.
/// `rename` reads them, too, for uses of the old key.
package enum ResourceKind: Sendable {
  case json
  /// A property list, or an intent definition, which is a property list too.
  case propertyList
  /// A template from which sources or pages are generated, or a script.
  case template

  /// Finds the kind by a file's extension.
  ///
  /// - Parameter name: The file's name without folders, such as `Menu.json`.
  /// - Returns: `nil` for a file in which no keys are searched.
  package init?(name: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "json", "json5", "jsonc", "geojson": self = .json
    case "plist", "intentdefinition": self = .propertyList
    case "js", "mjs", "stencil", "gyb", "mustache", "leaf", "swifttemplate", "template",
      "tpl", "tmpl", "jinja", "jinja2", "j2", "erb", "ejs", "hbs", "handlebars", "liquid":
      self = .template
    default: return nil
    }
  }

  /// Finds the kind of the file at a path.
  package init?(path: String) {
    self.init(name: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Returns the hashes of all texts in a file of this kind, or in a part of one, such as a line.
  package func literals(in bytes: ContiguousArray<UInt8>) -> Set<LiteralHash> {
    var hashes: Set<LiteralHash> = []
    func insert(_ text: [UInt8]) {
      if text.isEmpty || text.count > Self.keySizeLimit { return }
      hashes.insert(LiteralHash(key: String(decoding: text, as: UTF8.self)))
    }
    switch self {
    case .json: JSONLiterals.visit(bytes.span, insert)
    case .propertyList: PropertyListLiterals.visit(bytes, insert)
    case .template: TemplateLiterals.visit(bytes.span, sizeLimit: Self.keySizeLimit, insert)
    }
    return Self.isOwnReport(hashes) ? [] : hashes
  }

  /// True if the texts come from a report or a baseline of this tool. Such a file lists keys, and a
  /// report that a key is unused must not keep that key.
  private static func isOwnReport(_ texts: Set<LiteralHash>) -> Bool {
    func has(_ names: String...) -> Bool {
      names.allSatisfy { texts.contains(LiteralHash(key: $0)) }
    }
    return has("schemaVersion") && (has("tool", "gloss") || has("findings", "fingerprint"))
  }

  /// The length of a text, in UTF-8 bytes, above which it is not compared with keys.
  private static let keySizeLimit = 10_000
}
