import LocalizationModel

/// Reports a notification name spelled as a literal where it is used. The fix makes it a constant.
struct NotificationNameRule: GuideRule {
  static let pack = GuidePack.notifications
  static let summary = RuleSummary(
    id: "notification-name", severity: .error,
    title: Message(
      "the name of a notification as a literal where it is used",
      comment: "规则 notification-name 的标题"),
    reason: Message(
      """
      A name that is spelled twice is spelled differently one day, and the message is never received. \
      Name each once: as a `static let` in an extension of `Notification.Name`, or better as the `name` \
      of a message type, which says what the message carries, too. Any constant or property that names it is \
      accepted.
      """, comment: "规则 notification-name 的理由，Markdown 格式"),
    good: [
      .swift(
        "extension Notification.Name { static let didLogin = Notification.Name(\"didLogin\") }"),
      .swift(
        """
        struct LoginMessage: NotificationMessage {
          static var name: Notification.Name { Notification.Name("didLogin") }
        }
        """),
      .swift("let name = Name(\"didLogin\")"),
      .swift(
        """
        let didLogin = Notification.Name("didLogin")

        enum Names { static let didLogout = NSNotification.Name(rawValue: "didLogout") }
        """),
      .swift(
        """
        extension NSNotification.Name {
          static let didLogin: Notification.Name = .init(rawValue: "didLogin")
          static let didLogout = Self("didLogout")
        }
        """),
    ],
    bad: [
      .swift(
        """
        extension Notification.Name {
          static let didLogin = Notification.Name("didLogin")
        }

        func post() {
          center.post(name: .didLogin, object: nil)
          center.post(name: Notification.Name(⟦"org.example.DidLogout"⟧), object: nil)
        }
        """,
        fixed: """
          extension Notification.Name {
            static let didLogin = Notification.Name("didLogin")
            static let didLogout = Notification.Name("org.example.DidLogout")
          }

          func post() {
            center.post(name: .didLogin, object: nil)
            center.post(name: Notification.Name.didLogout, object: nil)
          }
          """),
      .swift("func make() { let name = Notification.Name(⟦\"didLogin\"⟧); post(name) }"),
      .swift(
        """
        func post() { NotificationCenter.default.post(name: .init(⟦"didLogin"⟧), object: nil) }
        """),
      .swift(
        """
        enum Names { static let all = [NSNotification.Name(rawValue: ⟦"didLogin"⟧)] }
        """),
      .swift(
        """
        extension Notification.Name {
          static func all() -> [Notification.Name] { [Notification.Name(⟦"didLogin"⟧)] }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    let constants = NotificationConstants(project: project)
    for source in project.sources {
      for name in source.facts.names {
        guard case .elsewhere = name.place else { continue }
        let fix = constants.constant(for: name, in: source)
        let reason = FindingNote(
          Message(
            "no automatic fix: no extension of 'Notification.Name' in this target can take the constant",
            comment: "附注：此目标中没有可以放置常量的 Notification.Name 扩展"),
          path: source.path, range: name.literal)
        findings.add(
          Message(
            "'\(name.text)' is a literal: make it a constant of 'Notification.Name' or a message type",
            comment: "发现：通知名称写成字面量。%@：通知名称"),
          in: source, at: name.literal, notes: fix == nil ? [reason] : [], fix: fix)
      }
    }
  }
}
