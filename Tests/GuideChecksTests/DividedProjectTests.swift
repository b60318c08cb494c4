import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import TestSupport
import Testing

/// A project whose findings depend on several files.
struct DividedProject: CustomTestStringConvertible, Sendable {
  let name: String
  let files: [String]
  /// The rules that find something, or that do not because of what another file says.
  let found: [String]

  var testDescription: String { name }
}

/// Findings that need what another file says.
@Suite struct DividedProjectTests {
  @Test(arguments: projects)
  func findsWhatFilesSayTogether(_ project: DividedProject) async throws {
    var files = Dictionary(
      uniqueKeysWithValues: project.files.enumerated().map { ("Part\($0 + 1).swift", $1) })
    files["gloss.json"] = #"{"guides": ["observation", "notifications", "lifecycle"]}"#
    #expect(try await Self.rules(in: files) == project.found)
  }

  @Test func runsARuleThatAnOverrideTurnsOn() async throws {
    let files = [
      "gloss.json": """
      {
        "guides": ["lifecycle"],
        "overrides": [{"files": ["Row.swift"], "rules": {"task-id-missing": "info"}}]
      }
      """,
      "Row.swift": """
      struct Row: View {
        let page: Int
        var body: some View { Text("A").task { await load(page) } }
      }
      """,
    ]
    #expect(try await Self.rules(in: files) == ["task-id-missing"])
  }

  /// The rules of the findings in a project, sorted.
  private static func rules(in files: [String: String]) async throws -> [String] {
    let folder = try TemporaryFolder(files)
    let project = await Project(
      configuration: try Configuration.load(.file(folder("gloss.json"))), workers: 2)
    let check = await Check(of: project, rules: [])
    let ids = Set(allGuideRules.map(\.summary.id))
    return check.findings.map(\.finding.rule).filter(ids.contains).sorted()
  }

