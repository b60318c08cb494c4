internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// What goes where in a whole project, walked from the calls that look texts up back to the literals.
///
/// To a fixed point: every slot is visited once for each table, comment and value that it is looked up
/// with, so that cycles end.
struct FlowGraph {
  /// A literal that is looked up.
  struct Found {
    let literal: FlowFacts.Literal
    /// The file that it is in.
    let file: Int32
    let table: String
    let comment: String?
    let value: String?
    let bundle: String?
    /// What takes it.
    let api: String
    let chain: [ChainStep]
  }

  /// What a text is looked up with, as the slot that it is in sees it.
  private struct Lookup: Hashable {
    /// Number of the file and the sink.
    let file: Int32
    let sink: Int32
    var table: FlowFacts.Detail
    var comment: FlowFacts.Detail
    var value: FlowFacts.Detail
    var condition: FlowFacts.Detail
  }

  private struct State: Hashable {
    let slot: FlowSlot
    let lookup: Lookup
    /// Whether a body was entered from its end: then its parameters are those of one call, not of all.
    let isInside: Bool
  }

  private struct Visit {
    let state: State
    /// The visit that it comes from; -1 for a sink.
    let parent: Int
    /// The number of visits up to the sink.
    let depth: Int
  }

  /// How a text comes somewhere.
  private struct Way {
    let file: Int32
    /// The visit that it leads to; -1 for a sink.
    let visit: Int
    var kind = FlowFacts.Edge.Kind.other
  }

  private struct Place {
    let file: Int32
    let edge: Int32
  }

  private let index: ProjectIndex
  /// By the number of the file.
  private let facts: [FlowFacts]
  private var incoming: [FlowSlot: [Place]] = [:]
  /// What slots are that no call gives anything: parameters that it leaves out.
  private var defaults: [FlowSlot: FlowFacts.Detail] = [:]
  /// By file and group.
  private var groups: [[Int32: [Int32]]] = []
  private var changed: Set<FlowSlot> = []
  private var visits: [Visit] = []
  private var seen: Set<State> = []
  private var counts: [FlowSlot: Int] = [:]
  /// By file the places of the expressions whose literals were found.
  private(set) var lookups: [Int32: Set<Int>] = [:]

  /// A slot that is looked up in more ways than this is looked at no further.
  private static let lookupLimit = 12
  /// A text goes through no more slots than this: each literal keeps its whole way.
  private static let depthLimit = 128

  /// - Parameter facts: One for each file of the index.
  init(_ index: ProjectIndex, _ facts: [FlowFacts]) {
    self.index = index
    self.facts = facts
    for (file, facts) in facts.enumerated() {
      var groups: [Int32: [Int32]] = [:]
      for (number, edge) in facts.edges.enumerated() {
        incoming[edge.target, default: []].append(
          Place(file: Int32(file), edge: Int32(truncatingIfNeeded: number)))
        if edge.group < 0 {
          let isOnly = defaults[edge.target] == nil
          defaults[edge.target] = isOnly ? Self.detail(edge.source) : .unknown
        } else if edge.target.path.isEmpty {
          groups[edge.group, default: []].append(Int32(truncatingIfNeeded: number))
        }
      }
      self.groups.append(groups)
      changed.formUnion(facts.changed)
    }
  }

  /// Finds the literals that are looked up, by file and place.
  mutating func literals() -> [Found] {
    var found: [Found] = []
    for (file, facts) in facts.enumerated() {
      for (number, sink) in facts.sinks.enumerated() {
        let lookup = Lookup(
          file: Int32(file), sink: Int32(truncatingIfNeeded: number), table: sink.table,
          comment: sink.comment, value: sink.value,
          condition: isFixed(sink.condition) ? sink.condition : .absent)
        arrive(sink.source, lookup, isInside: false, Way(file: Int32(file), visit: -1), &found)
      }
    }
    var next = 0
    while next < visits.count {
      let state = visits[next].state
      for place in incoming[state.slot] ?? [] {
        let edge = facts[Int(place.file)].edges[Int(place.edge)]
        guard let isInside = isInside(behind: edge, state) else { continue }
        var lookup = state.lookup
        lookup.table = detail(lookup.table, behind: edge, place.file)
        lookup.comment = detail(lookup.comment, behind: edge, place.file)
        lookup.value = detail(lookup.value, behind: edge, place.file)
        lookup.condition = detail(lookup.condition, behind: edge, place.file)
        arrive(
          edge.source, lookup, isInside: isInside,
          Way(file: place.file, visit: next, kind: edge.kind), &found)
      }
      next += 1
    }
    found.sort { ($0.file, $0.literal.start, $0.table) < ($1.file, $1.literal.start, $1.table) }
    return found
  }

  private mutating func arrive(
    _ source: FlowFacts.Source, _ lookup: Lookup, isInside: Bool, _ way: Way,
    _ found: inout [Found]
  ) {
    switch source {
    case .literal(let literal):
      guard let literal = looked(up: literal, lookup, way) else { return }
      found.append(literal)
      let sink = facts[Int(lookup.file)].sinks[Int(lookup.sink)]
      lookups[lookup.file, default: []].insert(sink.key)
    case .slot(let slot):
      let state = State(slot: slot, lookup: lookup, isInside: isInside)
      let depth = way.visit < 0 ? 1 : visits[way.visit].depth + 1
      guard depth <= Self.depthLimit, !changed.contains(slot), !seen.contains(state),
        counts[slot, default: 0] < Self.lookupLimit
      else { return }
      seen.insert(state)
      counts[slot, default: 0] += 1
      visits.append(Visit(state: state, parent: way.visit, depth: depth))
    case .flag, .nothing, .unknown: break
    }
  }

