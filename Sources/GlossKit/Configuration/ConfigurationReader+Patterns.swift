import ConventionChecks
import OrderedJSON

/// What only one project knows of its texts.
extension ConfigurationReader {
  func patterns(_ node: JSONNode) throws(GlossError) -> [TextPattern] {
    var patterns: [TextPattern] = []
    for (index, element) in try elements(of: node, named: "patterns", "objects").enumerated() {
      patterns.append(try pattern(element, named: "patterns[\(index)]"))
    }
    return patterns
  }

  private func pattern(_ node: JSONNode, named name: String) throws(GlossError) -> TextPattern {
    var pattern = TextPattern(pattern: "")
    let known = ["in", "languages", "message", "pattern", "replacement", "require"]
    for member in try members(of: node, named: name, known: known) {
      let path = "\(name).\(member.name)"
      switch member.name {
      case "in": pattern.place = try choice(member.value, named: path)
      case "languages": pattern.languages = try strings(member.value, named: path)
      case "message": pattern.message = try string(member.value, named: path)
      case "pattern":
        pattern.pattern = try string(member.value, named: path)
        if let flaw = TextPattern.flaw(of: pattern.pattern) {
          throw error(
            at: member.value, .badPattern(value: path, pattern: pattern.pattern, detail: flaw))
        }
      case "replacement": pattern.replacement = try string(member.value, named: path)
      default: pattern.isRequired = try boolean(member.value, named: path)
      }
    }
    if pattern.pattern.isEmpty { throw error(at: node, .missingKey("pattern", in: name)) }
    return pattern
  }
}
