import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Obstacles that keep a class from becoming `@Observable`, and migrations of all its uses.
@Suite struct MigrationTests {
  /// Returns the files after `--fix=all`, without those that stay as they are.
  private func fixed(_ files: [String: String], tests: Bool = false) async throws -> [String:
    String]
  {
    let folder = try TemporaryFolder(
      files.merging([
        "gloss.json": #"{"guides": ["observation"], "rules": {"combine-unneeded": "off"}}"#
      ]) { $1 })
    let project = await Project(
      configuration: try .load(.file(folder("gloss.json"))), workers: 2)
    let fixing = await Fixing(of: project, extent: .all)
    var texts: [String: String] = [:]
    for file in fixing.files {
      let name = String(file.path.split(separator: "/").last ?? "")
      texts[name] = String(decoding: file.newBytes, as: UTF8.self)
    }
    return texts
  }

  /// The notes of the findings of classes: `File.swift:line reason`.
  private func stops(_ files: [String: String]) async throws -> [String] {
    let folder = try TemporaryFolder(
      files.merging(["gloss.json": #"{"guides": ["observation"]}"#]) { $1 })
    let project = await Project(
      configuration: try .load(.file(folder("gloss.json"))), workers: 2)
    let check = await Check(of: project, rules: [])
    return check.findings.map(\.finding).filter { $0.rule == "observable-object" }.flatMap {
      finding in
      #expect(finding.fix == nil || finding.notes.isEmpty)
      return finding.notes.map { note in
        let name = note.path.split(separator: "/").last ?? ""
        return "\(name):\(note.position?.line ?? 0) \(note.message)"
      }
    }
  }

  private static let model = """
    import SwiftUI
    final class Model: ObservableObject {
      @Published var name = ""
      @Published var names: [String] = []
    }

    """

  private static let obstacles: [(use: String, reason: String)] = [
    (
      "func f(_ m: Model) { m.objectWillChange.send() }",
      "1 no automatic fix: 'objectWillChange' is used"
    ),
    (
      "extension Model { func f() { take($name) } }",
      "1 no automatic fix: '$name' is used as a publisher"
    ),
    (
      "struct V: View { @ObservedObject var m: Model\nvar body: some View { Row().onReceive(m.$name) { _ in } } }",
      "2 no automatic fix: '$name' is used as a publisher"
    ),
    ("func f() { take(\\Model.$name) }", "1 no automatic fix: '$name' is used as a publisher"),
    (
      "extension Model: Codable {}",
      "1 no automatic fix: the keys of its synthesized coding would change, and saved data be lost"
    ),
    (
      "struct V<M: ObservableObject> { let m: M }\nfunc f(_ m: Model) { _ = V(m: m) }",
      "2 no automatic fix: 'V' wants an 'ObservableObject'"
    ),
    (
      "func f(_ all: [any ObservableObject]) {}\nfunc g(_ m: Model) { f([m]) }",
      "2 no automatic fix: 'f' wants an 'ObservableObject'"
    ),
    (
      "let all: [any ObservableObject] = []",
      "1 no automatic fix: any 'ObservableObject' can come here"
    ),
    (
      "struct V: View { @ObservedObject var m: Model\nvar body: some View { Row(m: $m) } }",
      "2 no automatic fix: the wrapper of 'm' is passed on"
    ),
    (
      "struct V: View { @StateObject var m = Model()\ninit() { print(_m) } }",
      "2 no automatic fix: the wrapper of 'm' is passed on"
    ),
    (
      "struct V: View { @StateObject var m = make() }\nfunc make() -> Model { Model() }",
      "1 no automatic fix: '@State' would run 'make' each time that the view is made"
    ),
    (
      "struct V: View { @EnvironmentObject var m: Model\nlazy var t = TextField(\"A\", text: $m.name) }",
      "2 no automatic fix: no '@Bindable var m' can stand here"
    ),
    (
      "struct V: View { var body: some View { Row().environmentObject(unknown.thing) } }",
      "1 no automatic fix: the type of this model is unknown"
    ),
    (
      "struct V: View { @ObservedObject var m = unknown.thing }",
      "1 no automatic fix: the type of this model is unknown"
    ),
    (
      "struct V: View { @FocusedObject var m: Model? }",
      "1 no automatic fix: '@FocusedObject' wants an 'ObservableObject'"
    ),
    (
      "func f() { @StateObject var m = Model() }",
      "1 no automatic fix: '@StateObject' does not go with '@Observable'"
    ),
    (
      "final class Sub: Model { @AppStorage(\"sound\") var sound = true }",
      "1 no automatic fix: '@AppStorage' does not go with '@Observable'"
    ),
    (
      "final class Sub: Model { @Published var a = 1, b = 2 }",
      "1 no automatic fix: declare each of these variables by itself"
    ),
    (
      "final class Sub: Model { var _name = 1; @Published var x = 1; var _x = 2 }",
      "1 no automatic fix: '@Observable' needs the name '_x' itself"
    ),
  ]

  private static let redraws: [(use: String, reason: String)] = [
    (
      "struct V: View { @ObservedObject var m: Model\nvar body: some View { Text(Store.shared.name) } }",
      "1 no automatic fix: no body reads 'm', so its changes would not redraw this view any more"
    ),
    (
      "extension String { var local: String { Bundle.standard.text(self) } }\nstruct V: View { @ObservedObject var m: Model\nvar body: some View { Text(\"A\".local) } }",
      "2 no automatic fix: no body reads 'm', so its changes would not redraw this view any more"
    ),
    (
      "struct V: View { @ObservedObject var m: Model\nlet store: Store\nvar body: some View { Text(store.name) } }\nclass Store { var name = \"\" }",
      "1 no automatic fix: no body reads 'm', so its changes would not redraw this view any more"
    ),
    (
      "struct V: UIViewRepresentable { @ObservedObject var m: Model\nfunc makeUIView() -> UIView { UIView() }\nfunc updateUIView(_ v: UIView) { v.text = m.name } }",
      "1 no automatic fix: no body reads 'm', so its changes would not redraw this view any more"
    ),
    (
      "class Holder { @ObservedObject var m: Model\ninit(m: Model) { self.m = m } }",
      "1 no automatic fix: the wrapper puts 'Holder' on the main actor"
    ),
    (
      "struct V: View { @ObservedObject var m: Model }\nstruct W: View { var body: some View { V(m: Model()) } }",
      "2 no automatic fix: 'm' is made here, and a plain 'var' would not keep it"
    ),
    (
      "struct V: View { @ObservedObject var m: Model\ninit(model: Model = Model()) { self.m = model } }",
      "2 no automatic fix: 'm' is made here, and a plain 'var' would not keep it"
    ),
    (
      "struct V: View { @EnvironmentObject var m: Model\nvar body: some View {\n#if os(iOS)\nTextField(\"A\", text: $m.name)\n#endif\n} }",
      "4 no automatic fix: the code to change stands under '#if'"
    ),
    (
      "final class Sub: Model { @Clamped var size = 1 }\nstruct V: View { var m: Sub\nvar body: some View { Row(m.size) } }",
      "1 no automatic fix: views read 'size', which cannot be tracked"
    ),
    (
      "enum Inner { private class Sub: Model { @Published var x = 1 } }",
      "1 no automatic fix: a 'private' class in a type cannot be '@Observable', a 'fileprivate' one can"
    ),
    (
      "class Sub: Model { @Published var x = 1\ndeinit { stop() } }\nfunc stop() {}\nstruct V: View { @StateObject var s = Sub() }",
      "2 no automatic fix: '@State' would run 'stop' each time that the view is made"
    ),
    (
      "class Sub: Model { @Published var x: Int\ninit(x: Int) { self.x = x; load() } }\nfunc load() {}\nstruct V: View { @StateObject var s: Sub }\nstruct W: View { var body: some View { V(s: Sub(x: 1)) } }",
      "2 no automatic fix: '@State' would run 'load' each time that the view is made"
    ),
    (
      "final class Sub: Model { @Published private var revision = 0\nfunc load() { revision += 1 } }",
      "1 no automatic fix: 'revision' is changed only to redraw views, and nothing reads it"
    ),
    (
      "final class Sub: Model { func isThere() -> Bool { FileManager.default.fileExists(atPath: path) } }\nstruct V: View { var m: Sub\nvar body: some View { Toggle(isOn: m.isThere()) } }",
      "1 no automatic fix: views show files or settings through this class, which tells no change of them"
    ),
  ]

  @Test(arguments: obstacles + redraws)
  func isStoppedAtAPlace(_ use: String, reason: String) async throws {
    let found = try await stops([
      "Model.swift": Self.model.replacing("final class Model", with: "class Model"),
      "Use.swift": "import SwiftUI; \(use)",
    ])
    #expect(found.contains("Use.swift:\(reason)"), "\(found)")
    let texts = try await fixed([
      "Model.swift": Self.model.replacing("final class Model", with: "class Model"),
      "Use.swift": "import SwiftUI; \(use)",
    ])
    #expect(texts == [:])
  }

  @Test func isStoppedUnderConditions() async throws {
    let attributes = [
      "Model.swift": """
      #if os(iOS)
      @MainActor
      #endif
      class Model: ObservableObject {
        #if DEBUG
        @available(*, deprecated)
        #endif
        var count = 0
      }
      """
    ]
    #expect(
      try await stops(attributes) == [
        "Model.swift:4 no automatic fix: the code to change stands under '#if'",
        "Model.swift:8 no automatic fix: the code to change stands under '#if'",
      ])
    let conformance = [
      "Model.swift": """
      class Model { @Published var name = "" }
      #if os(iOS)
      extension Model: ObservableObject {}
      #endif
      """
    ]
    #expect(
      try await stops(conformance) == [
        "Model.swift:3 no automatic fix: the code to change stands under '#if'"
      ])
  }

  @Test func keepsTrackedWhatViewsRead() async throws {
    let texts = try await fixed([
      "Model.swift": """
      import SwiftUI

      final class Model: ObservableObject {
        @Published var name = ""
        var title = ""
        private var suffix = ""
        private var cache: [String: String] = [:]
        private var count = 0
        var label: String { title + suffix + cached() }
        func cached() -> String { cache[name] = name; return name }
        func add() { count += 1 }
      }
      struct Row: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.label) }
      }
      """
    ])
    let text = try #require(texts["Model.swift"])
    #expect(text.contains("  var title = \"\"\n"))
    #expect(text.contains("  private var suffix = \"\"\n"))
    #expect(text.contains("  @ObservationIgnored private var cache"))
    #expect(text.contains("  @ObservationIgnored private var count"))
  }

  @Test func replacesObserversThatAnnounce() async throws {
    let texts = try await fixed([
      "Model.swift": """
      import SwiftUI

      final class Model: ObservableObject {
        var name = "" { willSet { objectWillChange.send() } }
        var names: [String] = [] {
          willSet { self.objectWillChange.send() }
          didSet { save() }
        }
        var last: Int? {
          didSet { save() }
          willSet { objectWillChange.send() }
        }
        func save() {}
      }
      """
    ])
    #expect(
      texts["Model.swift"] == """
        import SwiftUI

        @Observable
        final class Model {
          var name = ""
          var names: [String] = [] {
            didSet { save() }
          }
          var last: Int? {
            didSet { save() }
          }
          func save() {}
        }
        """)
  }