  /// Whether the way leads on in a body that was entered from its end; `nil` if it ends.
  private func isInside(behind edge: FlowFacts.Edge, _ state: State) -> Bool? {
    switch edge.kind {
    case .result: return true
    // What one call gave is known by that call alone.
    case .argument: return state.isInside && isParameter(state.slot) ? nil : false
    case .other:
      if state.isInside, isParameter(state.slot) { return nil }
      return state.isInside && (state.slot.kind == .local || state.slot.kind == .anonymous)
    }
  }

  private func isParameter(_ slot: FlowSlot) -> Bool {
    switch slot.kind {
    case .receiver: return true
    case .declared:
      let record = index.record(slot.reference)
      guard record.kind == .parameter, record.owner >= 0 else { return false }
      let owner = index.files[Int(slot.file)].records[Int(record.owner)]
      return owner.kind == .function || owner.kind == .subscripted
    default: return false
    }
  }

  /// Whether a detail is what it was when what it belongs to was made.
  private func isFixed(_ detail: FlowFacts.Detail) -> Bool {
    guard case .slot(let slot) = detail else { return true }
    guard slot.kind == .declared, !changed.contains(slot) else { return false }
    let record = index.record(slot.reference)
    return record.kind == .parameter
      || record.kind == .property && record.flags.isDisjoint(with: [.isComputed, .isWrapped])
  }

  // MARK: Tables, comments, values

  /// What a detail is before a text goes along an edge.
  private func detail(
    _ detail: FlowFacts.Detail, behind edge: FlowFacts.Edge, _ file: Int32
  ) -> FlowFacts.Detail {
    guard case .slot(let slot) = detail else { return detail }
    if edge.group >= 0 {
      let given = (groups[Int(file)][edge.group] ?? []).lazy
        .map { facts[Int(file)].edges[Int($0)] }.filter { $0.target == slot }.map(\.source)
      let sources = Set(given)
      if sources.count == 1, let source = sources.first { return Self.detail(source) }
      if !sources.isEmpty { return .unknown }
    }
    guard edge.kind == .argument, haveSameOwner(slot, edge.target) else { return detail }
    return defaults[slot] ?? .absent
  }

  private static func detail(_ source: FlowFacts.Source) -> FlowFacts.Detail {
    switch source {
    case .literal(let literal): .text(literal.text)
    case .slot(let slot): .slot(slot)
    case .flag(let flag): .flag(flag)
    case .nothing: .absent
    case .unknown: .unknown
    }
  }

  private func haveSameOwner(_ left: FlowSlot, _ right: FlowSlot) -> Bool {
    guard left.kind == .declared, right.file == left.file else { return false }
    let records = index.files[Int(left.file)].records
    let own = records[Int(left.number)].owner
    switch right.kind {
    case .declared: return own == records[Int(right.number)].owner
    // A method of texts and one of its parameters.
    case .receiver: return own == right.number
    default: return false
    }
  }

  /// What a detail is in the end: that of a constant is its value.
  private func settled(_ detail: FlowFacts.Detail) -> FlowFacts.Detail {
    var detail = detail
    for _ in 0..<8 {
      guard case .slot(let slot) = detail else { return detail }
      guard let all = incoming[slot], all.count == 1, !changed.contains(slot),
        case let edge = facts[Int(all[0].file)].edges[Int(all[0].edge)],
        edge.group < 0 || edge.kind == .argument
      else { return .unknown }
      detail = Self.detail(edge.source)
    }
    return .unknown
  }

  // MARK: Results

  private func looked(
    up literal: FlowFacts.Literal, _ lookup: Lookup, _ way: Way
  ) -> Found? {
    let sink = facts[Int(lookup.file)].sinks[Int(lookup.sink)]
    let table: String
    switch settled(lookup.table) {
    case .absent: table = "Localizable"
    case .text(let name): table = name.isEmpty ? "Localizable" : name
    case .slot, .flag, .unknown: return nil
    }
    if case .flag(let flag) = settled(lookup.condition), flag != sink.holds { return nil }
    var chain: [ChainStep] = []
    var next = way.visit
    while next >= 0 {
      if let step = step(visits[next].state.slot) { chain.append(step) }
      next = visits[next].parent
    }
    chain.append(
      ChainStep(name: sink.name, path: index.paths[Int(lookup.file)], line: sink.line))
    return Found(
      literal: literal, file: way.file, table: table, comment: text(lookup.comment),
      value: text(lookup.value), bundle: sink.bundle,
      api: way.visit < 0 ? sink.name : api(visits[way.visit].state.slot, way.kind), chain: chain)
  }

  private func text(_ detail: FlowFacts.Detail) -> String? {
    if case .text(let text) = settled(detail), !text.isEmpty { text } else { nil }
  }

  /// What takes a literal that goes into a slot.
  private func api(_ slot: FlowSlot, _ kind: FlowFacts.Edge.Kind) -> String {
    guard slot.kind == .declared || slot.kind == .receiver else { return step(slot)?.name ?? "=" }
    let record = index.record(slot.reference)
    // A structure takes its properties by itself.
    let isTaken = record.kind == .property && kind == .argument && slot.kind == .declared
    guard record.kind == .parameter || isTaken, record.owner >= 0 else {
      return index.callableName(slot.reference)
    }
    return index.callableName(ProjectIndex.Reference(file: slot.file, record: record.owner))
  }

  private func step(_ slot: FlowSlot) -> ChainStep? {
    switch slot.kind {
    case .declared: return index.step(slot.reference)
    case .receiver: return index.step(slot.reference)
    case .local, .anonymous:
      guard let mark = facts[Int(slot.file)].marks[slot] else { return nil }
      return ChainStep(name: mark.name, path: index.paths[Int(slot.file)], line: mark.line)
    case .rawValue: return index.step(rawValueOf: slot.number)
    }
  }
}
