import LegacyFormats
import LocalizationModel
package import SwiftTree

/// What a file that is no source is written in, by the end of its name.
package enum ResourceKind: Sendable {
  case json
  /// A property list, or a definition of intents, which is one.
  case propertyList
  /// Text from which a program makes sources or pages, and scripts.
  case template

  /// - Parameter name: Without folders.
  /// - Returns: `nil` for a file that no keys are looked for in.
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

  /// The kind of the file at a path.
  package init?(path: String) {
    self.init(name: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// The texts of a file of this kind, or of a part of one, such as a line.
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

  /// Whether the texts are those of a report or a baseline of this tool, which lists keys: one that
  /// says that a key is gone would keep it.
  private static func isOwnReport(_ texts: Set<LiteralHash>) -> Bool {
    func has(_ names: String...) -> Bool {
      names.allSatisfy { texts.contains(LiteralHash(key: $0)) }
    }
    return has("schemaVersion") && (has("tool", "gloss") || has("findings", "fingerprint"))
  }

  /// Longer than any key, in UTF-8 bytes.
  private static let keySizeLimit = 10_000
}
