import Foundation
import TestSupport
import Testing

/// No command reads or writes outside of a checkout that others have made.
@Suite struct BoundaryTrapTests {
  private static let catalog = "App/Localizable.xcstrings"

  private static let commands = [
    "sync --create --stale=prune", "check --fix=all --outdated",
    "check --guides=observation,lifecycle", "check --write-baseline",
    "check --format json -o report.json", "extract --format stringsdata -o out",
    "export -o out --overwrite", "export -o out --format html --screenshots shots",
    "export -o out --xcloc --screenshots shots", "export --update out/de.xliff", "import inbox",
    "status --format html=report.json", "fmt", "fmt \(catalog)", "convert App -o made",
    "convert \(catalog) -o made --overwrite", "pseudo -l en-XA", "pseudo -l en-XA -o copies",
    "rename Hello Goodbye", "diff \(catalog) \(catalog)", "textconv \(catalog)",
    "merge \(catalog) \(catalog) \(catalog) -o report.json", "init --baseline",
  ]

  @Test(arguments: BoundaryTrap.all) func nothingOutsideIsReadOrWritten(trap: BoundaryTrap) throws {
    // Each command comes to a third of the traps.
    let number = BoundaryTrap.all.firstIndex { $0.description == trap.description } ?? 0
    for command in Self.commands.sample(every: 3, from: number) + trap.commands {
      let outside = try TemporaryFolder(BoundaryTrap.outside)
      let before = try Self.contents(of: outside)
      let checkout = try Self.checkout(trap, outside)
      let run = try Run(
        Subprocess.gloss.run(
          command.split(separator: " ").map(String.init), in: checkout.url,
          environment: Subprocess.plainEnvironment))
      #expect([0, 1, 2].contains(run.status), "\(command): \(run)")
      #expect(!run.output.contains(BoundaryTrap.canary), "\(command)")
      #expect(!run.errors.contains(BoundaryTrap.canary), "\(command)")
      #expect(try Self.contents(of: outside) == before, "\(command)")
      for (path, text) in try Self.contents(of: checkout) {
        #expect(!text.contains(BoundaryTrap.canary), "\(command): \(path)")
      }
    }
  }

  /// A project without git and, but for some traps, without settings: nothing but itself says where
  /// it ends.
  private static func checkout(
    _ trap: BoundaryTrap, _ outside: TemporaryFolder
  ) throws -> TemporaryFolder {
    let checkout = try TemporaryFolder([
      "App/V.swift": "let v = Text(\"Hello\", comment: \"问候\")\nlet n = Text(\"New\")\n",
      catalog: BoundaryTrap.catalog(language: "de"),
      "inbox/own.xliff": BoundaryTrap.xliff(catalog),
      "shots/Hello.png": "own", "list.txt": "App/V.swift\n",
      "decl.json": #"{"version": 1, "sources": []}"#,
      "data/a.stringsdata": #"{"source": "/x/App/V.swift", "tables": {}, "version": 1}"#,
    ])
    for (path, text) in trap.files {
      try checkout.add(path, text.replacing("OUT", with: "../\(outside.url.lastPathComponent)"))
    }
    for (path, target) in trap.links {
      try checkout.addFolder((path as NSString).deletingLastPathComponent)
      try? FileManager.default.removeItem(atPath: checkout(path))
      try checkout.link(path, to: outside(target))
    }
    return checkout
  }

  /// The texts of all regular files; links are not followed.
  private static func contents(of folder: TemporaryFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
    while let name = names.nextObject() as? String {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
      let type = attributes[.type] as? FileAttributeType
      contents[name] = type == .typeRegular ? try folder.text(name) : type?.rawValue
    }
    return contents
  }
}
