import LocalizationModel

extension GuideStatement {
  private static let frameworkTypes = Message(
    "types of frameworks count as 'Sendable'",
    comment: "规范条目 sendable-messages 和 no-error-in-message 为何没有完全对应的规则")

  private static let ownNames = Message(
    "for notifications that the project itself names",
    comment: "规范条目 message-struct 和 post-typed 为何没有完全对应的规则")

  /// The statements of the best practices, in their order.
  static let practices: [GuideStatement] = [
    GuideStatement(
      "message-struct", .practices, .notifications,
      Message(
        "a message is a struct, not a 'userInfo' dictionary",
        comment: "规范条目 message-struct，出自最佳实践指南"),
      .inPart(ownNames), ["notification-userinfo"]),
    GuideStatement(
      "no-magic-strings", .practices, .notifications,
      Message(
        "names of notifications are constants, not literals",
        comment: "规范条目 no-magic-strings，出自最佳实践指南"),
      .inPart(
        Message(
          "a name that any constant or property gives is accepted",
          comment: "规范条目 no-magic-strings 为何没有完全对应的规则")), ["notification-name"]),
    GuideStatement(
      "names-in-one-file", .practices, .notifications,
      Message("all names stand in one file", comment: "规范条目 names-in-one-file，出自最佳实践指南"),
      .noRule(
        Message(
          "any extension of 'Notification.Name' is accepted: which file is the one, sources do not tell",
          comment: "规范条目 names-in-one-file 为何没有完全对应的规则")), []),
    GuideStatement(
      "sendable-messages", .practices, .notifications,
      Message("messages are 'Sendable'", comment: "规范条目 sendable-messages，出自最佳实践指南"),
      .inPart(frameworkTypes), ["message-not-sendable"]),
    GuideStatement(
      "no-error-in-message", .practices, .notifications,
      Message("a message holds no 'Error'", comment: "规范条目 no-error-in-message，出自最佳实践指南"),
      .inPart(frameworkTypes), ["message-not-sendable"]),
    GuideStatement(
      "post-typed", .practices, .notifications,
      Message("post a message type, not a dictionary", comment: "规范条目 post-typed，出自最佳实践指南"),
      .inPart(ownNames), ["notification-userinfo"]),
    GuideStatement(
      "receive-before-sink", .practices, .notifications,
      Message(
        "'.receive(on:)' before '.sink' of a message type",
        comment: "规范条目 receive-before-sink，出自最佳实践指南"),
      .held, ["notification-off-main"]),
    GuideStatement(
      "receive-before-on-receive", .practices, .notifications,
      Message(
        "'.receive(on:)' before '.onReceive' of a message type",
        comment: "规范条目 receive-before-on-receive，出自最佳实践指南"),
      .held, ["notification-off-main"]),
    GuideStatement(
      "receive-before-named", .practices, .notifications,
      Message(
        "'.receive(on:)' before '.onReceive' of a name",
        comment: "规范条目 receive-before-named，出自最佳实践指南"),
      .held, ["notification-off-main"]),
    GuideStatement(
      "hop-accepted", .practices, .notifications,
      Message(
        "'MainActor.run' and 'Task { @MainActor in }' do as well",
        comment: "规范条目 hop-accepted，出自最佳实践指南"),
      .noRule(
        Message(
          "it is accepted: 'notification-off-main' is silent then",
          comment: "规范条目 hop-accepted 为何没有完全对应的规则")), []),
    GuideStatement(
      "no-task-in-init", .practices, .lifecycle,
      Message(
        "no 'Task' in the initializer of a view model", comment: "规范条目 no-task-in-init，出自最佳实践指南"),
      .inPart(
        Message(
          "the only object of a class, which lives as long as the app, may start a task",
          comment: "规范条目 no-task-in-init 为何没有完全对应的规则")), ["task-in-init"]),
    GuideStatement(
      "task-modifier", .practices, .lifecycle,
      Message(
        "use '.task' instead of a 'Task' in '.onAppear'", comment: "规范条目 task-modifier，出自最佳实践指南"),
      .held, ["task-in-appear"]),
    GuideStatement(
      "keep-handle", .practices, .lifecycle,
      Message("keep the handle of a task", comment: "规范条目 keep-handle，出自最佳实践指南"),
      .inPart(
        Message(
          "tasks of methods that end something must finish, and 'nonisolated' ones hop back",
          comment: "规范条目 keep-handle 为何没有完全对应的规则")), ["task-dropped", "task-in-init"]),
    GuideStatement(
      "cancel-task", .practices, .lifecycle,
      Message(
        "cancel a task in 'deinit' or when cleaning up", comment: "规范条目 cancel-task，出自最佳实践指南"),
      .inPart(
        Message(
          "a name that something cancels anywhere counts as cancelled",
          comment: "规范条目 cancel-task 为何没有完全对应的规则")), ["task-not-cancelled"]),
    GuideStatement(
      "appear-synchronous", .practices, .lifecycle,
      Message(
        "'.onAppear' does synchronous work only", comment: "规范条目 appear-synchronous，出自最佳实践指南"),
      .inPart(
        Message(
          "tasks, and methods that only start one; what else waits, sources do not tell",
          comment: "规范条目 appear-synchronous 为何没有完全对应的规则")), ["task-in-appear", "async-in-appear"]),
    GuideStatement(
      "await-in-task", .practices, .lifecycle,
      Message(
        "what waits when a view begins stands in '.task'", comment: "规范条目 await-in-task，出自最佳实践指南"),
      .held, ["task-in-appear"]),
    GuideStatement(
      "english-keys", .practices, nil,
      Message("keys are English", comment: "规范条目 english-keys，出自最佳实践指南"),
      .held, ["key-language"]),
    GuideStatement(
      "chinese-comments", .practices, nil,
      Message("comments are Chinese", comment: "规范条目 chinese-comments，出自最佳实践指南"),
      .held, ["comment-language"]),
    GuideStatement(
      "text-comment", .practices, nil,
      Message("'Text' takes its comment", comment: "规范条目 text-comment，出自最佳实践指南"),
      .held, ["comment-missing"]),
    GuideStatement(
      "string-comment", .practices, nil,
      Message("'String(localized:)' takes its comment", comment: "规范条目 string-comment，出自最佳实践指南"),
      .held, ["comment-missing"]),
  ]
}
