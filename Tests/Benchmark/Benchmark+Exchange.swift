import Benchmarking
import Foundation
import TestSupport

/// Benchmarks of the exchange with translators: files of 40 languages exported from a catalog of 20
/// MB, and imported again.
extension Benchmark {
  /// Measures exports and imports.
  ///
  /// - Parameter makeCatalog: Writes the catalog in a process of its own.
  func measureExchange(_ makeCatalog: (URL) throws -> Void) throws {
    let project = workFolder.appending(path: "exchange")
    let catalog = project.appending(path: "App/Localizable.xcstrings")
    // The project must end here, whatever folders lie above.
    for folder in [".git", "App"] {
      try FileManager.default.createDirectory(
        at: project.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data().write(to: project.appending(path: ".git/HEAD"))
    try makeCatalog(catalog)
    let catalogBytes = try Self.size(of: catalog)
    _ = try MeasuredProgram(Program([gloss, "export", "--output", "out"], in: project.path))
    try make("translate", project.path + "/out", project.path + "/first", "first")
    // Each import changes every text of the catalog as it was exported: after another import both
    // sides would have changed them all. The copy takes a few milliseconds.
    try FileManager.default.copyItem(at: catalog, to: project.appending(path: "before"))
    let anew = "cp before App/Localizable.xcstrings && exec '\(gloss)' import first"
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
        Program(["/bin/sh", "-c", anew], in: project.path),
      ], rounds: 5)
    let names = ["export", "import, nothing changed", "import, all translated anew"]
    let seconds = names.indices.map { programs.seconds($0) }
    let peaks = names.indices.map { programs.peakBytes($0) }
    for index in names.indices {
      print(
        Figure.rate("gloss \(names[index])", bytes: bytes, seconds: seconds[index], atLeast: 80))
      print(Figure.memory("  peak memory", peaks[index], largest: catalogBytes, times: 3))
    }
    let returned = files.map { project.appending(path: "first/\($0.lastPathComponent)").path }
    try compare(export: seconds[0], import: seconds[2], with: returned)
    let languages = files.map { $0.deletingPathExtension().lastPathComponent }.sorted()
    try measureFormats(in: project, languages: Array(languages.prefix(3)))
  }

  /// Lets other programs do the same work on the same files.
  ///
  /// - Parameters:
  ///   - export: The seconds that exporting the files takes.
  ///   - import: The seconds that importing them takes, with all texts new.
  ///   - files: The paths of the files.
  private func compare(
    export: Double, import: Double, with files: [String]
  ) throws {
    guard let translatorsPython else {
      print("  against translate-toolkit and lxml: left out, run Scripts/exchange-programs once")
      return
    }
    let units = workFolder.appending(path: "units.json").path
    _ = try MeasuredProgram(Program([translatorsPython, "-c", Self.units, units] + files))
    let peers = try Programs(
      [
        Program([translatorsPython, "-c", Self.making, units]),
        Program([translatorsPython, "-c", Self.taking] + files),
        Program([translatorsPython, "-c", Self.toolkit] + files),
        Program([translatorsPython, "-c", Self.bare] + files),
      ], rounds: 3)
    print(Figure.time("translate-toolkit, make units and serialize", peers.seconds(0)))
    print(Figure.ratio("  gloss export faster", peers.seconds(0) / export, atLeast: 5))
    print(Figure.time("translate-toolkit, parse, read, set targets", peers.seconds(1)))
    print(
      Figure.ratio("  gloss import, all anew, faster", peers.seconds(1) / `import`, atLeast: 5))
    print(Figure.time("translate-toolkit, parse and serialize alone", peers.seconds(2)))
    print(Figure.time("lxml, parse and serialize alone", peers.seconds(3)))
    print(
      Figure.ratio("  gloss export and import against it", (export + `import`) / peers.seconds(3)))
  }

  /// A Python script that puts the units into a file that is quick to read, as a catalog is.
  private static let units = """
    import json, sys
    from lxml import etree
    space = "{urn:oasis:names:tc:xliff:document:1.2}"
    languages = {}
    for name in sys.argv[2:]:
        file = etree.parse(name).getroot().find(space + "file")
        languages[file.get("target-language")] = [
            [unit.get("id"), *(unit.findtext(space + part) for part in ("source", "target", "note"))]
            for unit in file.iter(space + "trans-unit")]
    with open(sys.argv[1], "w") as result: json.dump(languages, result)
    """

  /// A Python script that does the work of an export.
  private static let making = """
    import json, sys
    from translate.storage.xliff import xlifffile
    for language, units in json.load(open(sys.argv[1])).items():
        store = xlifffile(sourcelanguage="en", targetlanguage=language)
        for id, source, target, note in units:
            unit = store.addsourceunit(source)
            unit.setid(id)
            if target is not None: unit.target = target
            unit.addnote(note)
        len(bytes(store))
    """

  /// A Python script that does the work of an import, without putting the texts into another
  /// document.
  private static let taking = """
    import sys
    from translate.storage.xliff import xlifffile
    for name in sys.argv[1:]:
        for unit in xlifffile.parsefile(name).units:
            unit.getid(), unit.source
            unit.target = unit.target + "."
    """

  private static let toolkit = """
    import sys
    from translate.storage.xliff import xlifffile
    for name in sys.argv[1:]: len(bytes(xlifffile.parsefile(name)))
    """

  private static let bare = """
    import sys
    from lxml import etree
    for name in sys.argv[1:]: len(etree.tostring(etree.parse(name)))
    """

  private static func size(of file: URL) throws -> Int {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
