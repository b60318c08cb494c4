import LocalizationModel
import SwiftTree

/// Whether a source uses anything of Combine, which it imports.
struct CombineUse {
  /// The line of an import that nothing needs.
  private(set) var unneeded: ByteRange?
  /// The same with its line end; `nil` if more is on the line.
  private(set) var removal: ByteRange?

  /// What only another import can give where Combine goes.
  private static let companions: Set<String> = [
    "SwiftUI", "Foundation", "UIKit", "AppKit", "WatchKit", "TVUIKit",
  ]

  /// Names by which a source uses Combine: its types, and the members of publishers.
  private static let names = NameSet(
    [
      "AnyCancellable", "AnyPublisher", "AnySubject", "AnySubscriber", "Cancellable",
      "CombineIdentifier", "CombineLatest", "ConnectablePublisher", "CurrentValueSubject",
      "CustomCombineIdentifierConvertible", "Deferred", "Demand", "Empty", "Fail", "Future",
      "ImmediateScheduler", "Just", "ObservableObject", "ObservableObjectPublisher",
      "ObservedObject", "EnvironmentObject", "StateObject", "PassthroughSubject", "Published",
      "Publisher", "Publishers", "Record", "Scheduler", "SchedulerTimeIntervalConvertible", "Sink",
      "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder",
      "TopLevelEncoder", "assign", "autoconnect", "cancellables",
      "combineLatest", "connect", "dataTaskPublisher", "debounce",
      "eraseToAnyPublisher", "handleEvents", "multicast",
      "objectWillChange", "onReceive", "publisher", "receive", "removeDuplicates",
      "replaceError", "send", "setFailureType", "sink", "store", "subscribe",
      "switchToLatest", "throttle", "tryMap", "values", "Combine", "Timer",
    ].map { Name($0) })

  /// - Parameter imports: The source's, in order.
  init(_ tree: SyntaxTree, _ imports: [NodeID]) {
    var line: ByteRange?
    var hasCompanion = false
    var ends: Set<TokenID> = []
    for node in imports {
      let syntax = tree.nodes[node]
      let module = tree.name(ofToken: syntax.end - 1)
      if Self.companions.contains(module) { hasCompanion = true }
      // Attributes, access levels and imports of single names are for others.
      guard module == "Combine", syntax.end == syntax.start + 2 else { continue }
      if line != nil { return }
      ends.insert(syntax.end - 1)
      line = tree.bytes(of: node)
    }
    guard let line, hasCompanion, tree.directives.isEmpty, tree.problems.isEmpty else { return }
    for token in tree.tokens.indices where !ends.contains(token) {
      switch tree.tokens[token].kind {
      case .identifier, .keyword:
        let isProjection = tree.source[tree.tokens[token].startOffset] == UInt8(ascii: "$")
        if isProjection || Self.names.contains(tree.interned(token)) { return }
      default: break
      }
    }
    unneeded = line
    let isFirst = line.start == 0 || tree.source[line.start - 1] == UInt8(ascii: "\n")
    var end = line.end
    if end < tree.source.count, tree.source[end] == UInt8(ascii: "\r") { end += 1 }
    guard isFirst, end < tree.source.count, tree.source[end] == UInt8(ascii: "\n") else { return }
    removal = ByteRange(start: line.start, end: end + 1)
  }
}