  @Test func keepsInitializersVisible() async throws {
    let texts = try await fixed([
      "Code.swift": """
      import SwiftUI
      @MainActor @Observable final class Model { static let shared = Model() }
      struct Row: View {
        let title: String
        @Bindable private var model: Model = .shared
        var body: some View { Row(title: title) }
      }
      """
    ])
    #expect(texts["Code.swift"]?.contains("  private let model: Model = .shared") ?? false)
  }

  @Test func namesTheFrameworkWhereTheProjectHasTheName() async throws {
    let texts = try await fixed([
      "Code.swift": """
      import SwiftUI
      struct Environment { var name = "" }
      final class Model: ObservableObject { @Published var name = "" }
      struct Row: View { @EnvironmentObject var model: Model }
      """
    ])
    let text = try #require(texts["Code.swift"])
    #expect(text.contains("@SwiftUI.Environment(Model.self) var model"))
  }

  @Test func importsForClientsWhatTheySee() async throws {
    let texts = try await fixed([
      "Model.swift": """
      public import Combine
      import SwiftUI

      public final class Model: ObservableObject { @Published public var name = "" }
      """,
      "Other.swift": """
      import Combine
      import SwiftUI

      public final class Other: ObservableObject { @Published public var name = "" }
      """,
    ])
    #expect(texts["Model.swift"]?.contains("public import Observation\n") ?? false)
    #expect(texts["Other.swift"]?.contains("import Observation") == false)
  }

