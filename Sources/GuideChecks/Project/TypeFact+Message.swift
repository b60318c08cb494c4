import LocalizationModel
import SwiftTree
import SwiftTypes

extension TypeFact {
  /// True if the type is a message, a value that is posted as a notification: it inherits from a
  /// protocol of Foundation for messages, or from one of the project with a static `name`.
  func isMessage(in project: GuideProject) -> Bool {
    inherited.contains { inherited in
      if !inherited.type.isKnown { return Self.messageProtocols.contains(inherited.name) }
      return project.withAncestors(of: inherited.type).contains { ancestor in
        guard let part = project.declaration(of: ancestor), part.type.kind == .protocol else {
          return false
        }
        return part.type.name == "NotificationMessage"
          || part.type.properties.contains {
            $0.name == "name" && $0.isStatic && $0.writtenType.hasSuffix("Notification.Name")
          }
      }
    }
  }

  private static let messageProtocols: Set<String> = [
    "AsyncMessage", "MainActorMessage", "NotificationMessage",
  ]
}
