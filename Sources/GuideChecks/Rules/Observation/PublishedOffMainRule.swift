import LocalizationModel

/// Reports an observed property that code off the main thread changes. Has no fix.
struct PublishedOffMainRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "published-off-main", severity: .error,
    title: Message(
      "an observed property that is changed off the main thread",
      comment: "规则 published-off-main 的标题"),
    reason: Message(
      """
      Views read a `@Published` property, or one of an `@Observable` class, on the main actor. Code in \
      `DispatchQueue.global`, on a queue of the class, in `Task.detached` or in a completion handler of \
      `URLSession` changes it while they read, directly or through a method. Do the work there, and go back with `await MainActor.run`, `DispatchQueue.main.async` \
      or an `async` method of a `@MainActor` class.
      """, comment: "规则 published-off-main 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        final class Model: ObservableObject {
          @Published var items = [Int]()
          func load() {
            DispatchQueue.global().async {
              let found = read()
              DispatchQueue.main.async { self.items = found }
            }
          }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var items = [Int]()
          var cache = [Int]()
          func load() {
            Task.detached { self.cache = read(); await MainActor.run { self.items = self.cache } }
          }
        }
        """),
      .swift(
        """
        @Observable final class Model {
          var items = [Int]()
          func load() { Task { items = await fetch() } }
          func follow() { Task.detached { @MainActor in self.items = await fetch() } }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var items = [Int]()
          func load() { queue.async { self.items = read() } }
        }
        """),
    ],
    bad: [
      .swift(
        """
        final class Model: ObservableObject {
          @Published var items = [Int]()
          func load() { DispatchQueue.global(qos: .utility).async { ⟦self.items⟧ = read() } }
        }
        """),
      .swift(
        """
        @Observable final class Model { var items = [Int]() }

        extension Model {
          func load() { Task.detached { for item in read() { ⟦self.items⟧.append(item) } } }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var text = ""
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
              if let data { ⟦self?.text⟧ = show(data) }
            }.resume()
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for change in source.facts.offMainChanges where project.isOffMain(change.executor) {
        guard let property = property(change, project) else { continue }
        findings.add(
          Message(
            "'\(change.runner)' runs this off the main thread, and views read '\(property)': go back to the main actor",
            comment: "发现：在主线程之外修改被观察的属性。%1$@：执行代码的调用；%2$@：属性名"),
          in: source, at: change.range)
      }
    }
  }

  /// Returns the observed property of a class that is changed; `nil` if there is none.
  private func property(_ change: OffMainChange, _ project: GuideProject) -> String? {
    guard project.isClass(change.type) else { return nil }
    switch change.target {
    case .property(let name): return project.isShownState(name, of: change.type) ? name : nil
    case .method(let name):
      return project.stateChanges.property(changedBy: .init(name: name, type: change.type))
    }
  }
}
