/// A source as the guides' rules see it: its path and its facts.
///
/// A class, because every rule visits all sources: copying the facts as a structure would retain
/// each of their lists.
package final class GuideSource: Sendable {
  let facts: GuideFacts

  var path: String { facts.path }
  var isTest: Bool { facts.isTest }

  init(_ facts: GuideFacts) { self.facts = facts }
}
