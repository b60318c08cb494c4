import ConventionChecks
import LocalizationModel
import OrderedJSON
import ProjectLayout

/// Reads a `gloss.json`, whose every member has to be known.
struct ConfigurationReader {
  private let document: JSONDocument
  private let path: String
  private let base: BaseFolder

  /// - Parameters:
  ///   - path: Of the file, relative to the working directory.
  ///   - workingDirectory: From the root.
  init(
    _ bytes: ContiguousArray<UInt8>, path: String, workingDirectory: String
  ) throws(GlossError) {
    self.path = path
    base = BaseFolder(path + "/..", workingDirectory: workingDirectory)
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes, dialect: .relaxed)
    } catch {
      let position = LineTable(bytes.span).position(ofByte: error.offset, in: bytes.span)
      throw GlossError(path, at: position, .badJSON(detail: error.detail))
    }
  }

  func configuration() throws(GlossError) -> Configuration {
    var configuration = Configuration(path: path, base: base)
    let top = try members(
      of: document.root, named: "",
      known: [
        "baseline", "catalogs", "chineseSpacing", "convention", "debug", "exclude", "follow",
        "functions", "glossary", "languages", "maxLength", "messages", "overrides", "patterns",
        "renames", "rules", "sourceLanguage", "sources", "stale", "types",
      ])
    for member in top {
      let value = member.value
      switch member.name {
      case "baseline":
        configuration.baseline = base.workingPath(of: try string(value, named: "baseline"))
      case "messages": configuration.messages = try word(value, named: "messages")
      case "catalogs": configuration.catalogs = try mappings(value)
      case "exclude": configuration.exclusions = try filter(value, named: "exclude")
      case "debug": configuration.debug = try boolean(value, named: "debug")
      case "follow": configuration.follow = try boolean(value, named: "follow")
      case "sourceLanguage":
        configuration.checks.base.sourceLanguage = try string(value, named: "sourceLanguage")
      case "sources": configuration.sources = try filter(value, named: "sources")
      case "functions": configuration.functions = try functions(value)
      case "types": configuration.types = try types(value)
      case "convention":
        configuration.checks.base.convention = try convention(
          value, named: "convention"
        ).applied(to: Convention())
      case "languages":
        configuration.checks.base.languages = try strings(value, named: "languages")
      case "chineseSpacing":
        configuration.checks.base.chineseSpacing = try choice(value, named: "chineseSpacing")
      case "glossary": configuration.checks.base.glossary = try glossary(value)
      case "maxLength":
        configuration.checks.base.maxLength = try length(value, named: "maxLength")
      case "patterns": configuration.checks.base.patterns = try patterns(value)
      case "rules": configuration.checks.base.levels = try levels(value, named: "rules")
      case "overrides": configuration.checks.overrides = try overrides(value)
      case "renames": configuration.renames = try word(value, named: "renames")
      default: configuration.stale = try word(value, named: "stale")
      }
    }
    return configuration
  }

  private func mappings(_ node: JSONNode) throws(GlossError) -> [CatalogMapping] {
    var mappings: [CatalogMapping] = []
    for (index, element) in try elements(of: node, named: "catalogs", "objects").enumerated() {
      let name = "catalogs[\(index)]"
      var sources: PathFilter?
      var catalog: String?
      var table: String?
      for member in try members(of: element, named: name, known: ["catalog", "sources", "table"]) {
        let path = "\(name).\(member.name)"
        switch member.name {
        case "catalog": catalog = base.workingPath(of: try string(member.value, named: path))
        case "sources": sources = try filter(member.value, named: path)
        default: table = try string(member.value, named: path)
        }
      }
      guard let sources else { throw error(at: element, .missingKey("sources", in: name)) }
      guard let catalog else { throw error(at: element, .missingKey("catalog", in: name)) }
      mappings.append(CatalogMapping(sources: sources, catalog: catalog, table: table))
    }
    return mappings
  }

  /// A setting with a list of words.
  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, named name: String
  ) throws(GlossError) -> Word {
    let text = try string(node, named: name)
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    throw error(
      at: node,
      .unknownValue(
        value: name, found: text, suggestion: known.closest(to: text), known: known))
  }

  func filter(_ node: JSONNode, named name: String) throws(GlossError) -> PathFilter {
    var globs: [Glob] = []
    for (index, element) in try elements(of: node, named: name, "strings").enumerated() {
      let path = "\(name)[\(index)]"
      let text = try string(element, named: path)
      do throws(Glob.Flaw) {
        globs.append(try Glob(text))
      } catch {
        throw self.error(at: element, .badGlob(value: path, glob: text, detail: error.wording))
      }
    }
    return PathFilter(globs, in: base)
  }

  func members(
    of node: JSONNode, named name: String, known: [String]
  ) throws(GlossError) -> [JSONNode.Member] {
    if node.kind != .object {
      let name = name.isEmpty ? "the configuration" : name
      throw error(at: node, wrongType(node, named: name, expected: "an object"))
    }
    let members = node.members
    var seen: Set<String> = []
    for member in members {
      if !known.contains(member.name) {
        let suggestion = known.closest(to: member.name)
        throw error(
          at: member.key, .unknownKey(member.name, suggestion: suggestion, known: known))
      }
      if !seen.insert(member.name).inserted {
        throw error(at: member.key, .duplicateKey(member.name))
      }
    }
    return members
  }

  func elements(
    of node: JSONNode, named name: String, _ contents: String
  ) throws(GlossError) -> [JSONNode] {
    if node.kind == .array { return node.elements }
    throw error(at: node, wrongType(node, named: name, expected: "an array of \(contents)"))
  }

  func string(_ node: JSONNode, named name: String) throws(GlossError) -> String {
    guard let text = node.string else {
      throw error(at: node, wrongType(node, named: name, expected: "a string"))
    }
    if text.isEmpty {
      throw error(at: node, .wrongType(value: name, found: "empty", expected: "some text"))
    }
    return text
  }

  func wrongType(
    _ node: JSONNode, named name: String, expected: String
  ) -> GlossError.Reason {
    .wrongType(value: name, found: node.kind.description, expected: expected)
  }

  func error(at node: JSONNode, _ reason: GlossError.Reason) -> GlossError {
    let bytes = document.bytes.span
    let position = LineTable(bytes).position(ofByte: node.range.lowerBound, in: bytes)
    return GlossError(path, at: position, reason)
  }
}

extension Glob.Flaw {
  fileprivate var wording: String {
    switch self {
    case .empty: "it names nothing: use '**' for everything"
    case .absolute: "write the path relative to the folder of the configuration"
    case .unbalancedBrace: "a brace has no partner: close it, or write '\\{' for the character"
    case .tooManyAlternatives: "its braces stand for too many patterns: split it"
    }
  }
}
