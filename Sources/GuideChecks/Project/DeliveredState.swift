import SwiftTypes

/// Finds deliveries of notifications that may change visible state off the main thread.
///
/// The rule `notification-off-main` asks it for each delivery of the project.
struct DeliveredState {
  private let project: GuideProject
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
      for publisher in source.facts.storedPublishers {
        stored[publisher.name, default: []].append(publisher)
      }
    }
  }

  /// True if a delivery changes visible state on the thread that posts, which may be any.
  func isChanged(by delivery: DeliveryFact) -> Bool {
    guard isOffMain(delivery) else { return false }
    return delivery.targets.contains { project.isShownState($0, of: delivery.type) }
      || delivery.calls.contains {
        project.stateChanges.property(changedBy: .init(name: $0.name, type: $0.owner)) != nil
      }
  }

  /// True if a delivery may run off the main thread: on its queue, or where the notification is
  /// posted.
  private func isOffMain(_ delivery: DeliveryFact) -> Bool {
    var (publisher, executor) = (delivery.publisher, delivery.executor)
    if case .stored(let name) = publisher {
      let fact = stored[name]?.first { $0.type == delivery.type || !$0.type.isKnown }
      guard let fact else { return false }
      (publisher, executor) = (fact.publisher, executor ?? fact.executor)
    }
    return executor.map(project.isOffMain) ?? mayBeOffMain(publisher)
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
