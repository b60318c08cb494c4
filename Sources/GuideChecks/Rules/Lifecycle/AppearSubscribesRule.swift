import LocalizationModel

/// Reports a subscription that `.onAppear` begins: each appearance adds it again. Has no fix.
struct AppearSubscribesRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "appear-subscribes", severity: .warning,
    title: Message(
      "'.onAppear' that begins a subscription", comment: "规则 appear-subscribes 的标题"),
    reason: Message(
      """
      A view appears again and again: on the way back, when a tab is chosen, when a list scrolls. Each \
      time one more subscription is added, and everything happens twice. Use `.onReceive`, or a loop in \
      `.task`, which ends with the view.
      """, comment: "规则 appear-subscribes 的理由，Markdown 格式"),
    good: [
      .swift(
        "struct Row: View { var body: some View { Text(\"A\").onReceive(feed) { show($0) } } }"),
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").onAppear { token = feed.sink { show($0) } } }
        }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A").onAppear {
              guard !isSubscribed else { return }
              feed.sink { show($0) }.store(in: &all)
            }
          }
        }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A")
              .onAppear { files.addObserver(observer) }
              .onDisappear { files.removeObserver(observer) }
          }
        }
        """),
    ],
    bad: [
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").onAppear { feed.sink { show($0) }.⟦store⟧(in: &all) } }
        }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A").onAppear {
              center.⟦addObserver⟧(self, selector: #selector(show), name: .shown, object: nil)
            }
          }
        }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A").onAppear(perform: {
              load()
              feed.assign(to: \\.name, on: model).⟦store⟧(in: &all)
            })
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for range in source.facts.appearances.flatMap(\.subscriptions) {
        findings.add(
          Message(
            "each appearance adds this subscription again: use '.onReceive' or '.task'",
            comment: "发现：每次 onAppear 都会新增订阅"),
          in: source, at: range)
      }
    }
  }
}
