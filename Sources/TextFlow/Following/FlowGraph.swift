internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// The flows of a whole project, walked from the calls that look texts up back to the literals.
///
/// ``FollowedTexts`` uses it to find the literals that reach a lookup as a `String`. Every slot is
/// visited once for each table, comment and value that it is looked up with, so that cycles end.
struct FlowGraph {
  /// A literal that reaches a lookup, with the lookup's table, comment and other details.
  struct Found {
    let literal: FlowFacts.Literal
    /// The literal's file.
    let file: FileID
    let table: String
    let comment: String?
    let value: String?
    /// The position of the literal that gives the default value; `nil` if there is none.
    let valuePosition: (file: FileID, start: Int)?
    let bundle: String?
    /// True if the text is shown without a lookup.
    let isShown: Bool
    /// The name of the function, type or property that receives the literal.
    let api: String
    let chain: [ChainStep]
  }

  /// A lookup during the walk: its details are values, or slots of the declaration that the walk
  /// has reached.
  private struct Lookup: Hashable {
    let file: FileID
    let sink: FlowFacts.SinkID
    var table: FlowFacts.Detail
    var comment: FlowFacts.Detail
    var value: FlowFacts.Detail
    var condition: FlowFacts.Detail
  }

  private struct State: Hashable {
    let slot: FlowSlot
    let lookup: Lookup
    /// True inside a body entered through its result: its parameters then hold the arguments of one
    /// call, not of all.
    let isInside: Bool
  }

  private struct VisitID: BufferIndex {
    let position: Int
  }

  private struct Visit {
    let state: State
    /// The visit one step nearer to the lookup; `nil` for the first.
    let parent: VisitID?
    /// The number of visits up to the lookup.
    let depth: Int
  }

  /// The step by which the walk arrives at a source.
  private struct Arrival {
    let file: FileID
    /// The visit one step nearer to the lookup; `nil` for the first.
    let visit: VisitID?
    var kind = FlowFacts.Edge.Kind.other
  }

  private struct EdgeReference {
    let file: FileID
    let edge: FlowFacts.EdgeID
  }

  private let index: ProjectIndex
  private let facts: Numbered<FileID, FlowFacts>
  /// The edges into each slot.
  private var incoming: [FlowSlot: [EdgeReference]] = [:]
  /// The values of parameters that a call leaves out: their defaults.
  private var defaults: [FlowSlot: FlowFacts.Detail] = [:]
  /// For each file the edges of each group.
  private var groups = Numbered<FileID, [FlowGroup: [FlowFacts.EdgeID]]>()
  private var changed: Set<FlowSlot> = []
  private var visits = Numbered<VisitID, Visit>()
  private var seen: Set<State> = []
  private var visitCounts: [FlowSlot: Int] = [:]
  /// For each file the byte offsets of lookup expressions for which a literal was found.
  private(set) var lookups: [FileID: Set<Int>] = [:]

  /// The most lookups with which one slot is visited; further ones are ignored.
  private static let lookupLimit = 12
  /// The most slots between a literal and its lookup: each literal keeps its whole chain of steps.
  private static let depthLimit = 128

  /// - Parameter facts: The facts of each file of the index, in its order.
  init(_ index: ProjectIndex, _ facts: Numbered<FileID, FlowFacts>) {
    self.index = index
    self.facts = facts
    for file in facts.indices {
      var groups: [FlowGroup: [FlowFacts.EdgeID]] = [:]
      for number in facts[file].edges.indices {
        let edge = facts[file].edges[number]
        incoming[edge.target, default: []].append(EdgeReference(file: file, edge: number))
        if edge.group == .none {
          let isOnly = defaults[edge.target] == nil
          defaults[edge.target] = isOnly ? Self.detail(edge.source) : .unknown
        } else if edge.target.path.isEmpty {
          groups[edge.group, default: []].append(number)
        }
      }
      self.groups.append(groups)
      changed.formUnion(facts[file].changed)
    }
  }

