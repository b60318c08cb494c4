import ConventionChecks
import OrderedJSON

/// The words that translations are to use.
extension ConfigurationReader {
  func glossary(_ node: JSONNode) throws(GlossError) -> [GlossaryTerm] {
    var terms: [GlossaryTerm] = []
    for (index, element) in try elements(of: node, named: "glossary", "objects").enumerated() {
      let name = "glossary[\(index)]"
      var term = GlossaryTerm(term: "")
      let known = ["forbidden", "keep", "term", "translations"]
      for member in try members(of: element, named: name, known: known) {
        let path = "\(name).\(member.name)"
        switch member.name {
        case "forbidden": term.forbidden = try words(member.value, named: path)
        case "keep": term.isKept = try boolean(member.value, named: path)
        case "term": term.term = try string(member.value, named: path)
        default: term.translations = try words(member.value, named: path)
        }
      }
      if term.term.isEmpty { throw error(at: element, .missingKey("term", in: name)) }
      terms.append(term)
    }
    return terms
  }

  /// Words by language; a single one needs no array.
  private func words(
    _ node: JSONNode, named name: String
  ) throws(GlossError) -> [String: [String]] {
    if node.kind != .object {
      throw error(at: node, wrongType(node, named: name, expected: "an object"))
    }
    var words: [String: [String]] = [:]
    for member in node.members {
      let path = "\(name).\(member.name)"
      words[member.name] =
        member.value.kind == .string
        ? [try string(member.value, named: path)] : try strings(member.value, named: path)
    }
    return words
  }

  func boolean(_ node: JSONNode, named name: String) throws(GlossError) -> Bool {
    if let boolean = node.boolean { return boolean }
    throw error(at: node, wrongType(node, named: name, expected: "true or false"))
  }
}
