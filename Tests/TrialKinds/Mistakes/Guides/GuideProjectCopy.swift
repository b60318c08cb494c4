import Foundation
import TestSupport

/// A copy of an app with everything that the rules of the guides depend on, into which
/// ``GuideTrials`` plant mistakes.
struct GuideProjectCopy {
  let folder: URL
  /// The sources outside of tests, by path.
  private(set) var sources: [(path: String, text: String)] = []
  /// True if some target has the main actor as its default isolation.
  private(set) var isMainActorByDefault = false

  /// Copies an app.
  ///
  /// - Parameters:
  ///   - app: The folder of a checkout.
  ///   - rules: The rules to turn on.
  init(of app: URL, in folder: URL, rules: [String]) throws {
    self.folder = folder
    let files = FileManager.default
    let app = app.resolvingSymlinksInPath()
    var isOlder: [String: Bool] = [:]
    let paths = (files.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []).sorted()
    for path in paths where Self.isOfProject(path) {
      guard let bytes = files.contents(atPath: app.appending(path: path).path) else { continue }
      try write(bytes, path)
      let text = String(decoding: bytes, as: UTF8.self)
      if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift") {
        if !path.contains("Test") { sources.append((path, text)) }
        continue
      }
      if text.contains("defaultIsolation(MainActor")
        || text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
      {
        isMainActorByDefault = true
      }
      let place = path.split(separator: "/").prefix { !$0.hasSuffix(".xcodeproj") }
      let folder = place.filter { $0 != "Package.swift" }.joined(separator: "/")
      isOlder[folder] = isOlder[folder, default: false] || Self.isForOlderSystems(text)
    }
    if sources.isEmpty { throw TrialFailure("no Swift sources in \(app.path)") }
    let olderFolders = isOlder
    sources.removeAll { Self.isOlder($0.path, olderFolders) }
    let levels = rules.map { "\"\($0)\": \"warning\"" }.joined(separator: ", ")
    let settings = """
      {"guides": ["observation", "notifications", "lifecycle"], "rules": {\(levels)}}
      """
    try write(Data(settings.utf8), "gloss.json")
  }

  private static func isOfProject(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    let endings = [".swift", ".pbxproj", ".xcconfig"]
    return endings.contains(where: path.hasSuffix)
      && !names.contains { $0.hasPrefix(".") || ["Pods", "Carthage"].contains($0) }
  }

  /// True if a manifest or project names a system that has no `@Observable`.
  private static func isForOlderSystems(_ text: String) -> Bool {
    let first = [
      ("IPHONEOS_DEPLOYMENT_TARGET = ", 17), ("MACOSX_DEPLOYMENT_TARGET = ", 14),
      (".iOS(.v", 17), (".macOS(.v", 14), (".iOS(\"", 17), (".macOS(\"", 14),
    ]
    return text.split(separator: "\n").contains { line in
      first.contains { name, version in
        guard line.contains(name) else { return false }
        let digits = line.split(separator: name).last?.prefix(while: \.isNumber) ?? ""
        return Int(digits).map { $0 < version } ?? false
      }
    }
  }

  /// True if the nearest manifest or project above a file is for systems without `@Observable`.
  private static func isOlder(_ path: String, _ folders: [String: Bool]) -> Bool {
    var names = path.split(separator: "/").dropLast()
    while true {
      if let isOlder = folders[names.joined(separator: "/")] { return isOlder }
      if names.isEmpty { return false }
      names.removeLast()
    }
  }

  func write(_ bytes: some DataProtocol, _ path: String) throws {
    let place = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  /// A finding in the tool's report.
  struct Found: Hashable {
    let rule: String
    let path: String
    let message: String
    let line: Int
    let bytes: Range<Int>
  }

  /// Returns the findings of the tool in the copy.
  func findings(_ gloss: Subprocess) throws -> [Found] {
    let result = try gloss.run(["check", "--format", "json"], in: folder)
    guard let report = try? JSONDecoder().decode(Report.self, from: result.output) else {
      throw TrialFailure("no report about \(folder.path): \(result.errorText)")
    }
    return report.findings.map { finding in
      let (start, end) = (finding.range?.start, finding.range?.end)
      return Found(
        rule: finding.rule, path: finding.file, message: finding.message, line: start?.line ?? 0,
        bytes: (start?.offset ?? 0)..<max(start?.offset ?? 0, end?.offset ?? 0))
    }
  }

  private struct Report: Decodable {
    struct Place: Decodable {
      let line: Int
      let offset: Int
    }
    struct Range: Decodable {
      let start: Place
      let end: Place
    }
    struct Finding: Decodable {
      let rule: String
      let file: String
      let message: String
      let range: Range?
    }
    let findings: [Finding]
  }
}
