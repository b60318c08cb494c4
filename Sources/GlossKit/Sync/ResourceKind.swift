/// What a file that is no source is written in, by the end of its name.
enum ResourceKind: Sendable {
  case json
  /// A property list, or a definition of intents, which is one.
  case propertyList
  /// Text from which a program makes sources or pages, and scripts.
  case template

  /// - Parameter name: Without folders.
  /// - Returns: `nil` for a file that no keys are looked for in.
  init?(name: String) {
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
}
