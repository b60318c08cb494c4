import SwiftTypes

/// Finds deliveries of notifications that may change visible state off the main thread.
///
/// The rule `notification-off-main` asks it for each delivery of the project.
struct DeliveredState {
  private let project: GuideProject
  /// The methods that change visible state.
  private var changes: Set<ChangingFunction.Method> = []
  /// The properties that hold a publisher, by name.
  private var stored: [String: [StoredPublisherFact]] = [:]
  /// True if a `publisher` method of the project delivers on another queue.
  private let publisherHops: Bool
  /// True if a `post` method of the project posts from the main actor.
  private let postHops: Bool

  init(_ project: GuideProject) {
    self.project = project
    publisherHops = project.allSources.contains { $0.facts.publisherHops }
    postHops = project.allSources.contains { $0.facts.postHops }
    for source in project.allSources {
      for change in source.facts.changingFunctions
      where project.isShownState(change.target, of: change.type) {
        changes.insert(change.method)
      }
      for publisher in source.facts.storedPublishers {
        stored[publisher.name, default: []].append(publisher)
      }
    }
  }

  /// True if a delivery changes visible state on the thread that posts, which may be any.
  func isChanged(by delivery: DeliveryFact) -> Bool {
    guard let publisher = publisher(of: delivery), mayBeOffMain(publisher) else { return false }
    return delivery.targets.contains { project.isShownState($0, of: delivery.type) }
      || delivery.calls.contains { changes.contains(.init(name: $0.name, type: $0.owner)) }
  }

  private func publisher(of delivery: DeliveryFact) -> NotificationPublisher? {
    guard case .stored(let name) = delivery.publisher else { return delivery.publisher }
    return stored[name]?.first { $0.type == delivery.type || !$0.type.isKnown }?.publisher
  }

  /// True if a notification may be posted off the main thread. A name that a framework declares
  /// may.
  private func mayBeOffMain(_ publisher: NotificationPublisher) -> Bool {
    switch publisher {
    case .name(nil): true
    case .name(let name?): !project.isPostedOnMainActor(.name(name))
    case .message(let type):
      !publisherHops && !postHops && !(type.isKnown && project.isPostedOnMainActor(.message(type)))
    case .stored: false
    }
  }
}
