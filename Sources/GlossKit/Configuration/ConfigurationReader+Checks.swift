import ConventionChecks
import LocalizationModel
import OrderedJSON

/// What checks ask of the project.
extension ConfigurationReader {
  func functions(_ node: JSONNode) throws(GlossError) -> [LocalizingFunction] {
    var functions: [LocalizingFunction] = []
    for (index, element) in try elements(of: node, named: "functions", "objects").enumerated() {
      let name = "functions[\(index)]"
      var function = LocalizingFunction(name: "")
      let known = ["bundle", "comment", "defaultValue", "key", "name", "table"]
      for member in try members(of: element, named: name, known: known) {
        let text = try string(member.value, named: "\(name).\(member.name)")
        switch member.name {
        case "bundle": function.bundle = text
        case "comment": function.comment = text
        case "defaultValue": function.defaultValue = text
        case "key": function.key = text
        case "name": function.name = text
        default: function.table = text
        }
      }
      if function.name.isEmpty { throw error(at: element, .missingKey("name", in: name)) }
      functions.append(function)
    }
    return functions
  }

  /// Names of types, without modules or types around them.
  func types(_ node: JSONNode) throws(GlossError) -> [String] {
    var types: [String] = []
    for (index, element) in try elements(of: node, named: "types", "strings").enumerated() {
      let type = try string(element, named: "types[\(index)]")
      guard Entity.isName(type) else {
        throw error(
          at: element,
          .wrongType(value: "types[\(index)]", found: "'\(type)'", expected: "the name of a type"))
      }
      types.append(type)
    }
    return types
  }

  func convention(
    _ node: JSONNode, named name: String
  ) throws(GlossError) -> CheckConfiguration.ConventionOverride {
    var convention = CheckConfiguration.ConventionOverride()
    for member in try members(of: node, named: name, known: ["comment", "key"]) {
      let text = try string(member.value, named: "\(name).\(member.name)")
      if member.name == "key" { convention.key = text } else { convention.comment = text }
    }
    return convention
  }

  func levels(_ node: JSONNode, named name: String) throws(GlossError) -> [String: RuleLevel] {
    let known = allRules.map(\.summary.id).sorted()
    var levels: [String: RuleLevel] = [:]
    for member in try members(of: node, named: name, known: known) {
      let path = "\(name).\(member.name)"
      let text = try string(member.value, named: path)
      guard let level = RuleLevel(name: text) else {
        throw error(
          at: member.value,
          .unknownValue(
            value: path, found: text, suggestion: RuleLevel.names.closest(to: text),
            known: RuleLevel.names))
      }
      levels[member.name] = level
    }
    return levels
  }

  func overrides(_ node: JSONNode) throws(GlossError) -> [CheckConfiguration.Override] {
    var overrides: [CheckConfiguration.Override] = []
    for (index, element) in try elements(of: node, named: "overrides", "objects").enumerated() {
      let name = "overrides[\(index)]"
      var override = CheckConfiguration.Override()
      let known = ["convention", "files", "maxLength", "rules", "tables"]
      for member in try members(of: element, named: name, known: known) {
        let path = "\(name).\(member.name)"
        switch member.name {
        case "convention": override.convention = try convention(member.value, named: path)
        case "maxLength": override.maxLength = try length(member.value, named: path)
        case "files": override.files = try filter(member.value, named: path)
        case "rules": override.levels = try levels(member.value, named: path)
        default: override.tables = try strings(member.value, named: path)
        }
      }
      if override.files == nil, override.tables == nil {
        throw error(at: element, .missingKey("files", in: name))
      }
      overrides.append(override)
    }
    return overrides
  }

  func length(_ node: JSONNode, named name: String) throws(GlossError) -> Int {
    if let length = node.integer, length > 0 { return length }
    throw error(at: node, wrongType(node, named: name, expected: "a number above 0"))
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, named name: String
  ) throws(GlossError) -> Choice where Choice.RawValue == String {
    let text = try string(node, named: name)
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw error(
      at: node,
      .unknownValue(value: name, found: text, suggestion: known.closest(to: text), known: known))
  }

  func strings(_ node: JSONNode, named name: String) throws(GlossError) -> [String] {
    var strings: [String] = []
    for (index, element) in try elements(of: node, named: name, "strings").enumerated() {
      strings.append(try string(element, named: "\(name)[\(index)]"))
    }
    return strings
  }
}
