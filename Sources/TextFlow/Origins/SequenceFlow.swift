internal import SwiftTree
internal import SwiftTypes

/// Follows texts through methods of sequences: `titles.map { $0 }` passes elements to `$0`, and the
/// closure's results to the caller.
///
/// ``OriginSearch`` and ``LocalFlow`` use it.
struct SequenceFlow {
  private let context: FlowContext

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) { self.context = context }

  /// Returns the expressions, with paths, whose texts a method such as `first`, `sorted` or `map`
  /// returns; `nil` if the method or the type is not known.
  func passed(
    method name: Name, _ base: NodeID, _ call: NodeID, _ path: FlowPath
  ) -> [(NodeID, FlowPath)]? {
    guard let type = types.type(of: base)?.unwrapped else { return nil }
    switch type {
    case .array, .dictionary: break
    default: return nil
    }
    guard let result = SDKMembers.sequenceMethods[name] else { return nil }
    switch result {
    case .same where !path.isEmpty: return [(base, path)]
    case .optionalElement, .element:
      guard case .array = type else { return nil }
      return path.prepending(.element).map { [(base, $0)] }
    case .pairs:
      guard path.first == .element, path.rest.first == .part(.first + 1) else { return nil }
      return path.rest.rest.prepending(.element).map { [(base, $0)] }
    case .mapped, .compactMapped:
      guard path.first == .element, let closure = closure(of: call) else { return nil }
      return ResultExpressions(ofClosure: closure, in: tree).nodes.map { ($0, path.rest) }
    default: return nil
    }
  }

  private func closure(of call: NodeID) -> NodeID? {
    for child in tree.children(of: call).reversed() {
      guard tree.nodes[child].kind == .trailingClosure || tree.nodes[child].kind == .argument,
        let value = tree.lastChild(of: child)
      else { continue }
      return tree.nodes[value].kind == .closure ? value : nil
    }
    return nil
  }

  // MARK: Closures

  /// Returns the sequence whose elements a closure receives, and the path of the text in it.
  func given(
    to closure: NodeID, _ position: ElementID, isOnly: Bool, _ path: FlowPath
  ) -> (NodeID, FlowPath)? {
    guard let argument = types.parents[closure], let call = types.parents[argument],
      tree.nodes[call].kind == .call,
      tree.nodes[argument].kind == .trailingClosure || tree.nodes[argument].kind == .argument,
      let callee = tree.firstChild(of: call), let token = types.calledName(of: call),
      context.callables(of: call).isEmpty
    else { return nil }
    let name = tree.nameHash(token)
    var sequence: NodeID?
    switch tree.nodes[callee].kind {
    case .name where Self.views.contains(name): sequence = CallArguments(of: call, in: tree).first
    case .member where Self.visiting.contains(name):
      sequence = tree.firstChild(of: callee)
    default: return nil
    }
    guard let sequence, let type = types.type(of: sequence) else { return nil }
    switch type.unwrapped {
    case .array:
      // A closure with several parameters takes each pair apart: each parameter is one part.
      let inner = isOnly ? path : position < .first + 10 ? path.prepending(.part(position)) : nil
      return inner?.prepending(.element).map { (sequence, $0) }
    case .dictionary:
      if !isOnly {
        return path.prepending(position == .first ? .key : .value).map { (sequence, $0) }
      }
      guard case .part(let part)? = path.first else { return nil }
      return path.rest.prepending(part == .first ? .key : .value).map { (sequence, $0) }
    default:
      guard case .optional = type, isOnly, name == Self.map || name == Self.flatMap else {
        return nil
      }
      return (sequence, path)
    }
  }

  /// The views that pass each element of their first argument to a closure.
  static let views = SDKTypes.names("ForEach List")
  /// The methods that pass each element to a closure.
  private static let visiting = SDKTypes.names("forEach map compactMap flatMap filter")
  private static let map = Name("map")
  private static let flatMap = Name("flatMap")
}
