import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the calls that make views, and the models put into their environment, for ``GuideReader``.
/// ``ViewTree`` joins the facts.
struct EnvironmentReading {
  let tree: SyntaxTree
  let types: TypeInference?

  /// Reads `.environmentObject(x)` with a model of the project; `nil` for any other value.
  func environmentCall(_ call: NodeID, _ token: TokenID) -> GuideFacts.EnvironmentCall? {
    guard tree.base(of: call) != nil, let value = CallArguments(of: call, in: tree).first,
      let id = types?.type(of: value)?.nominal?.id, id.isKnown
    else { return nil }
    return .init(range: tree.bytes(ofToken: token), type: types?.index.known(id) ?? .none)
  }

  /// Reads `.environmentObject(x)` or `.environment(x)`; `nil` for a value that is certainly no
  /// model of the project.
  func injection(_ call: NodeID, _ token: TokenID) -> InjectionFact? {
    let arguments = CallArguments(of: call, in: tree)
    guard arguments.nodes.count == 1, let value = arguments.first,
      tree.nodes[value].kind != .keyPath, let types
    else { return nil }
    let range = tree.bytes(ofToken: token)
    guard let type = types.type(of: value)?.unwrapped else {
      return InjectionFact(range: range, model: .none)
    }
    guard let id = type.nominal?.id, id.isKnown, case let known = types.index.known(id),
      known.isKnown
    else { return nil }
    return InjectionFact(range: range, model: known)
  }

  /// Reads a call that makes a value of a type of the project.
  func making(_ call: NodeID, _ token: TokenID) -> ViewCreationFact? {
    let name = tree.nameHash(token)
    guard let types, types.index.types.declares(name) else { return nil }
    return ViewCreationFact(name: name, range: tree.bytes(ofToken: token))
  }

  /// Reads code for Xcode's canvas.
  ///
  /// - Parameter node: A `#Preview`, or the declaration of a `PreviewProvider`.
  func preview(_ node: NodeID, _ range: ByteRange) -> PreviewFact {
    let isOpaque = (tree.nodes[node].first...node).contains { inner in
      switch tree.nodes[inner].kind {
      case .macro: CallArguments(of: inner, in: tree).value("traits") != nil
      case .call: tree.calledToken(of: inner).map(isOwnFunction) ?? true
      default: false
      }
    }
    return PreviewFact(range: range, isOpaque: isOpaque)
  }

  /// True if the project has a function of the name, which the call may refer to.
  private func isOwnFunction(_ token: TokenID) -> Bool {
    guard let index = types?.index else { return true }
    let name = tree.nameHash(token)
    if index.types.declares(name) { return false }
    return index.members[name].contains { index.record($0).kind == .function }
  }
}
