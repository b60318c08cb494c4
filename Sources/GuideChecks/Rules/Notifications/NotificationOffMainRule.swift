import LocalizationModel
import SwiftTree

/// Reports a notification that changes visible state on the thread that posts it. The fix adds
/// `.receive(on: DispatchQueue.main)`.
struct NotificationOffMainRule: GuideRule {
  static let pack = GuidePack.notifications
  static let summary = RuleSummary(
    id: "notification-off-main", severity: .warning,
    title: Message(
      "a notification that changes state without '.receive(on:)'",
      comment: "规则 notification-off-main 的标题"),
    reason: Message(
      """
      A publisher of notifications delivers on the thread that posts. What views show may only change on \
      the main actor: put `.receive(on: DispatchQueue.main)` behind the publisher, be it one of a name or of a \
      message type. `.assign` and methods that change state count, too, and \
      so does a `.receive(on:)` with a queue of the background. Names that UIKit, \
      AppKit or SwiftUI declare, and names that only main-actor code posts, are not reported.
      """, comment: "规则 notification-off-main 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        struct Row: View {
          @State private var name = ""
          var body: some View {
            Text(name).onReceive(
              NotificationCenter.default.publisher(for: .didLogin).receive(on: DispatchQueue.main)
            ) { _ in name = "A" }
          }
        }
        """),
      .swift(
        """
        struct Row: View {
          @State private var isActive = false
          var body: some View {
            Text("A").onReceive(
              NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            ) { _ in isActive = true }
          }
        }
        """),
      .swift(
        """
        struct Row: View {
          @State private var name = ""
          var body: some View {
            Text(name).onReceive(NotificationCenter.default.publisher(for: .didLogin)) { _ in
              Task { @MainActor in name = "A" }
            }
          }
        }
        """),
      .swift(
        """
        @MainActor func post() { NotificationCenter.default.post(name: .didLogin, object: nil) }

        struct Row: View {
          @State private var name = ""
          var body: some View {
            Text(name).onReceive(NotificationCenter.default.publisher(for: .didLogin)) { _ in
              name = "A"
            }
          }
        }
        """),
      .swift(
        """
        @MainActor final class Poster {}

        extension Poster {
          func post() { NotificationCenter.default.post(name: .didLogin, object: nil) }
        }

        struct Row: View {
          @State private var name = ""
          var body: some View {
            Text(name).onReceive(NotificationCenter.default.publisher(for: .didLogin)) { _ in
              name = "A"
            }
          }
        }
        """),
    ],
    bad: [
      .swift(
        """
        struct Row: View {
          @State private var name = ""
          var body: some View {
            Text(name).⟦onReceive⟧(NotificationCenter.default.publisher(for: .didLogin)) { _ in
              name = "A"
            }
          }
        }
        """,
        fixed: """
          struct Row: View {
            @State private var name = ""
            var body: some View {
              Text(name).onReceive(NotificationCenter.default.publisher(for: .didLogin).receive(on: DispatchQueue.main)) { _ in
                name = "A"
              }
            }
          }
          """),
      .swift(
        """
        @Observable final class Model { var isPaused = false }

        struct Row: View {
          var model: Model
          var body: some View {
            Text("A").⟦onReceive⟧(
              NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification)
            ) { _ in model.isPaused = true }
          }
        }
        """,
        fixed: """
          @Observable final class Model { var isPaused = false }

          struct Row: View {
            var model: Model
            var body: some View {
              Text("A").onReceive(
                NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification).receive(on: DispatchQueue.main)
              ) { _ in model.isPaused = true }
            }
          }
          """),
      .swift(
        """
        func post() { NotificationCenter.default.post(name: .didLogin, object: nil) }

        final class Model: ObservableObject {
          @Published var name = ""
          private var all: Set<AnyCancellable> = []
          init() {
            NotificationCenter.default.publisher(for: .didLogin)
              .⟦sink⟧ { [weak self] _ in self?.name = "A" }
              .store(in: &all)
          }
        }
        """,
        fixed: """
          func post() { NotificationCenter.default.post(name: .didLogin, object: nil) }

          final class Model: ObservableObject {
            @Published var name = ""
            private var all: Set<AnyCancellable> = []
            init() {
              NotificationCenter.default.publisher(for: .didLogin).receive(on: DispatchQueue.main)
                .sink { [weak self] _ in self?.name = "A" }
                .store(in: &all)
            }
          }
          """),
      .swift(
        """
        struct LoginMessage: NotificationMessage { static let name = Notification.Name.didLogin }

        @Observable final class Model {
          var name = ""
          func follow(_ message: LoginMessage) { name = "A" }
        }

        struct Row: View {
          let model: Model
          var body: some View {
            Text("A").⟦onReceive⟧(NotificationCenter.default.publisher(for: LoginMessage.self)) {
              model.follow($0)
            }
          }
        }
        """,
        fixed: """
          struct LoginMessage: NotificationMessage { static let name = Notification.Name.didLogin }

          @Observable final class Model {
            var name = ""
            func follow(_ message: LoginMessage) { name = "A" }
          }

          struct Row: View {
            let model: Model
            var body: some View {
              Text("A").onReceive(NotificationCenter.default.publisher(for: LoginMessage.self).receive(on: DispatchQueue.main)) {
                model.follow($0)
              }
            }
          }
          """),
      .swift(
        """
        struct Row: View {
          @State private var name = ""
          private let logins = NotificationCenter.default.publisher(for: .didLogin)
          var body: some View { Text(name).⟦onReceive⟧(logins) { _ in name = "A" } }
        }
        """,
        fixed: """
          struct Row: View {
            @State private var name = ""
            private let logins = NotificationCenter.default.publisher(for: .didLogin)
            var body: some View { Text(name).onReceive(logins.receive(on: DispatchQueue.main)) { _ in name = "A" } }
          }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    let state = DeliveredState(project)
    for source in project.sources {
      for delivery in source.facts.deliveries where state.isChanged(by: delivery) {
        findings.add(
          Message(
            "this changes what is shown on the thread that posts: add '.receive(on: DispatchQueue.main)'",
            comment: "发现：在发送通知的线程上修改界面状态"),
          in: source, at: delivery.range,
          // Not safe: the delivery becomes asynchronous.
          fix: Fix(
            Message(
              "add '.receive(on: DispatchQueue.main)'",
              comment: "修复：加上 .receive(on: DispatchQueue.main)"),
            edits: [
              Fix.Edit(insert: ".receive(on: DispatchQueue.main)", at: delivery.hop)
            ], isSafe: false))
      }
    }
  }
}