  private static let projects: [DividedProject] = [
    DividedProject(
      name: "a message by a protocol of the project",
      files: [
        "protocol Told { static var name: Notification.Name { get } }", "protocol Said: Told {}",
        "struct Login: Said { let account: Account }", "class Account {}",
      ], found: ["message-not-sendable"]),
    DividedProject(
      name: "a class that an extension makes sendable",
      files: [
        "struct Login: NotificationMessage { let account: Account }", "class Account {}",
        "extension Account: @unchecked Sendable {}",
      ], found: []),
    DividedProject(
      name: "state in the declaration of a view",
      files: [
        "struct Screen: View { @State var isShown = false }",
        """
        extension Screen {
          var shown: some View {
            Text("A").onReceive(NotificationCenter.default.publisher(for: .told)) { _ in isShown = true }
          }
        }
        """, "extension Notification.Name { static let told = Notification.Name(\"told\") }",
      ], found: ["notification-off-main"]),
    DividedProject(
      name: "a task that another file cancels",
      files: [
        """
        final class Feed {
          var reading: Task<Void, Never>?
          func start() { reading = Task { for await item in items { print(item) } } }
        }
        """, "extension Feed { func stop() { reading?.cancel() } }",
      ], found: []),
    DividedProject(
      name: "a task that another file passes on",
      files: [
        """
        final class Feed {
          var reading: Task<Void, Never>?
          func start() { reading = Task { while true { await step() } } }
        }
        """, "extension Feed { func stop() { end(reading) } }",
      ], found: []),
    DividedProject(
      name: "a task that nothing cancels",
      files: [
        """
        final class Feed {
          var reading: Task<Void, Never>?
          func start() { reading = Task { while true { await step() } } }
        }
        """, "extension Feed { func stop() { print(reading.hashValue) } }",
      ], found: ["task-not-cancelled"]),
    DividedProject(
      name: "a model that another file gives a view",
      files: [
        "@MainActor @Observable final class Model {}", "struct Row: View { var model = Model() }",
        "struct List: View { var body: some View { Row(model: shared) } }",
      ], found: ["state-unowned"]),
    DividedProject(
      name: "a binding that another file passes without a name",
      files: [
        "@MainActor @Observable final class Model {}",
        "struct Row: View { @Binding var model: Model }",
        "struct List: View { @State var held: Held\n func rows() -> [Row] { [.init(model: $held)] } }",
        "typealias Held = Model",
      ], found: ["binding-to-observable", "state-from-parent"]),
    DividedProject(
      name: "an alias of a model",
      files: [
        "@Observable final class Model { var name = \"\" }", "typealias Held = Model",
        "struct Row: View { let held: Held }",
      ], found: ["observable-not-isolated"]),
    DividedProject(
      name: "a superclass with an actor",
      files: [
        "@MainActor class Base {}", "@Observable final class Model: Base {}",
        "struct Row: View { let model: Model }",
      ], found: []),
    DividedProject(
      name: "a subclass",
      files: ["@MainActor @Observable class Model {}", "final class Other: Model {}"], found: []),
    DividedProject(
      name: "a model by a class between",
      files: [
        "class Base: ObservableObject {}", "class Middle: Base {}",
        "final class Model: Middle { @Published var name = \"\" }",
        "struct Row: View { @ObservedObject var model: Model }",
      ], found: ["observable-object", "observed-object"]),
    DividedProject(
      name: "an initializer that works, behind another class",
      files: [
        "final class Model: ObservableObject { let store = Store() }",
        "final class Store { init() { load() } }",
        "struct Row: View { @StateObject private var model = Model() }",
      ], found: ["observable-object", "state-object"]),
    DividedProject(
      name: "a value whose initializer works",
      files: [
        "final class Model: ObservableObject { init(_ store: Store) {} }",
        "struct Store { let item = Item() }", "struct Item { let text = read() }",
        "struct Row: View { @StateObject private var model = Model(Store()) }",
      ], found: ["observable-object", "state-object"]),
    DividedProject(
      name: "a projection in an extension",
      files: [
        "final class Model: ObservableObject { @Published var name = \"\" }",
        "struct Row: View { @ObservedObject var model: Model }",
        "extension Row { var field: some View { TextField(\"A\", text: $model.name) } }",
      ], found: ["observable-object", "observed-object"]),
    DividedProject(
      name: "a publisher behind a value without a type",
      files: [
        "final class Model: ObservableObject { @Published var name = \"\" }",
        "func follow(_ owner: Owner) { join(owner.parts.$name) }",
      ], found: ["observable-object"]),
    DividedProject(
      name: "a publisher of a class that an extension makes a model",
      files: [
        "final class Model { @Published var name = \"\" }", "extension Model: ObservableObject {}",
        "extension Model { func follow() { join($name) } }",
      ], found: ["observable-object"]),
    DividedProject(
      name: "a projection of a model whose type nothing spells",
      files: [
        "final class Model: ObservableObject { @Published var name = \"\" }",
        "struct Row: View { @ObservedObject var held = Parts.make() }",
        "enum Parts { static func make() -> Model { Model() } }",
        "extension Row { var field: some View { TextField(\"A\", text: $held.name) } }",
      ], found: ["observable-object", "observed-object"]),
    DividedProject(
      name: "a projection of a model by an alias",
      files: [
        "final class Model: ObservableObject { @Published var name = \"\" }",
        "typealias Held = Model",
        "struct Row: View { @ObservedObject var held: Held }",
        "extension Row { var field: some View { TextField(\"A\", text: self.$held.name) } }",
      ], found: ["observable-object", "observed-object"]),
    DividedProject(
      name: "a function that takes any model",
      files: [
        "final class Model: ObservableObject {}",
        "func follow(_ model: some ObservableObject) {}", "func start() { follow(shared) }",
        "let shared = Parts().model", "struct Parts { let model = Model() }",
      ], found: ["observable-object"]),
    DividedProject(
      name: "a notification that only a class of the main actor posts",
      files: [
        "let center = NotificationCenter.default",
        "@MainActor final class Teller { func tell() { center.post(name: .told, object: nil) } }",
        """
        struct Screen: View {
          @State var isShown = false
          var body: some View {
            Text("A").onReceive(NotificationCenter.default.publisher(for: .told)) { _ in isShown = true }
          }
        }
        """,
      ], found: []),
    DividedProject(
      name: "a notification that a panel posts",
      files: [
        "let center = NotificationCenter.default", "class Base: NSPanel {}",
        "final class Panel: Base { func tell() { center.post(name: .told, object: nil) } }",
        """
        struct Screen: View {
          @State var isShown = false
          var body: some View {
            Text("A").onReceive(NotificationCenter.default.publisher(for: .told)) { _ in isShown = true }
          }
        }
        """,
      ], found: []),
    DividedProject(
      name: "a message that the project's own publisher delivers on the main queue",
      files: [
        """
        extension NotificationCenter {
          func publisher<M: NotificationMessage>(for type: M.Type) -> AnyPublisher<M, Never> {
            publisher(for: M.name).compactMap { $0.object as? M }.receive(on: RunLoop.main)
              .eraseToAnyPublisher()
          }
        }
        """, "struct Told: NotificationMessage { static let name = Notification.Name.told }",
        """
        struct Screen: View {
          @State var isShown = false
          var body: some View {
            Text("A").onReceive(NotificationCenter.default.publisher(for: Told.self)) { _ in isShown = true }
          }
        }
        """,
      ], found: []),
    DividedProject(
      name: "a publisher that another file stores, and a method of the model",
      files: [
        "@MainActor @Observable final class Model { var name = \"\" }",
        "extension Model { func rename() { name = \"A\" } }",
        "enum Feeds { static let names = 1 }",
        "extension Screen { var told: NotificationCenter.Publisher { NotificationCenter.default.publisher(for: .told) } }",
        """
        struct Screen: View {
          let model: Model
          var body: some View { Text("A").onReceive(told) { _ in model.rename() } }
        }
        """,
      ], found: ["notification-off-main"]),
    DividedProject(
      name: "a token that goes with the view",
      files: [
        """
        struct Screen: View {
          @State private var token: NSObjectProtocol?
          var body: some View {
            Text("A").onAppear { start() }.onDisappear { stop() }
              .onAppear { token = center.addObserver(forName: .told, object: nil, queue: nil) { _ in } }
          }
          func stop() { if let token { center.removeObserver(token) } }
        }
        """
      ], found: []),
    DividedProject(
      name: "an observer that a subclass of a delegate of the app starts",
      files: [
        "class Delegate: NSObject, UIApplicationDelegate {}",
        """
        final class Main: Delegate, ObservableObject {
          private var work: Task<Void, Never>?
          func start() { work = Task { await load() } }
          func begin() { Task { await load() } }
        }
        """,
      ], found: ["observable-object"]),
    DividedProject(
      name: "a model that something unknown may inject",
      files: [
        "@MainActor @Observable final class Model { var name = \"\" }",
        "struct Row: View { @Environment(Model.self) private var model }",
        "struct Main: App { var body: some Scene { WindowGroup { Row().environment(made()) } } }",
      ], found: []),
    DividedProject(
      name: "a class that gets the old conformance from a protocol",
      files: [
        "protocol Sheet: ObservableObject {}",
        "@MainActor @Observable final class Model: Sheet { var name = \"\" }",
      ], found: []),
    DividedProject(
      name: "a method that only starts a task",
      files: [
        "struct Row: View { var body: some View { Text(\"A\").onAppear { load() } } }",
        "extension Row { func load() { Task { await fetch() } } }",
      ], found: ["async-in-appear"]),
    DividedProject(
      name: "an assignment in an extension",
      files: [
        "@MainActor @Observable final class Model {}",
        "struct Row: View { @Binding var model: Model }",
        "extension Row { func reset(_ other: Some) { model = other.model } }",
      ], found: []),
    DividedProject(
      name: "assignments in bodies without a word",
      files: [
        "@MainActor @Observable final class Model {}",
        """
        struct A: View {
          @Binding var model: Model
          func reset(_ other: Other) { self.model = other.model }
        }
        struct B: View {
          @Binding var model: Model
          func reset(_ other: Other) {
            switch other.kind { case .first: model = other.model; default: break }
          }
        }
        struct C: View {
          @Binding var model: Model
          func show(_ other: Other) { let model: Model = other.model, shown = model; print(shown) }
        }
        struct D: View {
          @Binding var model: Model
          func show(_ other: Other) { if let model = other.model { other.model = model } }
        }
        """,
      ], found: ["binding-to-observable", "binding-to-observable"]),
    DividedProject(
      name: "a subclass in a function",
      files: [
        "@MainActor @Observable class Model {}", "func make() { class Other: Model {} }",
      ], found: []),
    DividedProject(
      name: "a task that the next function passes on",
      files: [
        """
        final class Feed {
          var reading: Task<Void, Never>?
          func start() { reading = Task { while true { await step() } } }
          func stop() { end(reading) }
        }
        """
      ], found: []),
    DividedProject(
      name: "an observer that another body removes",
      files: [
        """
        struct Row: View {
          var body: some View { shown.onAppear { center.addObserver(self, selector: told) } }
          var shown: some View { Text("A").onDisappear { center.removeObserver(self) } }
        }
        struct Other: View {
          var body: some View { Text("A").onAppear { center.addObserver(self, selector: told) } }
        }
        """
      ], found: ["appear-subscribes"]),
    DividedProject(
      name: "a name of a notification by its own type",
      files: [
        """
        extension Notification.Name {
          static var told: Self { Self("told") }
          static func make() -> Self { Self.init("said") }
        }
        """
      ], found: ["notification-name"]),
    DividedProject(
      name: "a model that the file of its view does not name",
      files: [
        "@Observable final class Model { var name = \"\" }",
        "final class Parts: Sendable { static let shared = Parts()\n let model = make() }",
        "func make() -> Model { fatalError() }",
        "struct Row: View { let held = Parts.shared.model }",
      ], found: ["observable-not-isolated"]),
    DividedProject(
      name: "a view that is declared elsewhere",
      files: [
        "struct Row {}", "extension Row: View { var model: Int { 1 } }",
        "@MainActor @Observable final class Model {}",
        "extension Row { static let model = Model() }",
      ], found: []),
  ]
}