  @Test func keepsStateThatOthersMakeOrSee() async throws {
    let model = "import SwiftUI\n@MainActor @Observable final class Model { var name = \"\" }\n"
    let kept = [
      // The call makes the model.
      """
      struct Row: View { @State var model: Model }
      struct List: View { var body: some View { Row(model: Model()) } }
      """,
      "struct Row: View { @State var model: Model\ninit(model: Model = Model()) { self.model = model } }",
      """
      struct Row: View { @State var model: Model }
      struct List: View { var body: some View { let made = Model(); return Row(model: made) } }
      """,
      // An initializer's value would be ignored.
      "struct Row: View { private var model = Model()\ninit(_ model: Model) { self.model = model } }",
    ]
    for code in kept { #expect(try await fixed(["Code.swift": model + code]) == [:], "\(code)") }
    let seen = try await fixed([
      "Code.swift": model + "struct Row<Content: View>: View { let model = Model() }",
      "More.swift": "extension Row where Content == Text { var name: String { model.name } }",
    ])
    #expect(seen == [:])
    let passed = try await fixed([
      "Code.swift": model
        + "struct Row: View { @State var model: Model }\n#Preview { Row(model: Model()) }"
    ])
    #expect(passed["Code.swift"]?.contains("struct Row: View { var model: Model }") ?? false)
  }

  @Test(arguments: [
    "func load() { Task.detached { self.name = \"A\" } }",
    "func load() { fetch { [weak self] text in self?.name = text } }",
    "deinit { stop() }\nfunc stop() {}",
  ])
  func isLeftWithoutActor(_ member: String) async throws {
    let texts = try await fixed([
      "Code.swift": """
      import SwiftUI
      @Observable final class Model { var name = ""
      \(member) }
      struct Row: View { @State private var model = Model() }
      """
    ])
    #expect(texts == [:])
  }

  @Test(arguments: [
    "init() { Task { await load() } }", "init() { NotificationCenter.default.addObserver(self) }",
    "let data = load()", "init() { other.delegate = self }", "let inner = Inner()",
    "convenience init(_ x: Int) { self.init() }\ninit() { load() }",
  ])
  func isStoppedByAnInitializerThatWorks(_ member: String) async throws {
    let files = [
      "Model.swift": "import SwiftUI\nfinal class Model: ObservableObject { \(member) }",
      "Inner.swift": "final class Inner { init() { start() } }",
      "View.swift": "import SwiftUI\nstruct V: View { @StateObject var m = Model() }",
      "App.swift": "import SwiftUI\nstruct A: App { @StateObject var m = Model() }",
    ]
    let found = try await stops(files)
    #expect(found.count == 1 && found[0].contains("would run"), "\(found)")
    var inAnApp = files
    inAnApp["View.swift"] = nil
    #expect(try await stops(inAnApp) == [])
  }

  @Test(arguments: [
    "init() { name = \"\" }",
    "init(_ name: String = \"\") { self.name = name }\ninit(from file: Int) { load() }",
    "let id = UUID()", "var handler: () -> Void = { work() }", "lazy var data = load()",
  ])
  func isNotStoppedByAnInitializerThatStores(_ member: String) async throws {
    let found = try await stops([
      "Model.swift":
        "import SwiftUI\nfinal class Model: ObservableObject { var name = \"\"; \(member) }",
      "View.swift": "import SwiftUI\nstruct V: View { @StateObject var m = Model() }",
    ])
    #expect(found == [])
  }

  @Test func rewritesPreviewsAndTests() async throws {
    let texts = try await fixed([
      "Model.swift": Self.model,
      "Preview.swift": "import SwiftUI\n#Preview { Row().environmentObject(Model()) }\n",
      "Tests/ModelTests.swift":
        "import SwiftUI\nstruct Host: View { @EnvironmentObject var m: Model }\n",
    ])
    #expect(texts["Preview.swift"] == "import SwiftUI\n#Preview { Row().environment(Model()) }\n")
    #expect(
      texts["ModelTests.swift"]
        == "import SwiftUI\nstruct Host: View { @Environment(Model.self) var m }\n")
    #expect(texts["Model.swift"]?.contains("@Observable\nfinal class Model {") ?? false)
  }

