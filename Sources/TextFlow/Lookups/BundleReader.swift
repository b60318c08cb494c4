internal import SwiftTree
internal import SwiftTypes

/// Recognizes bundles of the system. Their texts are Apple's, so lookups in them give no keys.
struct BundleReader {
  private let context: FlowContext

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) { self.context = context }

  /// True if a method is called on a bundle of the system.
  func isSystem(bundleOf call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call), let base = tree.firstChild(of: callee) else {
      return false
    }
    return isSystem(base)
  }

  /// True if an expression is a bundle of the system: `Bundle(for: UIApplication.self)`,
  /// `Bundle(identifier: "com.apple.UIKit")`.
  func isSystem(_ bundle: NodeID) -> Bool {
    var bundle = bundle
    while tree.nodes[bundle].kind == .postfix, let base = tree.firstChild(of: bundle) {
      bundle = base
    }
    guard tree.nodes[bundle].kind == .call, tree.nodes[bundle].token != .none else { return false }
    let arguments = CallArguments(of: bundle, in: tree)
    if let identifier = arguments.value("identifier"), tree.nodes[identifier].kind == .string {
      return LiteralText(identifier, in: tree).staticText?.hasPrefix("com.apple.") ?? false
    }
    guard let owner = arguments.value("for"), tree.nodes[owner].kind == .member,
      tree.tokens[tree.nodes[owner].token].keyword == .`self`,
      let type = tree.firstChild(of: owner), tree.nodes[type].kind == .name,
      case .meta(let found)? = types.type(of: type), let nominal = found.nominal
    else { return false }
    // The project does not declare the type.
    return !nominal.id.isKnown
  }
}
