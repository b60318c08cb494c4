import LocalizationModel

/// Reports `addObserver(forName:)` whose token is dropped, so that it cannot be removed. Off by
/// default, without a fix.
struct NotificationObserverLeakedRule: GuideRule {
  static let pack = GuidePack.notifications
  static let summary = RuleSummary(
    id: "notification-observer-leaked", severity: .warning, isOnByDefault: false,
    title: Message(
      "'addObserver(forName:)' whose token is dropped",
      comment: "规则 notification-observer-leaked 的标题"),
    reason: Message(
      """
      The token is the only way to remove such an observer. Dropped, its block runs as long as the app \
      does, once more for each object that added it. Keep the token and pass it to `removeObserver`, or \
      use `notifications(named:)` in a task.
      """, comment: "规则 notification-observer-leaked 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        final class Model {
          var token: NSObjectProtocol?
          func start() {
            token = NotificationCenter.default.addObserver(forName: .didLogin, object: nil, queue: nil) { _ in }
          }
        }
        """),
      .swift(
        """
        func observe() -> NSObjectProtocol {
          center.addObserver(forName: .didLogin, object: nil, queue: nil) { _ in }
        }
        """),
      .swift(
        """
        final class Model {
          var tokens: [NSObjectProtocol] = []
          func start(_ names: [Notification.Name]) {
            tokens = names.map { name in
              NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
            }
          }
        }
        """),
      .swift(
        "func observe() { center.addObserver(self, selector: #selector(a), name: .didLogin, object: nil) }"
      ),
    ],
    bad: [
      .swift(
        """
        final class Model {
          init() {
            NotificationCenter.default.⟦addObserver⟧(forName: .didLogin, object: nil, queue: nil) { _ in }
          }
        }
        """),
      .swift(
        """
        func observe() {
          _ = center.⟦addObserver⟧(forName: .didLogin, object: nil, queue: .main) { _ in show() }
          start()
        }
        """),
      .swift(
        """
        struct Screen: View {
          var body: some View {
            Text("A").onAppear {
              center.⟦addObserver⟧(forName: .didLogin, object: nil, queue: nil, using: handle)
            }
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for range in source.facts.droppedObservers {
        findings.add(
          Message(
            "the token of this observer is dropped, so it is never removed: keep it for 'removeObserver'",
            comment: "发现：addObserver(forName:) 返回的令牌被丢弃"),
          in: source, at: range)
      }
    }
  }
}
