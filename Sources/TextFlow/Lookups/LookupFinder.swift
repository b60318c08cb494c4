internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// Finds the texts that calls look up, and the types that calls of SDKs expect of their arguments.
///
/// ``FlowCollector`` passes it calls that refer to no declaration of the project; ``SinkReader``
/// reads the lookups found.
struct LookupFinder {
  private let context: FlowContext
  private let bundles: BundleReader
  private let shown: VerbatimTexts

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) {
    self.context = context
    bundles = BundleReader(in: context)
    shown = VerbatimTexts(in: context)
  }

  /// An effect of a call on one of its arguments.
  enum Use {
    case lookup(KeyLookup)
    case expectation(SwiftType, of: NodeID)
  }

  /// Returns the lookups and expectations of a call, to be applied in this order: an expected type
  /// of a key holds only for expressions read later.
  ///
  /// - Parameters:
  ///   - call: A call that refers to no declaration of the project.
  ///   - token: The called name.
  func uses(by call: NodeID, _ token: TokenID) -> [Use] {
    let name = tree.nameHash(token)
    var found: [KeyLookup] = []
    let arguments = CallArguments(of: call, in: tree)
    if name == ProjectIndex.initName {
      found += initializerLookup(call, token, arguments)
    } else if Self.keyTypes.contains(name) {
      found += keyLookup(call, token, arguments)
    } else if name == Self.localizedString {
      if let first = arguments.first, let labels = labels(of: call, holding: first) {
        found.append(
          KeyLookup(key: first, call: call, token: token, labels: labels, detailsCall: call))
      }
    } else if name == Self.bundleMethod {
      if let key = arguments.value("forKey"), !bundles.isSystem(bundleOf: call) {
        let labels = KeyLookup.Labels(table: ["table"], value: "value")
        found.append(
          KeyLookup(key: key, call: call, token: token, labels: labels, detailsCall: call))
      }
    } else if name == Self.notificationMethod {
      if let key = arguments.value("forKey") {
        found.append(KeyLookup(key: key, call: call, token: token, detailsCall: call))
      }
    }
    return found.map(Use.lookup) + rowUses(call, token, arguments)
  }

  /// The localized types: their values are keys.
  static let keyTypes = SDKTypes.names(
    "LocalizedStringKey LocalizedStringResource LocalizationValue")
  private static let localizedString = Name("NSLocalizedString")
  private static let bundleMethod = Name("localizedString")
  private static let notificationMethod = Name("localizedUserNotificationString")

  /// Returns the lookup of `.init(title)` or `LocalizedStringKey.init(title)`.
  private func initializerLookup(
    _ call: NodeID, _ token: TokenID, _ arguments: CallArguments
  ) -> [KeyLookup] {
    guard let callee = tree.firstChild(of: call) else { return [] }
    var type = context.expected[call]
    if let base = tree.firstChild(of: callee) {
      guard case .meta(let inner)? = types.type(of: base) else { return [] }
      type = inner
    }
    guard let nominal = type?.unwrapped.nominal, !nominal.id.isKnown,
      Self.keyTypes.contains(nominal.name)
    else { return [] }
    return keyLookup(call, token, arguments)
  }

  /// Returns the lookup of `LocalizedStringKey(title)`; table and comment come from the call around
  /// it.
  private func keyLookup(
    _ call: NodeID, _ token: TokenID, _ arguments: CallArguments
  ) -> [KeyLookup] {
    guard arguments.nodes.count >= 1,
      let key = arguments.first ?? arguments.value("stringLiteral")
    else { return [] }
    // A key made from another key has its own lookup, and a `StaticString` is looked up by the call
    // with its default value.
    if types.type(of: key).map({ !$0.isText || $0.isStaticText }) ?? false { return [] }
    var node = call
    while true {
      guard let parent = types.parents[node] else { break }
      switch tree.nodes[parent].kind {
      case .argument, .tuple, .ternary, .effect, .operation:
        node = parent
        continue
      case .call where tree.nodes[parent].token != .none:
        if let labels = labels(of: parent, holding: node) {
          return [
            KeyLookup(key: key, call: call, token: token, labels: labels, detailsCall: parent)
          ]
        }
      default: break
      }
      break
    }
    return [KeyLookup(key: key, call: call, token: token, detailsCall: call)]
  }

  /// Returns the argument labels of a call that localizes a certain argument; `nil` for any other
  /// call.
  private func labels(of call: NodeID, holding argument: NodeID) -> KeyLookup.Labels? {
    guard let name = tree.calleeName(of: call) else { return nil }
    for row in context.table.rows(namedBy: name, in: tree) where row.form != .attribute {
      let arguments = CallArguments(of: call, in: tree)
      guard row.values(in: arguments).contains(where: { holds(argument, $0) }) else { continue }
      return KeyLookup.Labels(of: row)
    }
    return nil
  }

  /// True if a value is the argument's, or is the node itself.
  private func holds(_ argument: NodeID, _ value: NodeID) -> Bool {
    tree.lastChild(of: argument) == value || argument == value
  }

  /// Returns the types that SDK calls expect, and the lookups by functions that the settings name.
  private func rowUses(
    _ call: NodeID, _ token: TokenID, _ arguments: CallArguments
  ) -> [Use] {
    var found: [Use] = []
    guard tree.nodes[call].token != .none, let name = tree.calleeName(of: call) else { return [] }
    for row in context.table.rows(namedBy: name, in: tree)
    where row.form != .attribute && row.form != .macro && row.form != .suffix && !row.takesText
      && !row.isUnseen
    {
      for value in row.values(in: arguments) where tree.nodes[value].kind != .string {
        let isShown = shown.isShown(value, by: row)
        if row.isSetting || isStaticKey(value, row) || isShown {
          found.append(
            .lookup(
              KeyLookup(
                key: value, call: call, token: token, labels: KeyLookup.Labels(of: row),
                detailsCall: call, isShown: isShown)))
        }
        if !row.isSetting { found.append(.expectation(.named(Self.keyType), of: value)) }
      }
    }
    return found
  }

  /// True for the key of `String(localized: key, defaultValue: text)` in a function that receives
  /// both.
  private func isStaticKey(_ value: NodeID, _ row: LocalizingAPI) -> Bool {
    !row.defaultValue.isEmpty && types.type(of: value)?.isStaticText ?? false
  }

  private static let keyType = Name("LocalizedStringKey")
}