  /// Finds the literals that are looked up, sorted by file and position.
  mutating func literals() -> [Found] {
    var found: [Found] = []
    for file in facts.indices {
      for number in facts[file].sinks.indices {
        let sink = facts[file].sinks[number]
        let lookup = Lookup(
          file: file, sink: number, table: sink.table,
          comment: sink.comment, value: sink.value,
          condition: isFixed(sink.condition) ? sink.condition : .absent)
        arrive(sink.source, lookup, isInside: false, Arrival(file: file, visit: nil), &found)
      }
    }
    var next = visits.startIndex
    while next < visits.endIndex {
      let state = visits[next].state
      for reference in incoming[state.slot] ?? [] {
        let edge = facts[reference.file].edges[reference.edge]
        guard let isInside = isInside(across: edge, state) else { continue }
        var lookup = state.lookup
        lookup.table = detail(lookup.table, across: edge, reference.file)
        lookup.comment = detail(lookup.comment, across: edge, reference.file)
        lookup.value = detail(lookup.value, across: edge, reference.file, keepsPosition: true)
        lookup.condition = detail(lookup.condition, across: edge, reference.file)
        arrive(
          edge.source, lookup, isInside: isInside,
          Arrival(file: reference.file, visit: next, kind: edge.kind), &found)
      }
      next += 1
    }
    found.sort { ($0.file, $0.literal.start, $0.table) < ($1.file, $1.literal.start, $1.table) }
    return found
  }

  /// Records a literal, or a visit to a slot, that an edge or a lookup leads to.
  private mutating func arrive(
    _ source: FlowFacts.Source, _ lookup: Lookup, isInside: Bool, _ arrival: Arrival,
    _ found: inout [Found]
  ) {
    switch source {
    case .literal(let literal):
      guard let literal = result(for: literal, lookup, arrival) else { return }
      found.append(literal)
      let sink = facts[lookup.file].sinks[lookup.sink]
      lookups[lookup.file, default: []].insert(sink.key)
    case .slot(let slot):
      let state = State(slot: slot, lookup: lookup, isInside: isInside)
      let depth = arrival.visit.map { visits[$0].depth + 1 } ?? 1
      guard depth <= Self.depthLimit, !changed.contains(slot), !seen.contains(state),
        visitCounts[slot, default: 0] < Self.lookupLimit
      else { return }
      seen.insert(state)
      visitCounts[slot, default: 0] += 1
      visits.append(Visit(state: state, parent: arrival.visit, depth: depth))
    case .flag, .nothing, .unknown: break
    }
  }

  /// True if the walk stays inside a body entered through its result; `nil` if it must end here.
  private func isInside(across edge: FlowFacts.Edge, _ state: State) -> Bool? {
    switch edge.kind {
    case .result: return true
    // In a body entered through one call's result, the arguments of all calls would be too many.
    case .argument: return state.isInside && isParameter(state.slot) ? nil : false
    case .other:
      if state.isInside, isParameter(state.slot) { return nil }
      switch state.slot.storage {
      case .local, .anonymous: return state.isInside
      case .declared, .receiver, .rawValue: return false
      }
    }
  }

  private func isParameter(_ slot: FlowSlot) -> Bool {
    switch slot.storage {
    case .receiver: return true
    case .declared(let reference):
      let record = index.record(reference)
      guard record.kind == .parameter, record.owner != .none else { return false }
      let owner = index.files[reference.file].records[record.owner]
      return owner.kind == .function || owner.kind == .subscripted
    case .local, .anonymous, .rawValue: return false
    }
  }

  /// True if a detail cannot change after the value that holds it is made: a constant, a parameter,
  /// or a stored property that is never mutated.
  private func isFixed(_ detail: FlowFacts.Detail) -> Bool {
    guard case .slot(let slot) = detail else { return true }
    guard let reference = slot.declaration, !changed.contains(slot) else { return false }
    let record = index.record(reference)
    return record.kind == .parameter
      || record.kind == .property && record.flags.isDisjoint(with: [.isComputed, .isWrapped])
  }

  // MARK: Tables, comments, values

