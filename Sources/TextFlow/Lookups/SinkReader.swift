internal import LocalizationModel
internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// Turns a lookup into sinks, one for each source of its key, with the lookup's table, comment,
/// default value and condition. ``FlowCollector`` uses it.
struct SinkReader {
  private let context: FlowContext
  private let bundles: BundleReader
  private let conditions: ConditionReader
  /// The branches of `#if`; `nil` if the file has none.
  private var branches: BranchConditions?

  private var tree: SyntaxTree { context.tree }

  init(in context: FlowContext) {
    self.context = context
    bundles = BundleReader(in: context)
    conditions = ConditionReader(in: context)
    if !context.tree.directives.isEmpty { branches = BranchConditions(context.tree) }
  }

  /// Returns one sink for each source of the lookup's key; none in code that the settings leave
  /// out, or for a bundle of the system.
  mutating func notes(on lookup: KeyLookup) -> FlowNotes {
    var notes = FlowNotes()
    let origins = origins(of: lookup.key, &notes).filter { source in
      switch source {
      case .literal, .slot: true
      case .flag, .nothing, .unknown: false
      }
    }
    if origins.isEmpty { return notes }
    let arguments = CallArguments(of: lookup.detailsCall, in: tree)
    let bundle = arguments.value(lookup.labels.bundle)
    if let bundle, bundles.isSystem(bundle) { return notes }
    var table: NodeID?
    for label in lookup.labels.table where table == nil { table = arguments.value(label) }
    let details = (
      table: detail(table, &notes),
      comment: detail(arguments.value(lookup.labels.comment), &notes),
      value: positioned(arguments.value(lookup.labels.value), &notes)
    )
    let condition = conditions.condition(around: lookup.call)
    if isInUnscannedBranch(lookup.call) { return notes }
    let name = name(of: lookup)
    notes.sinks = origins.map { source in
      FlowFacts.Sink(
        source: source, name: name, line: context.line(ofToken: lookup.token),
        key: tree.bytes(of: lookup.key).start, table: details.table, comment: details.comment,
        value: details.value, condition: condition.detail, holds: condition.holds,
        bundle: bundle.map { tree.text(tree.bytes(of: $0)) }, isShown: lookup.isShown)
    }
    return notes
  }

  /// Returns the sink of a case whose name is a key: the raw type of its enum is a localized type.
  mutating func sinks(ofElement node: NodeID) -> [FlowFacts.Sink] {
    let scope = context.types.scope(at: node)
    guard tree.lastChild(of: node) == nil, scope.isKnown,
      let raw = context.index.inherited(by: scope).first?.nominal, !raw.id.isKnown,
      LookupFinder.keyTypes.contains(raw.name), !isInUnscannedBranch(node)
    else { return [] }
    let name = tree.nodes[node].token
    let start = tree.nameRange(ofToken: name).lowerBound
    return [
      FlowFacts.Sink(
        source: .literal(FlowFacts.Literal(start: start, text: tree.name(ofToken: name))),
        name: "case", line: context.line(ofToken: name), key: start)
    ]
  }

  private func origins(of node: NodeID, _ notes: inout FlowNotes) -> [FlowFacts.Source] {
    let origins = OriginSearch.origins(of: node, FlowPath(), in: context)
    notes.locals += origins.locals
    return origins.sources
  }

  /// True if a node lies in a branch of `#if` that the settings leave out.
  private mutating func isInUnscannedBranch(_ call: NodeID) -> Bool {
    let start = tree.bytes(of: call).start
    let conditions = branches?.conditions(at: start) ?? []
    return conditions.contains(where: context.table.leavesOut)
  }

  /// Returns the key's default value with its position, or the slot that it comes from.
  private func positioned(_ node: NodeID?, _ notes: inout FlowNotes) -> FlowFacts.Detail {
    guard let node else { return .absent }
    let sources = Set(origins(of: node, &notes))
    if sources.count == 1, case .literal(let literal)? = sources.first {
      return .placed(literal, context.types.file)
    }
    return detail(node, &notes)
  }

  /// Returns the value of an argument beside the key, or the slot that it comes from.
  private func detail(_ node: NodeID?, _ notes: inout FlowNotes) -> FlowFacts.Detail {
    guard let node else { return .absent }
    let sources = Array(Set(origins(of: node, &notes)))
    guard sources.count == 1 else { return .unknown }
    return switch sources[0] {
    case .literal(let literal): .text(literal.text)
    case .slot(let slot): .slot(slot)
    case .flag(let flag): .flag(flag)
    case .nothing: .absent
    case .unknown: .unknown
    }
  }

  /// Returns the name of the called function, or of the type whose initializer is called.
  private func name(of lookup: KeyLookup) -> String {
    if tree.tokens[lookup.token].keyword == .`init` {
      let named = tree.calleeName(of: lookup.call).map { tree.name(ofToken: $0) }
      return named.flatMap { $0 == "init" ? nil : $0 } ?? ".init"
    }
    return tree.name(ofToken: lookup.token)
  }
}
