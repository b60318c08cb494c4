import TestSupport
import Testing

/// A wrong and a right sample of statements of the guides, and the rule that tells them apart.
struct StatementSample: CustomTestStringConvertible, Sendable {
  /// The ids of the statements.
  let statements: [String]
  let rule: String
  let wrong: String
  let right: String

  var testDescription: String { "\(rule): \(statements.joined(separator: ", "))" }

  init(_ statements: [String], _ rule: String, wrong: String, right: String) {
    self.statements = statements
    self.rule = rule
    self.wrong = wrong
    self.right = right
  }

  static let all =
    classes + views + subviews + environment + combine + NotificationSamples.messages
    + NotificationSamples.tasks + NotificationSamples.texts

  private static let newCounter = """
    import Observation

    @MainActor @Observable final class Counter {
      var count = 0
      func increment() { count += 1 }
    }
    """

  private static let classes = [
    StatementSample(
      [
        "observable-class", "step-class", "check-models", "migrate-class", "only-observation",
      ], "observable-object",
      wrong: """
        final class Counter: ObservableObject {
          @Published var count = 0
          func increment() { count += 1 }
        }
        """, right: newCounter),
    StatementSample(
      [
        "no-published", "step-published", "error-published", "check-published", "migrate-published",
      ],
      "published-in-observable",
      wrong: """
        @MainActor @Observable final class Library { @Published var books = [String]() }
        """,
      right: """
        @MainActor @Observable final class Library { var books = [String]() }
        """),
    StatementSample(
      ["main-actor-models", "error-main-actor", "check-main-actor"], "observable-not-isolated",
      wrong: """
        @Observable final class Library { var books = [String]() }

        struct LibraryView: View {
          let library: Library
          var body: some View { Text(verbatim: library.books.joined()) }
        }
        """,
      right: """
        @MainActor @Observable final class Library { var books = [String]() }

        @Observable final class BookService { let address = "localhost" }

        struct LibraryView: View {
          let library: Library
          let service: BookService
          var body: some View { Text(verbatim: library.books.joined()) }
        }
        """),
    StatementSample(
      ["final-classes"], "observable-not-final",
      wrong: "@MainActor @Observable class Blog { var posts = [String]() }",
      right: "@MainActor @Observable final class Blog { var posts = [String]() }"),
    StatementSample(
      ["storage-in-views"], "app-storage-in-model",
      wrong: """
        @MainActor @Observable final class ChatModel {
          @ObservationIgnored @AppStorage(SettingKey.sound.rawValue) var sound = true
        }
        """,
      right: """
        struct ChatSettingsView: View {
          @AppStorage(SettingKey.sound.rawValue) private var sound = true
          var body: some View { Text(verbatim: "\\(sound)") }
        }
        """),
    StatementSample(
      ["storage-keys"], "app-storage-key",
      wrong: """
        struct ChatSettingsView: View {
          @AppStorage("sound") private var sound = true
          var body: some View { Text(verbatim: "\\(sound)") }
        }
        """,
      right: """
        enum SettingKey: String { case sound }

        struct ChatSettingsView: View {
          @AppStorage(SettingKey.sound.rawValue) private var sound = true
          var body: some View { Text(verbatim: "\\(sound)") }
        }
        """),
  ]

  private static let ownedCounter = """
    @MainActor @Observable final class Counter { var count = 0 }

    @main struct CounterApp: App {
      @State private var counter = Counter()
      var body: some Scene { WindowGroup { CounterView(counter: counter) } }
    }

    struct CounterView: View {
      var counter: Counter
      var body: some View { Text(verbatim: "\\(counter.count)") }
    }
    """

