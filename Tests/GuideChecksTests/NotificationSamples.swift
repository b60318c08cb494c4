/// Samples of statements on messages, tasks and texts.
enum NotificationSamples {
  private static let typed = """
    extension Notification.Name {
      static let messageReceived = Notification.Name("messageReceived")
    }

    protocol NotificationMessage: Sendable { static var name: Notification.Name { get } }

    struct MessageReceived: NotificationMessage {
      static let name = Notification.Name.messageReceived
      let text: String
    }

    @MainActor @Observable final class Chat {
      var messages = [String]()
      private var cancellables = Set<AnyCancellable>()
      func follow() {
        NotificationCenter.default.publisher(for: MessageReceived.self)
          .receive(on: DispatchQueue.main)
          .sink { [weak self] in self?.messages.append($0.text) }
          .store(in: &cancellables)
      }
    }

    struct ChatView: View {
      @State private var last = ""
      var body: some View {
        Text(verbatim: last)
          .onReceive(
            NotificationCenter.default.publisher(for: MessageReceived.self).receive(on: RunLoop.main)
          ) { last = $0.text }
          .onReceive(
            NotificationCenter.default.publisher(for: .messageReceived).receive(on: RunLoop.main)
          ) { _ in last = "" }
      }
    }
    """

  static let messages = [
    StatementSample(
      ["message-struct", "post-typed"], "notification-userinfo",
      wrong: """
        extension Notification.Name { static let didSend = Notification.Name("didSend") }

        func send(_ text: String) {
          NotificationCenter.default.post(name: .didSend, object: nil, userInfo: ["text": text])
        }
        """,
      right: """
        extension Notification.Name { static let didSend = Notification.Name("didSend") }

        struct DidSend: NotificationMessage {
          static let name = Notification.Name.didSend
          let text: String
        }

        func send(_ text: String) { NotificationCenter.default.post(DidSend(text: text)) }
        """),
    StatementSample(
      ["no-magic-strings"], "notification-name",
      wrong: """
        func send() {
          NotificationCenter.default.post(name: Notification.Name("didSend"), object: nil)
        }
        """,
      right: """
        extension Notification.Name { static let didSend = Notification.Name("didSend") }

        func send() { NotificationCenter.default.post(name: .didSend, object: nil) }
        """),
    StatementSample(
      ["sendable-messages"], "message-not-sendable",
      wrong: """
        final class Account {}

        struct DidLogin: NotificationMessage {
          static let name = Notification.Name("didLogin")
          let account: Account
        }
        """, right: typed),
    StatementSample(
      ["no-error-in-message"], "message-not-sendable",
      wrong: """
        struct DidFail: NotificationMessage {
          static let name = Notification.Name("didFail")
          let error: Error?
        }
        """, right: typed),
    StatementSample(
      ["receive-before-sink"], "notification-off-main",
      wrong: typed.replacing("      .receive(on: DispatchQueue.main)\n", with: ""), right: typed),
    StatementSample(
      ["receive-before-on-receive"], "notification-off-main",
      wrong: typed.replacing(
        "publisher(for: MessageReceived.self).receive(on: RunLoop.main)",
        with: "publisher(for: MessageReceived.self)"), right: typed),
    StatementSample(
      ["receive-before-named", "receive-before-assign"], "notification-off-main",
      wrong: typed.replacing(
        "publisher(for: .messageReceived).receive(on: RunLoop.main)",
        with: "publisher(for: .messageReceived)"), right: typed),
  ]

  private static let loading = """
    @MainActor @Observable final class Blog {
      var posts = [String]()
      @ObservationIgnored private var refreshing: Task<Void, Never>?
      func load() async { posts = await fetch() }
      func refresh() {
        refreshing?.cancel()
        refreshing = Task { await load() }
      }
      deinit { refreshing?.cancel() }
    }

    struct BlogView: View {
      @State private var blog = Blog()
      @State private var isShown = false
      var body: some View {
        Text(verbatim: blog.posts.joined()).onAppear { isShown = true }.task { await blog.load() }
      }
    }
    """

  static let tasks = [
    StatementSample(
      ["no-task-in-init"], "task-in-init",
      wrong: """
        @MainActor @Observable final class Blog {
          var posts = [String]()
          init() { Task { posts = await fetch() } }
        }
        """, right: loading),
    StatementSample(
      ["task-modifier", "await-in-task"], "task-in-appear",
      wrong: loading.replacing(
        ".task { await blog.load() }", with: ".onAppear { Task { await blog.load() } }"),
      right: loading),
    StatementSample(
      ["appear-synchronous"], "async-in-appear",
      wrong: """
        @MainActor @Observable final class Blog {
          var posts = [String]()
          func load() { Task { posts = await fetch() } }
        }

        struct BlogView: View {
          let blog: Blog
          var body: some View { Text(verbatim: blog.posts.joined()).onAppear { blog.load() } }
        }
        """, right: loading),
    StatementSample(
      ["keep-handle"], "task-dropped",
      wrong: loading.replacing("refreshing = Task {", with: "Task {"), right: loading),
    StatementSample(
      ["cancel-task"], "task-not-cancelled",
      wrong: loading.replacing("refreshing?.cancel()", with: ""), right: loading),
  ]

  private static let commented = """
    struct ChatView: View {
      let title = String(localized: "Chats", comment: "聊天列表的标题")
      var body: some View {
        Text("New Message", comment: "新建消息的按钮")
        Text("Delete Message", comment: "删除消息的按钮")
      }
    }
    """

  static let texts = [
    StatementSample(
      ["english-keys"], "key-language",
      wrong: commented.replacing("\"New Message\"", with: "\"新消息\""), right: commented),
    StatementSample(
      ["chinese-comments"], "comment-language",
      wrong: commented.replacing("新建消息的按钮", with: "button for a new message"), right: commented),
    StatementSample(
      ["text-comment"], "comment-missing",
      wrong: commented.replacing(", comment: \"新建消息的按钮\"", with: ""), right: commented),
    StatementSample(
      ["string-comment"], "comment-missing",
      wrong: commented.replacing(", comment: \"聊天列表的标题\"", with: ""), right: commented),
  ]
}
