import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// The compiler's errors on sources before and after their fixes, with our own stand-ins for the
/// SDKs.
@Suite(.needs("swiftc")) struct FixedSourcesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Combine", "SwiftUI"] {
      // Under another name in the checkout, so that no scan takes their types for the project's.
      let stubs = Checkout.root.appending(path: "Fixtures/Stubs/\(name).swift.stub")
      try folder.add("\(name).swift", Data(contentsOf: stubs))
      let made = try compile([
        "-emit-module", "-module-name", name, "-parse-as-library", folder("\(name).swift"), "-I",
        folder("."), "-emit-module-path", folder("\(name).swiftmodule"),
      ])
      #expect(made.status == 0, "\(made.errorText)")
    }
  }

  private func compile(_ arguments: [String]) throws -> Subprocess.Result {
    try #require(Subprocess(named: "swiftc")).run(["-swift-version", "6"] + arguments)
  }

  /// Names of the files that do not compile, with what the compiler says.
  private func faults(in files: [String: String]) throws -> [String: String] {
    let sources = try TemporaryFolder(files)
    let result = try compile(
      [
        "-typecheck", "-parse-as-library", "-I", folder("."), "-Xfrontend", "-import-module",
        "-Xfrontend", "SwiftUI",
      ] + files.keys.sorted().map { sources($0) })
    var faults: [String: String] = [:]
    for line in result.errorText.split(separator: "\n") where line.contains(": error: ") {
      guard let name = line.split(separator: ":").first?.split(separator: "/").last else {
        continue
      }
      faults[String(name), default: ""] += line + "\n"
    }
    #expect((result.status == 0) == faults.isEmpty, "\(result.errorText)")
    return faults
  }

  @Test func compileWhereTheSampleDoes() async throws {
    let sample = Checkout.root.appending(path: "Fixtures/Conventions")
    var files: [String: String] = [:]
    let copy = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: sample.path).sorted() {
      let data = try Data(contentsOf: sample.appending(path: name))
      try copy.add(name, data)
      if name.hasSuffix(".swift") { files[name] = String(decoding: data, as: UTF8.self) }
    }
    #expect(try faults(in: files) == [:])
    let fixing = await Fixing(of: try await copy.project(), extent: .all)
    var count = 0
    for file in fixing.files where file.path.hasSuffix(".swift") {
      files[String(file.path.split(separator: "/").last ?? "")] = String(
        decoding: file.newBytes, as: UTF8.self)
      count += 1
    }
    #expect(count >= 6)
    #expect(try faults(in: files) == [:])
  }

  /// Every rule's own examples: what compiles before its fix compiles after it.
  @Test func compileWhereTheExamplesOfRulesDo() throws {
    var (before, after): ([String: String], [String: String]) = ([:], [:])
    for rule in allRules.map(\.summary) {
      for (index, example) in rule.bad.enumerated() {
        guard let swift = example.swift, let fixed = example.fixed,
          !MarkedText(swift).ranges.isEmpty
        else { continue }
        let name = "\(rule.id)-\(index).swift"
        before[name] = Self.unit(MarkedText(swift).text, before.count)
        after[name] = Self.unit(fixed, before.count)
      }
    }
    // What one file lacks can keep the compiler from looking at another.
    var unknown: [String: String] = [:]
    while case let faults = try faults(in: before.filter({ unknown[$0.key] == nil })),
      !faults.isEmpty
    {
      unknown.merge(faults) { $1 }
    }
    let compiling = before.keys.filter { unknown[$0] == nil }
    #expect(
      compiling.count * 4 >= before.count * 3, "\(unknown.sorted { $0.key < $1.key }.map(\.value))")
    let faults = try faults(in: after.filter { unknown[$0.key] == nil })
    #expect(faults == [:])
  }

  /// A function with the code in it, and what examples take for granted.
  private static func unit(_ code: String, _ number: Int) -> String {
    """
    @MainActor func sample\(number)(
      view: EmptyView, name: String, caller: String, from: String, count: Int, isOn: Bool, isOpen: Bool,
      isEmpty: Bool, title: String?, error: Error
    ) {
      @State var isShown = false
    \(code)
    }
    """
  }
}