  private static let views = [
    StatementSample(
      [
        "no-state-object", "app-owns", "child-no-state-object", "step-views", "check-app-state",
        "state-for-state-object",
      ], "state-object",
      wrong: """
        final class Counter: ObservableObject { @Published var count = 0 }

        @main struct CounterApp: App {
          @StateObject private var counter = Counter()
          var body: some Scene { WindowGroup { CounterView(counter: counter) } }
        }

        struct CounterView: View {
          @StateObject var counter: Counter
          var body: some View { Text(verbatim: "\\(counter.count)") }
        }
        """, right: ownedCounter),
    StatementSample(
      ["no-observed-object", "child-plain", "check-child", "remove-observed"], "observed-object",
      wrong: """
        final class Counter: ObservableObject { @Published var count = 0 }

        struct CounterView: View {
          @ObservedObject var counter: Counter
          var body: some View { Text(verbatim: "\\(counter.count)") }
        }
        """, right: ownedCounter),
    StatementSample(
      ["create-or-receive"], "observed-object",
      wrong: """
        final class Counter: ObservableObject { @Published var count = 0 }

        struct CounterView: View {
          @ObservedObject private var counter = Counter()
          var body: some View { Text(verbatim: "\\(counter.count)") }
        }
        """, right: ownedCounter),
    StatementSample(
      ["state-model"], "state-unowned",
      wrong: """
        @MainActor @Observable final class Counter { var count = 0 }

        struct CounterView: View {
          var counter = Counter()
          var body: some View { Text(verbatim: "\\(counter.count)") }
        }
        """,
      right: """
        @MainActor @Observable final class Counter { var count = 0 }

        struct CounterView: View {
          @State private var counter = Counter()
          var body: some View { Text(verbatim: "\\(counter.count)") }
        }
        """),
    StatementSample(
      ["error-state"], "state-from-parent",
      wrong: """
        @MainActor @Observable final class Blog { var title = "" }

        struct BlogView: View {
          @State var blog: Blog
          var body: some View { Text(verbatim: blog.title) }
        }
        """,
      right: """
        @MainActor @Observable final class Blog { var title = "" }

        struct BlogView: View {
          let blog: Blog
          var body: some View { Text(verbatim: blog.title) }
        }
        """),
  ]

  private static let form = """
    @MainActor @Observable final class Registration { var name = ""; var mail = "" }

    struct RegistrationView: View {
      @State private var registration = Registration()
      var body: some View { RegistrationFields(registration: registration) }
    }

    struct RegistrationFields: View {
      @Bindable var registration: Registration
      var body: some View { Field(text: $registration.name) }
    }

    struct Field: View {
      @Binding var text: String
      var body: some View { Text(verbatim: text) }
    }
    """

  private static let subviews = [
    StatementSample(
      ["bindable-for-bindings", "bindable-in-migration", "bindable-template"], "observed-object",
      wrong: """
        final class Registration: ObservableObject { @Published var name = "" }

        struct RegistrationFields: View {
          @ObservedObject var registration: Registration
          var body: some View { Field(text: $registration.name) }
        }

        struct Field: View {
          @Binding var text: String
          var body: some View { Text(verbatim: text) }
        }
        """, right: form),
    StatementSample(
      ["no-bindable-to-read"], "bindable-unneeded",
      wrong: """
        @MainActor @Observable final class Blog { var title = "" }

        struct BlogView: View {
          @Bindable var blog: Blog
          var body: some View { Text(verbatim: blog.title) }
        }
        """,
      right: """
        @MainActor @Observable final class Blog { var title = "" }

        struct BlogView: View {
          var blog: Blog
          var body: some View { Text(verbatim: blog.title) }
        }
        """),
    StatementSample(
      ["not-binding"], "binding-to-observable",
      wrong: """
        @MainActor @Observable final class Registration { var name = "" }

        struct RegistrationView: View {
          @State private var registration = Registration()
          var body: some View { RegistrationFields(registration: $registration) }
        }

        struct RegistrationFields: View {
          @Binding var registration: Registration
          var body: some View { Text(verbatim: registration.name) }
        }
        """, right: form),
    StatementSample(
      ["not-taken-apart"], "observable-taken-apart",
      wrong: """
        @MainActor @Observable final class Registration { var name = ""; var mail = "" }

        struct RegistrationView: View {
          @State private var registration = Registration()
          var body: some View {
            RegistrationFields(name: $registration.name, mail: $registration.mail)
          }
        }

        struct RegistrationFields: View {
          @Binding var name: String
          @Binding var mail: String
          var body: some View { Text(verbatim: name + mail) }
        }
        """, right: form),
    StatementSample(
      ["pass-model"], "observable-taken-apart",
      wrong: """
        @MainActor @Observable final class Post { var title = ""; var author = "" }

        struct PostView: View {
          let post: Post
          var body: some View { PostHeader(title: post.title, author: post.author) }
        }

        struct PostHeader: View {
          let title: String
          let author: String
          var body: some View { Text(verbatim: title + author) }
        }
        """,
      right: """
        @MainActor @Observable final class Post { var title = ""; var author = "" }

        struct PostView: View {
          let post: Post
          var body: some View { PostHeader(post: post) }
        }

        struct PostHeader: View {
          let post: Post
          var body: some View { Text(verbatim: post.title + post.author) }
        }
        """),
  ]