  /// Resolves a detail across an edge: a parameter becomes the argument given with the text.
  private func detail(
    _ detail: FlowFacts.Detail, across edge: FlowFacts.Edge, _ file: FileID,
    keepsPosition: Bool = false
  ) -> FlowFacts.Detail {
    guard case .slot(let slot) = detail else { return detail }
    if edge.group != .none {
      let given = (groups[file][edge.group] ?? []).lazy
        .map { facts[file].edges[$0] }.filter { $0.target == slot }.map(\.source)
      let sources = Set(given)
      if sources.count == 1, let source = sources.first {
        if keepsPosition, case .literal(let literal) = source { return .placed(literal, file) }
        return Self.detail(source)
      }
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
    guard let left = left.declaration else { return false }
    let owner = index.record(left).owner
    switch right.storage {
    case .declared(let right): return right.file == left.file && owner == index.record(right).owner
    // A member of `String` and one of its own parameters.
    case .receiver(let right): return right.file == left.file && owner == right.record
    case .local, .anonymous, .rawValue: return false
    }
  }

  /// Returns the final value of a detail: a slot with a single source takes that source's value,
  /// over at most eight slots.
  private func settled(_ detail: FlowFacts.Detail) -> FlowFacts.Detail {
    var detail = detail
    for _ in 0..<8 {
      guard case .slot(let slot) = detail else { return detail }
      guard let all = incoming[slot], all.count == 1, !changed.contains(slot),
        case let edge = facts[all[0].file].edges[all[0].edge],
        edge.group == .none || edge.kind == .argument
      else { return .unknown }
      detail = Self.detail(edge.source)
    }
    return .unknown
  }

  // MARK: Results

  /// Returns the result for a literal; `nil` if the lookup's table is unknown, or if its condition
  /// cannot hold.
  private func result(
    for literal: FlowFacts.Literal, _ lookup: Lookup, _ arrival: Arrival
  ) -> Found? {
    let sink = facts[lookup.file].sinks[lookup.sink]
    let table: String
    switch settled(lookup.table) {
    case .absent: table = "Localizable"
    case .text(let name): table = name.isEmpty ? "Localizable" : name
    case .slot, .flag, .placed, .unknown: return nil
    }
    if case .flag(let flag) = settled(lookup.condition), flag != sink.holds { return nil }
    var chain: [ChainStep] = []
    var next = arrival.visit
    while let visit = next {
      if let step = step(visits[visit].state.slot) { chain.append(step) }
      next = visits[visit].parent
    }
    chain.append(
      ChainStep(name: sink.name, path: index.paths[lookup.file], line: sink.line))
    return Found(
      literal: literal, file: arrival.file, table: table, comment: text(lookup.comment),
      value: text(lookup.value), valuePosition: position(lookup.value), bundle: sink.bundle,
      isShown: sink.isShown,
      api: arrival.visit.map { api(visits[$0].state.slot, arrival.kind) } ?? sink.name,
      chain: chain)
  }

  private func text(_ detail: FlowFacts.Detail) -> String? {
    let text: String
    switch settled(detail) {
    case .text(let found): text = found
    case .placed(let literal, _): text = literal.text
    case .absent, .flag, .slot, .unknown: return nil
    }
    return text.isEmpty ? nil : text
  }

  private func position(_ detail: FlowFacts.Detail) -> (file: FileID, start: Int)? {
    if case .placed(let literal, let file) = settled(detail) { (file, literal.start) } else { nil }
  }

  /// Returns the name of the function, type or property that receives a literal going into a slot.
  private func api(_ slot: FlowSlot, _ kind: FlowFacts.Edge.Kind) -> String {
    let reference: ProjectIndex.Reference
    switch slot.storage {
    case .declared(let declared): reference = declared
    case .receiver(let receiver): reference = receiver
    case .local, .anonymous, .rawValue: return step(slot)?.name ?? "="
    }
    let record = index.record(reference)
    // A memberwise initializer takes the property: the type's name is the API.
    let isMemberwise = record.kind == .property && kind == .argument && slot.declaration != nil
    guard record.kind == .parameter || isMemberwise, record.owner != .none else {
      return index.callableName(reference)
    }
    return index.callableName(
      ProjectIndex.Reference(file: reference.file, record: record.owner))
  }

  /// Returns a slot's step in a chain; `nil` if its name is unknown.
  private func step(_ slot: FlowSlot) -> ChainStep? {
    switch slot.storage {
    case .declared(let reference), .receiver(let reference): return index.step(reference)
    case .local(let file, _), .anonymous(let file, _, _):
      guard let mark = facts[file].slotNames[slot] else { return nil }
      return ChainStep(name: mark.name, path: index.paths[file], line: mark.line)
    case .rawValue(let type): return index.step(rawValueOf: type)
    }
  }
}
