import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// True if a class is isolated to a global actor by its declaration or by a type it inherits
  /// from; `nil` if a framework's type may isolate it.
  func isIsolated(_ type: TypeID) -> Bool? {
    guard let part = declaration(of: type) else { return nil }
    if isMainActorByDefault(part.source.path), !part.type.modifiers.contains(.nonisolated) {
      return true
    }
    var isUnsure = false
    for ancestor in isolationSources(of: type) {
      guard let part = declaration(of: ancestor) else { continue }
      if part.type.attributes.contains(where: { isGlobalActor($0.name) }) { return true }
      for inherited in part.type.inherited where !inherited.type.isKnown {
        if !Self.nonisolated.contains(inherited.name) { isUnsure = true }
      }
    }
    return isUnsure ? nil : false
  }

  /// True if a type inherits from one of a framework that is used on the main thread only.
  func isOnMainThread(_ type: TypeID) -> Bool {
    withAncestors(of: type).flatMap(parts).flatMap(\.type.inherited).contains {
      !$0.type.isKnown && GuideTypes.isOnMainThread($0.name)
    }
  }

  /// True if a class inherits from a framework's type that is isolated to the main actor.
  func inheritsIsolation(_ type: TypeID) -> Bool {
    declaration(of: type)?.type.inherited.contains {
      !$0.type.isKnown && ($0.name.hasSuffix("Style") || Self.isolated.contains($0.name))
    } ?? false
  }

  /// True for a view that only wraps one of UIKit or AppKit, so that no body draws it.
  func isRepresentable(_ type: TypeID) -> Bool {
    parts(of: type).contains { part in
      part.type.inherited.contains { !$0.type.isKnown && $0.name.hasSuffix("Representable") }
    }
  }

  /// Protocols and classes of Apple's frameworks that are isolated to the main actor.
  private static let isolated: Set<String> = [
    "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    "NSWindowDelegate", "NSViewController", "UIViewController", "NSView", "UIView", "NSWindow",
    "NSPanel", "NSWindowController", "NSHostingView", "NSHostingController",
    "UIHostingController", "UICollectionViewCell", "UITableViewCell",
  ]

  /// Returns a class, its superclasses, and the protocols in their own inheritance clauses.
  /// Protocols adopted in extensions are left out, since they isolate no class.
  private func isolationSources(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    // A limit, which no real hierarchy reaches.
    while next < found.count, next < 48 {
      for inherited in declaration(of: found[next])?.type.inherited ?? []
      where inherited.type.isKnown && !found.contains(inherited.type) {
        found.append(inherited.type)
      }
      next += 1
    }
    return found
  }

  /// The reason why `@MainActor` on a class might not compile; `nil` if none is known.
  func isolationNote(_ type: TypeFact, in source: GuideSource) -> FindingNote? {
    if source.facts.conditionalNames.contains(type.nameRange.start) {
      return MigrationRejection(reason: .conditional, path: source.path, range: type.nameRange).note
    }
    if hasOpenRequirements(type.id) {
      return FindingNote(
        Message(
          "no automatic fix: the class inherits from what may not be on the main actor",
          comment: "附注：父类或协议可能不在 main actor 上"),
        path: source.path, range: type.nameRange)
    }
    for part in parts(of: type.id) {
      let obstacle = part.source.facts.isolationObstacles.first { $0.type == type.id }
      guard let obstacle else { continue }
      return FindingNote(
        Message(
          "no automatic fix: '\(obstacle.name)' may run off the main actor",
          comment: "附注：此处代码可能不在 main actor 上运行。%@：名称"),
        path: part.source.path, range: obstacle.range)
    }
    if isNamedOnMainActorOnly(type.id) { return nil }
    return FindingNote(
      Message(
        "no automatic fix: code that may not be on the main actor uses the class",
        comment: "附注：可能不在 main actor 上的代码用到该类"),
      path: source.path, range: type.nameRange)
  }

  /// True if a class is mentioned only in code on the main actor: in itself, in views, in previews
  /// and in isolated types. Any other code that mentions it might no longer compile with
  /// `@MainActor` on the class.
  func isNamedOnMainActorOnly(_ type: TypeID) -> Bool {
    guard let name = declaration(of: type)?.type.lastName else { return false }
    let className = Name(name)
    return allSources.allSatisfy { source in
      let offsets = source.facts.classMentions.lazy.filter { $0.name == className }.map(\.place)
      return offsets.allSatisfy { offset in
        if source.facts.isInPreview(ByteRange(start: offset, end: offset + 1)) { return true }
        let around = source.facts.types.filter { $0.range.start <= offset && offset < $0.range.end }
        return around.contains { outer in
          outer.id == type || isView(outer) || outer.id.isKnown && isIsolated(outer.id) == true
        }
      }
    }
  }

  /// True if an attribute is a global actor.
  func isGlobalActor(_ attribute: String) -> Bool {
    attribute == "MainActor" || globalActors.contains(attribute)
  }

  /// True if a type conforms to `Sendable` in its declaration or an extension.
  func conformsToSendable(_ type: TypeID) -> Bool {
    parts(of: type).contains { part in
      part.type.inherited.contains { $0.name == "Sendable" && !$0.type.isKnown }
    }
  }

  /// Protocols and classes of Apple's frameworks that isolate nothing.
  private static let nonisolated: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "NSObject",
    "NSObjectProtocol", "Observable", "ObservableObject", "CLLocationManagerDelegate",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "UNUserNotificationCenterDelegate", "AVAudioPlayerDelegate", "AVSpeechSynthesizerDelegate",
    "WCSessionDelegate", "CBCentralManagerDelegate", "Error", "RawRepresentable",
  ]

  /// True if a class inherits from a class or protocol that isolated members might not satisfy: one
  /// that is not isolated itself.
  func hasOpenRequirements(_ type: TypeID) -> Bool {
    let parts = parts(of: type)
    let hasConstantID = parts.flatMap(\.type.properties).contains {
      $0.name == "id" && $0.isConstant
    }
    let harmless: Set<String> = ["AnyObject", "NSObject", "Observable", "ObservableObject"]
    return parts.contains { part in
      part.type.inherited.contains { inherited in
        if inherited.type.isKnown { return true }
        return !harmless.contains(inherited.name)
          && !(inherited.name == "Identifiable" && hasConstantID)
      }
    }
  }
}
