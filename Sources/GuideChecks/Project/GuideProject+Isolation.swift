import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// Whether the main actor or another global actor owns a class, as far as its declaration and what it
  /// inherits from say it; `nil` where a type of others may say it.
  func isIsolated(_ type: TypeID) -> Bool? {
    guard let part = declaration(of: type) else { return nil }
    if isMainActorByDefault(part.source.path), !part.type.modifiers.contains(.nonisolated) {
      return true
    }
    var isUnsure = false
    for ancestor in isolationSources(of: type) {
      guard let own = declaration(of: ancestor) else { continue }
      if own.type.attributes.contains(where: { isGlobalActor($0.name) }) { return true }
      for inherited in own.type.inherited where !inherited.type.isKnown {
        if !Self.nonisolated.contains(inherited.name) { isUnsure = true }
      }
    }
    return isUnsure ? nil : false
  }

  /// Whether what a type inherits from is on the main actor by the systems' own declarations.
  func inheritsIsolation(_ type: TypeID) -> Bool {
    declaration(of: type)?.type.inherited.contains {
      !$0.type.isKnown && ($0.name.hasSuffix("Style") || Self.isolated.contains($0.name))
    } ?? false
  }

  /// Whether a view only wraps one of an older framework, and is not drawn by a body.
  func isRepresentable(_ type: TypeID) -> Bool {
    parts(of: type).contains { part in
      part.type.inherited.contains { !$0.type.isKnown && $0.name.hasSuffix("Representable") }
    }
  }

  /// Protocols and classes of the systems that are on the main actor.
  private static let isolated: Set<String> = [
    "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    "NSWindowDelegate", "NSViewController", "UIViewController", "NSView", "UIView", "NSWindow",
    "NSPanel", "NSWindowController", "NSHostingView", "NSHostingController",
    "UIHostingController", "UICollectionViewCell", "UITableViewCell",
  ]

  /// A class, its superclasses, and the protocols that their declarations name, with those that these
  /// inherit from. What extensions adopt isolates no class.
  private func isolationSources(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    while next < found.count, next < 48 {
      for inherited in declaration(of: found[next])?.type.inherited ?? []
      where inherited.type.isKnown && !found.contains(inherited.type) {
        found.append(inherited.type)
      }
      next += 1
    }
    return found
  }

  /// What `@MainActor` on a class would keep from compiling; `nil` if nothing is known.
  func isolationNote(_ type: TypeFact, in source: GuideSource) -> FindingNote? {
    if source.facts.dividedNames.contains(type.nameRange.start) {
      return MigrationStop(reason: .conditional, path: source.path, range: type.nameRange).note
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

  /// Whether a class is only named where the main actor runs the code: in itself, in views, in previews,
  /// and in types that it owns. What others do with it would not compile any more.
  func isNamedOnMainActorOnly(_ type: TypeID) -> Bool {
    guard let name = declaration(of: type)?.type.lastName else {
      return false
    }
    let hash = Name(name)
    return allSources.allSatisfy { source in
      source.facts.classMentions.lazy.filter { $0.name == hash }.map(\.place).allSatisfy { place in
        if source.facts.isInPreview(ByteRange(start: place, end: place + 1)) {
          return true
        }
        let around = source.facts.types.filter { $0.range.start <= place && place < $0.range.end }
        return around.contains { outer in
          outer.id == type || isView(outer) || outer.id.isKnown && isIsolated(outer.id) == true
        }
      }
    }
  }

  /// Whether an attribute is a global actor.
  func isGlobalActor(_ attribute: String) -> Bool {
    attribute == "MainActor" || globalActors.contains(attribute)
  }

  /// Whether a type says that it can be passed between actors, in its declaration or an extension.
  func saysSendable(_ type: TypeID) -> Bool {
    parts(of: type).contains { part in
      part.type.inherited.contains { $0.name == "Sendable" && !$0.type.isKnown }
    }
  }

  /// Protocols and classes of others that isolate nothing.
  private static let nonisolated: Set<String> = [
    "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "NSObject",
    "NSObjectProtocol", "Observable", "ObservableObject", "CLLocationManagerDelegate",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "UNUserNotificationCenterDelegate", "AVAudioPlayerDelegate", "AVSpeechSynthesizerDelegate",
    "WCSessionDelegate", "CBCentralManagerDelegate", "Error", "RawRepresentable",
  ]

  /// Whether a class inherits from what its members would not satisfy any more if they were isolated:
  /// protocols whose requirements are not, or a class that is not.
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