  private static let library = """
    @MainActor @Observable final class Library { var search = "" }

    @main struct LibraryApp: App {
      @State private var library = Library()
      var body: some Scene { WindowGroup { LibraryView().environment(library) } }
    }

    struct LibraryView: View {
      @Environment(Library.self) private var library
      var body: some View {
        @Bindable var library = library
        Field(text: $library.search)
      }
    }

    struct Field: View {
      @Binding var text: String
      var body: some View { Text(verbatim: text) }
    }

    #Preview { LibraryView().environment(Library()) }
    """

  private static let environment = [
    StatementSample(
      ["environment-for-object", "environment-template", "bindable-from-environment"],
      "environment-object",
      wrong: """
        final class Library: ObservableObject { @Published var search = "" }

        @main struct LibraryApp: App {
          @StateObject private var library = Library()
          var body: some Scene { WindowGroup { LibraryView().environmentObject(library) } }
        }

        struct LibraryView: View {
          @EnvironmentObject private var library: Library
          var body: some View { Field(text: $library.search) }
        }

        struct Field: View {
          @Binding var text: String
          var body: some View { Text(verbatim: text) }
        }
        """, right: library),
    StatementSample(
      ["inject-environment"], "environment-not-injected",
      wrong: library.replacing("LibraryView().environment(library)", with: "LibraryView()"),
      right: library),
    StatementSample(
      ["inject-in-preview"], "environment-not-injected",
      wrong: library.replacing("LibraryView().environment(Library())", with: "LibraryView()"),
      right: library),
  ]

  private static let pipeline = """
    import Combine
    import Foundation

    final class Search {
      var query = ""
      private var cancellables = Set<AnyCancellable>()
      func follow(_ queries: AnyPublisher<String, Never>) {
        queries.sink { [weak self] in self?.query = $0 }.store(in: &cancellables)
      }
    }
    """

  private static let combine = [
    StatementSample(
      ["no-combine-to-observe", "step-imports", "check-combine"], "combine-unneeded",
      wrong: "import Combine\n"
        + newCounter.replacing("import Observation", with: "import SwiftUI"),
      right: newCounter),
    StatementSample(
      ["step-cancellables"], "combine-unneeded",
      wrong: """
        import Combine
        import SwiftUI

        @MainActor @Observable final class ChatModel {
          var messages = [String]()
          private var cancellables = Set<AnyCancellable>()
        }
        """, right: pipeline),
    StatementSample(
      ["will-change-by-hand"], "object-will-change",
      wrong: """
        final class Counter: ObservableObject {
          var count = 0 { willSet { objectWillChange.send() } }
        }
        """, right: newCounter),
    StatementSample(
      ["published-on-main"], "published-off-main",
      wrong: """
        @MainActor @Observable final class Library {
          var books = [String]()
          func load() { DispatchQueue.global().async { self.books = read() } }
        }
        """,
      right: """
        @MainActor @Observable final class Library {
          var books = [String]()
          func load() {
            DispatchQueue.global().async {
              let found = read()
              DispatchQueue.main.async { self.books = found }
            }
          }
        }
        """),
    StatementSample(
      ["store-subscriptions"], "sink-dropped",
      wrong: pipeline.replacing(".store(in: &cancellables)", with: ""), right: pipeline),
  ]
}
