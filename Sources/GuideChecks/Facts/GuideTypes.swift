import LocalizationModel
import SwiftTree
import SwiftTypes

/// What the joined declarations of a project alone say of its types.
struct GuideTypes: Sendable {
  let index: ProjectIndex

  private static let views: Set<Name> = [
    Name("View"), Name("ViewModifier"), Name("App"), Name("Scene"), Name("ToolbarContent"),
    Name("Commands"), Name("UIViewRepresentable"), Name("UIViewControllerRepresentable"),
    Name("NSViewRepresentable"), Name("NSViewControllerRepresentable"),
  ]
  private static let apps: Set<Name> = [Name("App"), Name("Scene")]
  private static let observableObject: Set<Name> = [Name("ObservableObject")]
  private static let decodable: Set<Name> = [Name("Codable"), Name("Decodable")]
  private static let encodable: Set<Name> = [Name("Codable"), Name("Encodable")]

  /// A type and all that it inherits from, as far as the project knows them.
  func withAncestors(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    // A hierarchy that is deeper or wider than this is none.
    while next < found.count, next < 48 {
      for parent in index.parents(of: found[next]) where !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  /// Whether a type, or one it inherits from, names a type of others behind its colon.
  private func inherits(_ names: Set<Name>, _ type: TypeID) -> Bool {
    withAncestors(of: type).contains { ancestor in
      index.inherited(by: ancestor).contains { inherited in
        guard let nominal = inherited.nominal else { return false }
        return !nominal.id.isKnown && names.contains(nominal.name)
      }
    }
  }

  /// Whether it is a structure that SwiftUI makes anew at will.
  func isView(_ type: TypeID) -> Bool {
    let entry = index.types[type]
    return entry.file != .none
      && entry.flags.isDisjoint(with: [.isReference, .isEnum, .isProtocol])
      && inherits(Self.views, type)
  }

  /// Whether it is made once for the whole app.
  func isApp(_ type: TypeID) -> Bool { inherits(Self.apps, type) }

  /// Whether it inherits from `ObservableObject`, be it a class, an actor or a protocol.
  func inheritsFromObservableObject(_ type: TypeID) -> Bool {
    inherits(Self.observableObject, type)
  }

  func isDecodable(_ type: TypeID) -> Bool { inherits(Self.decodable, type) }

  func isEncodable(_ type: TypeID) -> Bool { inherits(Self.encodable, type) }

  /// Whether it has `@Observable`, or inherits from a type that has it.
  func isObservable(_ type: TypeID) -> Bool {
    index.types[type].flags.contains(.isReference)
      && withAncestors(of: type).contains { index.types[$0].flags.contains(.isObservable) }
  }

  /// Whether it is a view, or an object that a framework of views only uses on the main thread.
  func isOnMainThread(_ type: TypeID) -> Bool { inherits(Self.shown, type) }

  /// Whether it lives as long as the app.
  func isAppDelegate(_ type: TypeID) -> Bool { inherits(Self.delegates, type) }

  private static let delegates: Set<Name> = [
    Name("NSApplicationDelegate"), Name("UIApplicationDelegate"), Name("WKApplicationDelegate"),
  ]

  private static let shown = views.union(
    [
      "NSApplicationDelegate", "NSButton", "NSCell", "NSCollectionView", "NSCollectionViewItem",
      "NSControl", "NSDocument", "NSHostingController", "NSHostingView", "NSMenu", "NSOutlineView",
      "NSPanel", "NSPopover", "NSResponder", "NSScrollView", "NSSplitViewController", "NSStackView",
      "NSTableCellView", "NSTableRowView", "NSTableView", "NSTextField", "NSTextView", "NSView",
      "NSViewController", "NSVisualEffectView", "NSWindow", "NSWindowController",
      "NSWindowDelegate", "UIApplicationDelegate", "UIButton", "UICollectionView",
      "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIHostingController",
      "UIImageView", "UILabel", "UINavigationController", "UIResponder", "UIScrollView",
      "UISplitViewController", "UIStackView", "UITabBarController", "UITableView",
      "UITableViewCell", "UITableViewController", "UITextField", "UITextView", "UIView",
      "UIViewController", "UIWindow", "UIWindowSceneDelegate",
    ].map { Name($0) })
}
