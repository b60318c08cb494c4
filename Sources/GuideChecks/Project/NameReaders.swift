import SwiftTree
import SwiftTypes

/// An index of the names that types read in computed properties and functions, for the whole
/// project.
///
/// ``ModelReads`` and ``ViewMigration`` find by it which properties are read, and which views
/// depend on values that nothing tracks. Names are compared without their types, so a
/// name counts as read if anything of that name is read.
struct NameReaders {
  private let project: GuideProject
  /// The types that read each name.
  private var readers: [Name: Set<TypeID>] = [:]
  /// Members of structures, enumerations and extensions of framework types, and global functions.
  private var helpers: [Name: [MemberFact]] = [:]
  /// Names of values whose changes are not observed: static variables, and objects shared by the
  /// system.
  private var globals = Self.sharedNames
  /// Names that the project increments or toggles but never reads: changing them only redraws
  /// views.
  private var triggers: Set<Name> = []
  /// The names that drawing a view may read, directly or through computed properties and functions
  /// of any type.
  private var drawn: Set<Name> = []

  init(_ project: GuideProject) {
    self.project = project
    var read: Set<Name> = []
    for member in project.members {
      let changed = Set(member.onlyChanged)
      triggers.formUnion(member.incremented)
      for name in member.shown where !changed.contains(name) { read.insert(name) }
      for name in member.deferred where !changed.contains(name) { read.insert(name) }
    }
    triggers.subtract(read)
    for member in project.members where member.kind == .value {
      for name in member.shown { readers[name, default: []].insert(member.type) }
      guard let name = member.name, !project.isClass(member.type) else { continue }
      let declaration = project.declaration(of: member.type)
      if declaration.map({ project.isView($0.type) }) ?? false { continue }
      helpers[name, default: []].append(member)
    }
    findDrawnNames()
    for source in project.allSources where !source.isTest {
      for property in source.facts.types.lazy.flatMap(\.properties)
      where property.isStatic && !property.isConstant && !property.isComputed {
        globals.insert(Name(property.name))
      }
    }
  }

  private mutating func findDrawnNames() {
    var waiting: [Name: [MemberFact]] = [:]
    drawn = Self.systemNames
    for member in project.members {
      let declaration = project.declaration(of: member.type)
      let isOfView = declaration.map { project.isView($0.type) } ?? false
      // A view's initializer runs while its parent is drawn.
      if isOfView, member.kind != .action || member.name == nil {
        drawn.formUnion(member.shown)
      } else if member.kind == .value {
        if let name = member.name {
          waiting[name, default: []].append(member)
        } else {
          drawn.formUnion(member.shown)
        }
      }
    }
    var pending = Array(drawn)
    while let name = pending.popLast() {
      for member in waiting.removeValue(forKey: name) ?? [] {
        for shown in member.shown where drawn.insert(shown).inserted { pending.append(shown) }
      }
    }
  }

  /// True if drawing a view may read something of the name.
  func isDrawn(_ name: Name) -> Bool { drawn.contains(name) }

  /// True if a property is only ever changed: its sole effect is to redraw views.
  func onlyRedraws(_ property: String) -> Bool {
    let name = Name(property)
    return triggers.contains(name)
  }

  /// True if a member takes its value from files, settings or the like, whose changes are not
  /// observed.
  func isUntracked(_ member: MemberFact) -> Bool {
    member.shown.contains(where: Self.outsideNames.contains)
  }

  /// True if a type other than the given ones reads the name.
  func isRead(_ name: Name, notOnlyBy types: [TypeID]) -> Bool {
    readers[name]?.contains { !types.contains($0) } ?? false
  }

  /// True if a view may depend on values that are not observed: objects that are no models, static
  /// variables, settings.
  func showsUntracked(_ view: TypeID) -> Bool {
    var names: Set<Name> = []
    var pending = project.members(of: view).filter { $0.kind == .value }
    while let member = pending.popLast() {
      for name in member.shown where names.insert(name).inserted {
        if globals.contains(name) { return true }
        pending += helpers[name] ?? []
      }
    }
    return project.parts(of: view).flatMap(\.type.properties).contains { property in
      guard !property.isStatic, !property.isComputed, property.attributes.isEmpty,
        names.contains(Name(property.name))
      else { return false }
      guard let id = property.type?.unwrapped.nominal?.id, id.isKnown else {
        return Self.isObject(property.writtenType)
      }
      return project.isClass(id) && !project.isObservable(id) && !project.isObservableObject(id)
    }
  }

  /// True if a framework's type is a class, judged by its prefix such as `NS`.
  private static func isObject(_ type: String) -> Bool {
    ["NS", "UI", "CL", "AV", "WK", "CK", "MK", "PH", "SK", "CB"].contains {
      type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase ?? false
    }
  }

  /// Names whose use in a member means that its value comes from files, settings or the system.
  private static let outsideNames: Set<Name> = Set(
    ["FileManager", "UserDefaults", "NSWorkspace", "NSApp", "UIApplication", "NSPasteboard"].map {
      Name($0)
    })

  /// Members that SwiftUI and the standard library read on their own.
  private static let systemNames: Set<Name> = Set(
    ["==", "<", "id", "hash", "hashValue", "description", "debugDescription", "errorDescription"]
      .map { Name($0) })

  /// Names of shared objects, and the types that have them.
  private static let sharedNames: Set<Name> = Set(
    [
      "shared", "standard", "current", "sharedInstance", "now", "UserDefaults", "Defaults",
      "NSPasteboard", "UIPasteboard", "FileManager", "ProcessInfo", "NSApp", "UIApplication",
      "NSApplication", "NSWorkspace", "NSScreen", "UIScreen", "UIDevice",
    ].map { Name($0) })
}
