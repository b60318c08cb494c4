import Foundation

/// Exchange with translators: files of 40 languages made from a catalog of 20 MB, and taken back.
extension Benchmark {
  /// - Parameter makeCatalog: Writes the catalog in a process of its own.
  func measureExchange(_ makeCatalog: (URL) throws -> Void) throws {
    let project = workplace.appending(path: "exchange")
    let catalog = project.appending(path: "App/Localizable.xcstrings")
    // The project ends here, whatever lies above.
    for folder in [".git", "App"] {
      try FileManager.default.createDirectory(
        at: project.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data().write(to: project.appending(path: ".git/HEAD"))
    try makeCatalog(catalog)
    let catalogBytes = try Self.size(of: catalog)
    _ = try MeasuredProgram(Program([gloss, "export", "--output", "out"], in: project.path))
    // Two sets of translations, so that importing one after the other changes every text each time.
    for name in ["first", "second"] {
      try make("translate", project.path + "/out", project.path + "/\(name)", name)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: project.appending(path: "out"), includingPropertiesForKeys: nil)
    let bytes = try files.reduce(0) { try $0 + Self.size(of: $1) }
    print(
      "\nexchange with translators: \(files.count) files, \(bytes / 1_000_000) MB of XLIFF 1.2",
      "for a catalog of \(catalogBytes / 1_000_000) MB")
    let export = Program(
      [gloss, "export", "--overwrite", "--output", "out"], in: project.path)
    let programs = try Programs(
      [
        export, Program([gloss, "import", "--check", "out"], in: project.path),
        Program([gloss, "import", "first"], in: project.path),
        Program([gloss, "import", "second"], in: project.path),
      ], rounds: 5)
    let names = ["export", "import, nothing changed", "import, all translated anew"]
    let seconds = [
      programs.seconds(0), programs.seconds(1), (programs.seconds(2) + programs.seconds(3)) / 2,
    ]
    let peaks = [
      programs.peakBytes(0), programs.peakBytes(1),
      max(programs.peakBytes(2), programs.peakBytes(3)),
    ]
    for index in names.indices {
      print(
        Figure.rate("gloss \(names[index])", bytes: bytes, seconds: seconds[index], atLeast: 50))
      print(Figure.memory("  peak memory", peaks[index], largest: catalogBytes, times: 3))
    }
    try compare(seconds[0] + seconds[2], with: files)
  }

  /// - Parameter seconds: What a whole exchange takes: export, and import with all texts anew.
  private func compare(_ seconds: Double, with files: [URL]) throws {
    guard let translatorsPython else {
      print("  against translate-toolkit and lxml: left out, run Scripts/exchange-programs once")
      return
    }
    let toolkit = """
      import sys
      from translate.storage.xliff import xlifffile
      for name in sys.argv[1:]: len(bytes(xlifffile.parsefile(name)))
      """
    let bare = """
      import sys
      from lxml import etree
      for name in sys.argv[1:]: len(etree.tostring(etree.parse(name)))
      """
    let names = files.map(\.path)
    let peers = try Programs(
      [toolkit, bare].map { Program([translatorsPython, "-c", $0] + names) }, rounds: 3)
    print(Figure.time("translate-toolkit, parse and serialize", peers.seconds(0)))
    print(Figure.time("lxml, parse and serialize", peers.seconds(1)))
    print(
      Figure.ratio(
        "gloss export and import, all anew, faster", peers.seconds(0) / seconds, atLeast: 5))
    print(Figure.ratio("  against lxml", seconds / peers.seconds(1)))
  }

  private static func size(of file: URL) throws -> Int {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
