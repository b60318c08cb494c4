import LocalizationModel

/// Reports a notification of the project that carries a dictionary, and reads of its literal keys:
/// a message type would declare its contents. Has no fix.
struct NotificationUserinfoRule: GuideRule {
  static let pack = GuidePack.notifications
  static let summary = RuleSummary(
    id: "notification-userinfo", severity: .warning,
    title: Message(
      "a notification of the project that carries a dictionary",
      comment: "规则 notification-userinfo 的标题"),
    reason: Message(
      """
      Nothing checks the keys of a `userInfo` and the types behind them: a receiver that spells one \
      wrong finds nothing. Declare one `struct` for each message, with a property for each value, and \
      post that.
      """, comment: "规则 notification-userinfo 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        extension Notification.Name { static let didLogin = Notification.Name("didLogin") }

        func post() { NotificationCenter.default.post(name: .didLogin, object: nil) }
        """),
      .swift(
        """
        func post() { NotificationCenter.default.post(name: .libraryChanged, object: nil, userInfo: ["id": 1]) }
        """),
      .swift("func read(_ note: Notification) { show(note.userInfo?[\"aps\"]) }"),
    ],
    bad: [
      .swift(
        """
        extension Notification.Name { static let didLogin = Notification.Name("didLogin") }

        func post() { center.post(name: .didLogin, object: nil, userInfo: ⟦["id": 1]⟧) }
        """),
      .swift(
        """
        extension Notification.Name { static let didLogin = Notification.Name("didLogin") }

        func post(_ values: [String: Any]) {
          center.post(name: Notification.Name.didLogin, object: self, userInfo: ⟦values⟧)
        }
        """),
      .swift(
        """
        extension Notification.Name { static let didLogin = Notification.Name("didLogin") }

        func post() { center.post(name: .didLogin, object: nil, userInfo: ⟦["user": name]⟧) }

        func read(_ note: Notification) { show(note.userInfo?[⟦"user"⟧]) }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    var keys: Set<String> = []
    for source in project.sources {
      for post in source.facts.posts where project.notificationNames.contains(post.name) {
        keys.formUnion(post.keys)
        findings.add(
          Message(
            "'\(post.name)' carries a dictionary: declare a message type with a property for each value",
            comment: "发现：通知携带字典。%@：通知名称的常量"),
          in: source, at: post.range)
      }
    }
    for source in project.sources {
      for read in source.facts.userInfoReads where keys.contains(read.key) {
        findings.add(
          Message(
            "'\(read.key)' is looked up in a dictionary: read it from a message type",
            comment: "发现：从通知的字典取值。%@：字典的键"),
          in: source, at: read.range)
      }
    }
  }
}
