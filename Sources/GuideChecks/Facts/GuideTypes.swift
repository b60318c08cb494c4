import LocalizationModel
import SwiftTree
import SwiftTypes

/// Classifies types by the joined declarations alone: views, models, codable types and others.
///
/// ``GuideProject`` and ``DeliveryReading`` use it.
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

  /// Returns a type, then the types of the project that it inherits from, nearest first.
  func withAncestors(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    // A limit, which no real hierarchy reaches.
    while next < found.count, next < 48 {
      for parent in index.parents(of: found[next]) where !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  /// True if a type, or a type it inherits from, names one of these framework types in its
  /// inheritance clause.
  private func inherits(_ names: Set<Name>, _ type: TypeID) -> Bool {
    withAncestors(of: type).contains { ancestor in
      index.inherited(by: ancestor).contains { inherited in
        guard let nominal = inherited.nominal else { return false }
        return !nominal.id.isKnown && names.contains(nominal.name)
      }
    }
  }

  /// True for a structure of SwiftUI that is recreated at will, such as a view or modifier.
  func isView(_ type: TypeID) -> Bool {
    let entry = index.types[type]
    return entry.file != .none
      && entry.flags.isDisjoint(with: [.isReference, .isEnum, .isProtocol])
      && inherits(Self.views, type)
  }

  /// True for an app or a scene, which is made once.
  func isApp(_ type: TypeID) -> Bool { inherits(Self.apps, type) }

  /// True if the type inherits from `ObservableObjectRule`, as a class, an actor or a protocol.
  func inheritsFromObservableObject(_ type: TypeID) -> Bool {
    inherits(Self.observableObject, type)
  }

  func isDecodable(_ type: TypeID) -> Bool { inherits(Self.decodable, type) }

  func isEncodable(_ type: TypeID) -> Bool { inherits(Self.encodable, type) }

  /// True for a class with `@Observable`, or one that inherits from such a class.
  func isObservable(_ type: TypeID) -> Bool {
    index.types[type].flags.contains(.isReference)
      && withAncestors(of: type).contains { index.types[$0].flags.contains(.isObservable) }
  }

  /// True for an app delegate, which lives as long as the app.
  func isAppDelegate(_ type: TypeID) -> Bool { inherits(Self.delegates, type) }

  private static let delegates: Set<Name> = [
    Name("NSApplicationDelegate"), Name("UIApplicationDelegate"), Name("WKApplicationDelegate"),
  ]

  /// True for the name of a framework's class or protocol that is used on the main thread only: a
  /// view of SwiftUI, or a view, window, control or the like of UIKit, AppKit and their kin.
  static func isOnMainThread(_ name: String) -> Bool {
    views.contains(Name(name)) || mainThreadSuffixes.contains(where: name.hasSuffix)
  }

  /// Ends of the names of classes and protocols that frameworks isolate to the main actor.
  private static let mainThreadSuffixes = [
    "Application", "ApplicationDelegate", "Bar", "BarButtonItem", "BarItem", "Box", "Browser",
    "Button", "Cell", "ColorWell", "Control", "DocumentController", "Field", "GestureRecognizer",
    "HostingController", "Label", "MenuItem", "NSDocument", "NSMenu", "NavigationController",
    "Panel", "Picker", "Popover", "Responder", "SceneDelegate", "Scroller", "Slider",
    "SplitViewItem", "StatusItem", "Stepper", "Switch", "TabBarController", "TableRowView",
    "Toolbar", "ToolbarItem", "UIDocument", "View", "ViewController", "ViewItem", "Window",
    "WindowController", "WindowDelegate",
  ]
}
