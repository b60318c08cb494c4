import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideReader {
  mutating func readAssignment(_ node: NodeID) {
    guard let sides = tree.sides(of: node) else { return }
    let target = tree.nodes[sides.target]
    switch target.kind {
    case .name: break
    case .member:
      guard let base = tree.firstChild(of: sides.target), tree.node(base, isWritten: "self") else {
        return
      }
    default: return
    }
    if target.token == .none { return }
    let name = tree.nameRange(ofToken: target.token)
    let isToWrapper = name.count > 1 && tree.source[name.lowerBound] == UInt8(ascii: "_")
    let start = name.lowerBound + (isToWrapper ? 1 : 0)
    source.assignments.append(
      AssignmentFact(
        target: tree.text(ByteRange(start: start, end: name.upperBound)), isToWrapper: isToWrapper,
        range: tree.bytes(of: node),
        parameter: !hasObservableClasses ? nil : parameter(assigned: sides.value, isToWrapper)))
  }

  /// Reads a body that was not parsed by its tokens: `name = …` and `self.name = …`.
  mutating func readAssignments(leftOut block: NodeID) {
    let tokens = tree.nodes[block].start + 1..<tree.nodes[block].end - 1
    for token in tokens where tree.tokens[token].kind == .equal {
      let name = token - 1
      guard name >= tokens.lowerBound, tree.tokens[name].kind == .identifier, assigns(name) else {
        continue
      }
      source.assignments.append(
        AssignmentFact(
          target: tree.name(ofToken: name), isToWrapper: false,
          range: ByteRange(
            start: tree.tokens[name].startOffset, end: tree.tokens[token].endOffset),
          parameter: nil))
    }
  }

  /// Whether a name before a `=` may be a property that is assigned, not one that is declared.
  private func assigns(_ name: TokenID) -> Bool {
    let before = tree.tokens[name - 1]
    switch before.kind {
    case .period: return tree.tokens[name - 2].keyword == .self
    case .keyword: return before.keyword != .let && before.keyword != .var
    case .colon:
      let declares = tree.tokens[name - 3].keyword
      return declares != .let && declares != .var
    default: return true
    }
  }

  /// The parameter of an initializer that a value is.
  private func parameter(assigned value: NodeID, _ isToWrapper: Bool) -> AssignmentFact.Parameter? {
    var value = value
    if isToWrapper {
      let arguments = CallArguments(of: value, in: tree)
      guard tree.nodes[value].kind == .call, arguments.nodes.count == 1,
        let inner = arguments.value("initialValue") ?? arguments.value("wrappedValue")
      else { return nil }
      value = inner
    }
    guard tree.nodes[value].kind == .name, tree.nodes[value].token != .none,
      let function = tree.function(around: value, parents),
      tree.nodes[function].kind == .initializer
    else { return nil }
    let token = tree.nodes[value].token
    let name = tree.interned(token)
    for parameter in tree.children(of: function, .parameter) {
      guard let inside = types?.scoped.parameterName(parameter), inside == name else { continue }
      let type = tree.children(of: parameter, .type).first.flatMap { types?.writtenType($0) }
      return AssignmentFact.Parameter(name: tree.name(ofToken: token), type: type)
    }
    return nil
  }
}
