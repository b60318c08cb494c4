/// A source with what it says of models, notifications and tasks.
///
/// A reference, since every rule goes through all sources, and a copy of the facts would count each of
/// their lists once more.
package final class GuideSource: Sendable {
  let facts: GuideFacts

  var path: String { facts.path }
  var isTest: Bool { facts.isTest }

  init(_ facts: GuideFacts) { self.facts = facts }
}
