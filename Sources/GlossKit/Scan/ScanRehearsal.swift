import SourceScanner

/// A scan of two sources of its own, for a processor that has nothing to do until the files of a
/// project are found.
///
/// The first scan of a process waits for all that it touches: pages of the executable, tables that are
/// made once, types that Swift's runtime puts together when they are asked for. That takes about as
/// long as to scan fifty files.
package enum ScanRehearsal {
  /// Not where one processor has to do everything.
  package static var isUseful: Bool { processorCount > 1 }

  package static func run() { _ = scan() }

  /// - Returns: How many strings the second look finds.
  package static func scan() -> Int {
    let apis = LocalizingAPITable.sdk(and: [])
    let texts = sources.map { ContiguousArray($0.utf8) }
    let paths = texts.indices.map { "\($0).swift" }
    let parts = zip(texts, paths).map { text, path in
      var scan = SourceScan.scan(text, path: path, hashingLiterals: false, apis: apis)
      return SourcePart(&scan)
    }
    guard let join = ProjectJoin(paths, parts, outside: [], follows: false) else { return 0 }
    return zip(texts, paths).reduce(0) { count, source in
      let (text, path) = source
      return count
        + SourceScan.scan(
          text, path: path, hashingLiterals: false, apis: apis, project: join.context
        ).strings.count
    }
  }

  /// What the views and models of an app are made of, each ask for what the other declares.
  private static let sources = [
    """
    import SwiftUI

    /// A list of items.
    struct ItemList: View {
      @State private var selection: Item?
      @ObservedObject var store: Store
      let title: LocalizedStringKey
      var body: some View {
        NavigationStack {
          List(store.items, id: \\.id) { item in
            Row(item.name, detail: "Count \\(item.count)") { store.remove(item) }
              .badge(Text("\\(item.count) of \\(store.total)", comment: "数"))
          }
          .navigationTitle("Items")
          .alert(title, isPresented: $store.isShown) { Button("OK", role: .cancel) {} }
        }
        .onAppear { if let first = store.items.first, first.isNew { selection = first } }
      }
    }

    extension View {
      func badge(_ text: Text) -> some View { overlay(alignment: .top) { text.bold() } }
    }
    """,
    """
    import Foundation
    import SwiftUI

    enum Kind: String, CaseIterable { case first, second = "2" }

    final class Store: ObservableObject {
      @Published var items: [Item] = []
      @Published var isShown = false
      static let shared = Store()
      var total: Int { items.reduce(0) { $0 + $1.count } }
      func remove(_ item: Item) {
        items.removeAll { $0.id == item.id }
        message = String(localized: "Removed \\(item.name)", comment: "删")
      }
      private var message: String = NSLocalizedString("None", comment: "无")
    }

    struct Item: Identifiable, Hashable {
      let id: UUID
      var name: String
      var count: Int
      var kind: Kind = .first
      var isNew: Bool { kind == .first && count > 0 }
    }

    struct Row<Content: View>: View {
      init(_ title: String, detail: LocalizedStringKey, action: @escaping () -> Void) {}
      var body: some View { Label("Row", systemImage: "star").help("Row of \\(Kind.first.rawValue)") }
    }
    """,
  ]
}
