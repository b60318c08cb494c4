import Archives
import Foundation
import TestSupport
import Testing

/// Every export carries what it was made from: an import needs no history to leave newer work
/// alone.
@Suite(.needs("git")) struct CarriedBaseToolTests {
  private let box: GitSandbox
  private static let catalog = "App/L.xcstrings"

  init() throws {
    box = try GitSandbox()
    try box.folder.add("repo/gloss.json", "{}")
    try box.write(Self.entries(), to: Self.catalog)
    try box.commit("base")
  }

  /// The texts of the keys by their order. Spreadsheet programs could take texts with numbers for
  /// dates.
  private static let german = ["null", "eins", "zwei", "drei", "vier"].map { "Text \($0)" }

  private static func entries(_ texts: [Int: String] = [:]) -> String {
    german.indices.map { number in
      let text = texts[number] ?? german[number]
      return #"""
        "Key \#(number)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}
        """#
    }.joined(separator: ",")
  }

  enum Format: String, CaseIterable {
    case xliff, xliff2, archive, csv, tsv, xlsx, po

    static var possible: [Format] {
      Build.hasWorkbooks ? allCases : allCases.filter { $0 != .archive && $0 != .xlsx }
    }

    var arguments: [String] {
      switch self {
      case .xliff: []
      case .xliff2: ["--xliff-version", "2.0"]
      case .archive: ["--xcloc=zip"]
      case .csv, .tsv, .xlsx, .po: ["--format", rawValue]
      }
    }

    var file: String {
      switch self {
      case .xliff, .xliff2: "de.xliff"
      case .archive: "de.xcloc.zip"
      case .csv, .tsv, .xlsx, .po: "de.\(rawValue)"
      }
    }
  }

  /// The kinds of places to which the files come back.
  enum Surroundings: CaseIterable {
    case history, shallow, noRepository, otherOwner

    static var possible: [Surroundings] {
      geteuid() == 0 ? allCases : allCases.filter { $0 != .otherOwner }
    }
  }

  /// Writes an exported file with another text in it.
  private func add(_ name: String, _ format: Format, _ old: String, _ new: String) throws {
    let data = try box.folder.bytes("repo/out/\(format.file)")
    guard data.starts(with: [0x50, 0x4B]) else {
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains(old))
      try box.folder.add("repo/\(name)", text.replacing(old, with: new))
      return
    }
    let archive = try ZipArchive(ContiguousArray(data))
    let members = try archive.members.map { member in
      let text = String(decoding: try archive.contents(of: member), as: UTF8.self)
      return (path: member.path, bytes: ContiguousArray(text.replacing(old, with: new).utf8))
    }
    try box.folder.add("repo/\(name)", Data(try ZipWriter.bytes(of: members)))
  }

  /// - Returns: The folder that the project is in.
  private func move(to surroundings: Surroundings) throws -> String {
    switch surroundings {
    case .history: return box.name
    case .shallow:
      let source = "file://" + box.folder(box.name)
      try box.git("clone", "-q", "--depth", "1", source, box.folder("clone"), in: "home")
      return "clone"
    case .noRepository:
      try FileManager.default.removeItem(atPath: box.folder("repo/.git"))
      return box.name
    case .otherOwner:
      for name in try FileManager.default.subpathsOfDirectory(atPath: box.folder("repo")) + ["."] {
        _ = unsafe chown(box.folder("repo/\(name)"), 65_534, 65_534)
      }
      return box.name
    }
  }

  private func texts(in place: String) throws -> [String] {
    try box.text(Self.catalog, in: place).split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "\"value\" : \"") else { return nil }
      return String(line[start.upperBound...].dropLast())
    }
  }

  /// Each format in some of the surroundings.
  private static let cases = Format.possible.flatMap { format in
    Surroundings.possible.map { (format, $0) }
  }.sample(every: 3)

  @Test(arguments: cases)
  func takesWhatTwoPeopleChangedAndKeepsAFix(
    format: Format, surroundings: Surroundings
  ) throws {
    let arguments = ["export", "-l", "de", "-o", "out"] + format.arguments
    #expect(try box.gloss(arguments).status == 0)
    let ending = format.file.dropFirst("de".count)
    try add("fromA\(ending)", format, "Text eins", "Erster")
    try add("fromB\(ending)", format, "Text zwei", "Zweiter")
    try add("fromC\(ending)", format, "Text drei", "Dritter")
    try box.write(Self.entries([3: "fixed"]), to: Self.catalog)
    try box.commit("fix")
    let place = try move(to: surroundings)
    for name in ["fromA", "fromB"] {
      let run = try box.gloss("import", "\(name)\(ending)", in: place)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    let conflict = try box.gloss("import", "fromC\(ending)", in: place)
    #expect(conflict.status == 1)
    #expect(conflict.output.contains("both sides changed it"), "\(conflict.output)")
    let expected = ["Text null", "Erster", "Zweiter", "fixed", "Text vier"]
    #expect(try texts(in: place) == expected)
  }

  /// Without the sums and without history, a finished text stays, and the way out is said.
  @Test(
    arguments: zip(
      [Surroundings.noRepository, .shallow],
      ["no git repository holds the catalog", "run 'git fetch --unshallow'"]))
  func holdsBackWhatNothingTellsOf(surroundings: Surroundings, reason: String) throws {
    try box.gloss("export", "-l", "de", "-o", "out")
    try add("fromA.xliff", .xliff, "Text eins", "Erster")
    let bare = try box.text("fromA.xliff").replacing(
      try Regex("    <header>(?s:.*?)</header>\n"), with: "")
    try box.folder.add("repo/fromA.xliff", bare)
    try box.write(Self.entries([3: "fixed"]), to: Self.catalog)
    try box.commit("fix")
    let place = try move(to: surroundings)
    let run = try box.gloss("import", "fromA.xliff", in: place)
    #expect(run.status == 1)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(
      run.output.contains(
        "nothing tells whether 'Text drei' is newer than the catalog's finished text 'fixed'"),
      "\(run.output)")
    #expect(try texts(in: place).contains("Text eins") && texts(in: place).contains("fixed"))
    #expect(try box.gloss("import", "fromA.xliff", "--prefer=file", in: place).status == 0)
    #expect(try texts(in: place).contains("Erster"))
  }
}
