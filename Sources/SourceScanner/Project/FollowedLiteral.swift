internal import LocalizationModel

/// A literal that is looked up though only a `String` gets there.
struct FollowedLiteral: Sendable {
  /// Byte offset of the literal in its file.
  let start: Int
  /// What takes it: the name of a function, a type or a property.
  let api: String
  let table: String
  let comment: String?
  let defaultValue: String?
  let bundle: String?
  let chain: [ChainStep]
}

extension ProjectIndex {
  /// Keeps which literals texts are looked up by, as what the bodies of all files do with texts shows
  /// it.
  ///
  /// - Parameter facts: By path; files that are not there count for nothing.
  package mutating func follow(_ facts: [String: FlowFacts]) {
    var graph = FlowGraph(self, paths.map { facts[$0] ?? FlowFacts() })
    var followed: [Int32: [FollowedLiteral]] = [:]
    for found in graph.literals() {
      followed[found.file, default: []].append(
        FollowedLiteral(
          start: Int(found.literal.start), api: found.api, table: found.table,
          comment: found.comment, defaultValue: found.value, bundle: found.bundle,
          chain: found.chain))
    }
    self.followed = followed
    followedLookups = graph.lookups
  }

  /// Whether a file holds literals that were followed, or lookups that those lead to.
  package func hasFollowed(in path: String) -> Bool {
    number(of: path).map { followed[$0] != nil || followedLookups[$0] != nil } ?? false
  }
}

extension SourceScan {
  /// Collects what the bodies of a source do with texts.
  ///
  /// - Parameter project: What all files declare, this one among them.
  package static func flow(
    in source: ContiguousArray<UInt8>, path: String, apis: LocalizingAPITable = .sdk,
    project: ProjectIndex
  ) -> FlowFacts {
    guard let file = project.number(of: path) else { return FlowFacts() }
    let tree = Parser.parse(source)
    var collector = FlowCollector(tree, TypeInference(tree, project, file: file), apis)
    collector.run()
    return collector.facts
  }
}