  @Test func changesNothingOutsideOfWhatIsChecked() async throws {
    let folder = try TemporaryFolder([
      "gloss.json": #"{"guides": ["observation"]}"#, "In/Model.swift": Self.model,
      "Out/View.swift": "import SwiftUI\nstruct V: View { @ObservedObject var m: Model }\n",
    ])
    let configuration = try Configuration.load(.file(folder("gloss.json")))
    let project = await Project(paths: [folder("In")], configuration: configuration, workers: 1)
    let fixing = await Fixing(of: project, extent: .all)
    #expect(fixing.files.isEmpty)
    let notes = fixing.check.findings.flatMap(\.finding.notes).map { "\($0.message)" }
    #expect(notes == ["no automatic fix: this file would change and is not checked"])
  }

  @Test func saysWhatWouldChangeAndWhatIsLeft() async throws {
    let folder = try TemporaryFolder([
      "gloss.json": #"{"guides": ["observation"]}"#, "Model.swift": Self.model,
      "Other.swift": Self.model.replacing("Model", with: "Other")
        + "extension Other { func f() { take($name) } }\n",
    ])
    let project = await Project(
      configuration: try .load(.file(folder("gloss.json"))), workers: 1)
    let lines = await Fixing(of: project, extent: .all).migrationSummary().map { "\($0)" }
    #expect(lines.count == 2)
    #expect(lines[0] == "1 of 2 'ObservableObject' classes become '@Observable'")
    #expect(lines[1].hasSuffix("Other.swift:6: no automatic fix: '$name' is used as a publisher"))
  }
}
