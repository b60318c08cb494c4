import LocalizationModel

/// Reports a `sink` or `assign` whose subscription is dropped and so ends at once. Has no fix.
struct SinkDroppedRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "sink-dropped", severity: .error,
    title: Message("a 'sink' whose subscription is dropped", comment: "规则 sink-dropped 的标题"),
    reason: Message(
      """
      A subscription lives as long as the `AnyCancellable` that `sink` or `assign(to:on:)` gives. Dropped, \
      or kept only by a local constant that nothing uses, it is cancelled at once, and nothing is ever received. Keep it: `.store(in: &cancellables)`.
      """, comment: "规则 sink-dropped 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        final class Model {
          func start() { feed.sink { show($0) }.store(in: &cancellables) }
          func again() { token = feed.sink { show($0) } }
        }
        """),
      .swift("func follow() -> AnyCancellable { feed.sink { show($0) } }"),
      .swift("func follow() { feed.assign(to: &$name) }"),
      .swift(
        """
        struct Kitchen { func sink(_ drain: () -> Void) {} }

        func clean(_ kitchen: Kitchen) { kitchen.sink { rinse() } }
        """),
    ],
    bad: [
      .swift("final class Model { init() { feed.⟦sink⟧ { show($0) } } }"),
      .swift("func follow() { _ = feed.map { $0.name }.⟦sink⟧(receiveValue: show) }"),
      .swift(
        """
        final class Model {
          func start() {
            if isOn { feed.⟦assign⟧(to: \\.name, on: self) }
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for range in source.facts.droppedSubscriptions {
        findings.add(
          Message(
            "this subscription is dropped and ends at once: add '.store(in:)', or keep it",
            comment: "发现：sink 返回的订阅被丢弃"),
          in: source, at: range)
      }
    }
  }
}
