import LocalizationModel

/// Reports two notification names with the same text, whose observers receive both. Has no fix.
struct NotificationNameRepeatedRule: GuideRule {
  static let pack = GuidePack.notifications
  static let summary = RuleSummary(
    id: "notification-name-repeated", severity: .error,
    title: Message(
      "two names of notifications with the same text",
      comment: "规则 notification-name-repeated 的标题"),
    reason: Message(
      """
      Whoever observes one name receives the notifications of both. Such a pair is usually a copy whose \
      text was not changed. Give each its own text, or use one name.
      """, comment: "规则 notification-name-repeated 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        extension Notification.Name {
          static let didLogin = Notification.Name("didLogin")
          static let didLogout = Notification.Name("didLogout")
        }
        """),
      .swift(
        """
        extension Notification.Name {
          #if os(iOS)
          static let didLogin = Notification.Name("didLogin")
          #else
          static let didLogin = Notification.Name("didLogin")
          #endif
        }
        """),
      .swift("extension Tag.Name { static let a = Name(\"a\"), b = Name(\"a\") }"),
    ],
    bad: [
      .swift(
        """
        extension Notification.Name {
          static let didLogin = Notification.Name("didLogin")
          static let didLogout = Notification.Name(⟦"didLogin"⟧)
        }
        """),
      .swift(
        """
        extension Notification.Name { static let a = Self("changed") }

        extension NSNotification.Name { static let b = NSNotification.Name(⟦"changed"⟧) }
        """),
      .swift(
        """
        struct A: NotificationMessage { static let name = Notification.Name("changed") }

        struct B: NotificationMessage { static let name = Notification.Name(⟦"changed"⟧) }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    // The first name with each text.
    var first: [String: (path: String, literal: ByteRange)] = [:]
    for source in project.sources {
      // Branches of an `#if` may declare the same name.
      for name in source.facts.names where !name.isConditional {
        guard case .constant = name.place else { continue }
        guard let earlier = first[name.text] else {
          first[name.text] = (source.path, name.literal)
          continue
        }
        findings.add(
          Message(
            "'\(name.text)' names another notification already: give this one its own text",
            comment: "发现：两个通知名称相同。%@：通知名称"),
          in: source, at: name.literal,
          notes: [
            FindingNote(
              Message("the first name with this text", comment: "附注：第一个使用该文本的通知名称"),
              path: earlier.path, range: earlier.literal)
          ])
      }
    }
  }
}
