import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Details of the migration to `@Observable`: what stops it, what it tells, what it leaves behind.
@Suite struct MigrationDetailTests {
  private func fixing(_ code: String, guides: String = "observation") async throws -> Fixing {
    let folder = try TemporaryFolder([
      "Code.swift": code, "gloss.json": #"{"guides": ["\#(guides)"]}"#,
    ])
    let project = await Project(
      configuration: try .load(.file(folder("gloss.json"))), workers: 1)
    return await Fixing(of: project, extent: .all)
  }

  /// Returns the code after `--fix=all`; the same code if nothing changes.
  private func fixed(_ code: String, guides: String = "observation") async throws -> String {
    let files = try await fixing(code, guides: guides).files
    return files.first.map { String(decoding: $0.newBytes, as: UTF8.self) } ?? code
  }

  private static let view = """

    struct Screen: View {
      @StateObject private var model = Model()
      var body: some View { Text(verbatim: "\\(model.name) \\(model.cache)") }
    }

    """

  /// Classes that stay, since the migration would not compile or would repeat an effect.
  private static let stopped = [
    """
    @Published var name = "" { didSet { _cache = name } }
      var cache = ""
      private var _cache = ""
    """,
    """
    @Published var name = "" { didSet { _cache = name } }
      var cache = ""
    """,
    """
    static var made = 0
      @Published var name = ""
      let cache = 0
      init() { Model.made += 1 }
    """,
    """
    @Published var name = ""
      let cache = 0
      init() { counter = 1 }
    """,
    """
    @Published var name = ""
      let cache = 0
      deinit { report() }
    """,
  ]

  @Test(arguments: stopped) func stops(_ members: String) async throws {
    let code = """
      import SwiftUI
      nonisolated(unsafe) var counter = 0
      final class Model: ObservableObject {
        \(members)
      }
      """
    #expect(try await fixed(code + Self.view) == code + Self.view)
  }

  /// Members of classes that migrate.
  private static let migrated = [
    """
    @Published var name = "" { didSet { _cache = name } }
      private var _cache = ""
      var cache: String { _cache }
    """,
    """
    @Published var name = ""
      let cache = 0
      private var task: Task<Void, Never>?
      deinit { task?.cancel() }
    """,
    """
    @Published var name = ""
      var cache = 0
      init() {
        cache += 1
        self.name = "a"
        var local = 1
        local += 1
      }
    """,
    """
    @Published var name = "" { willSet { objectWillChange.send() } }
      let cache = 0
    """,
  ]

  @Test(arguments: migrated) func migrates(_ members: String) async throws {
    let code = """
      import SwiftUI
      final class Model: ObservableObject {
        \(members)
      }
      """
    let after = try await fixed(code + Self.view)
    #expect(after.contains("@Observable\nfinal class Model {"), "\(after)")
    #expect(!after.contains("objectWillChange"))
  }

  @Test func tellsWhatItTracksAnew() async throws {
    let code = """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var name = ""
        var cache = 0
        var other = 0
        private var timer: Timer?
      }
      final class Clock { var timer: Timer?; var now: Timer? { timer } }
      """
    let fixing = try await fixing(code + Self.view)
    #expect(
      fixing.migrationNotes.map(\.description).map { $0.split(separator: "/").last ?? "" } == [
        "Code.swift:4: 'cache' was not '@Published'; it is tracked now, because views read it"
      ])
    let after = try #require(fixing.files.first)
    let text = String(decoding: after.newBytes, as: UTF8.self)
    #expect(text.contains("  var cache = 0"))
    #expect(text.contains("  @ObservationIgnored var other = 0"))
    #expect(text.contains("  @ObservationIgnored private var timer: Timer?"))
  }

  @Test func leavesNothingOfCombine() async throws {
    let after = try await fixed(
      """
      import Combine
      final class Model: ObservableObject {
        @Published var name = ""
        private var tokens: [AnyCancellable] = []
        func clear() {
          tokens.removeAll()
          name = ""
        }
        deinit { tokens.forEach { $0.cancel() } }
      }

      """)
    #expect(
      after == """
        import Observation
        @Observable
        final class Model {
          var name = ""
          func clear() {
            name = ""
          }
        }

        """)
  }

  @Test func keepsALintersCommentBeforeItsClass() async throws {
    let after = try await fixed(
      """
      import SwiftUI

      // swiftlint:disable:next type_body_length
      final class Model: ObservableObject {
        @Published var name = ""
      }

      """)
    #expect(
      after.contains(
        "@Observable\n// swiftlint:disable:next type_body_length\nfinal class Model {"), "\(after)")
  }

  @Test(arguments: [
    (
      "Text(\"A\").onAppear { if isOn { Task { await load() } } }",
      "begins inside another statement"
    ),
    ("Text(\"A\").onAppear { Task { try await load() } }", "throws no errors"),
    ("Text(\"A\").onAppear { show(); Task { await load() } }", "other statements stand beside"),
    ("Text(\"A\").onAppear { /* first */ Task { await load() } }", "a comment stands around"),
    ("Text(\"A\").onAppear { Task(name: \"A\") { await load() } }", "does not take the arguments"),
  ])
  func saysWhyATaskStays(_ view: String, _ reason: String) async throws {
    let check = try await fixing(
      "struct Row: View { var body: some View { \(view) } }\n", guides: "lifecycle"
    ).check
    let notes = check.findings.map(\.finding).filter { $0.rule == "task-in-appear" }
      .flatMap(\.notes).map(\.message.description)
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.contains(reason) }, "\(notes)")
  }
}
