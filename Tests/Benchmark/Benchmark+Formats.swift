import Benchmarking
import Foundation
import TestSupport

/// Benchmarks of the exchange formats besides XLIFF: the texts of three languages exported and
/// imported in each.
extension Benchmark {
  private static let formats = ["xliff", "csv", "tsv", "xlsx", "po"]

  /// Measures each format.
  ///
  /// - Parameters:
  ///   - project: A folder with a catalog.
  ///   - languages: The languages to export.
  func measureFormats(in project: URL, languages: [String]) throws {
    print("\nformats of the exchange, \(languages.count) languages")
    var base: (export: Double, import: Double)?
    for format in Self.formats {
      let folder = project.appending(path: "out-\(format)")
      let export = [gloss, "export", "--overwrite", "--quiet", "--format", format]
      let command = export + ["--language", languages.joined(separator: ","), "--output"]
      _ = try MeasuredProgram(Program(command + [folder.path], in: project.path))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0).path }
      let programs = try Programs(
        [
          Program(command + [folder.path], in: project.path),
          Program([gloss, "import", "--quiet", "--check"] + files, in: project.path),
        ], rounds: 5)
      let (out, back) = (programs.seconds(0), programs.seconds(1))
      print(Figure.time("gloss export --format \(format)", out))
      print(Figure.time("gloss import, nothing changed", back))
      if let base {
        print(Figure.ratio("  export against XLIFF", out / base.export, atMost: 1))
        print(Figure.ratio("  import against XLIFF", back / base.import, atMost: 1))
        try compare(format, files, with: out + back)
      } else {
        base = (out, back)
      }
    }
  }

  /// Lets other programs read the files of a format and write them again.
  private func compare(_ format: String, _ files: [String], with seconds: Double) throws {
    guard let translatorsPython else { return }
    for (name, script) in Self.peers[format] ?? [] {
      let peer = try Programs([Program([translatorsPython, "-c", script] + files)], rounds: 3)
      print(Figure.time(name, peer.seconds(0)))
      print(Figure.ratio("  gloss export and import against it", seconds / peer.seconds(0)))
    }
  }

  /// Scripts of other programs that read files and write them to memory, by format, with their
  /// names.
  private static let peers: [String: [(name: String, script: String)]] = [
    "csv": [
      (("Python's csv, read and write"), table(",")), ("translate-toolkit's csv", toolkitTable),
    ],
    "tsv": [(("Python's csv with tabs"), table("\\t"))],
    "xlsx": [("openpyxl, load and save", workbook)],
    "po": [("translate-toolkit's po", toolkitMessages)],
  ]

  private static func table(_ delimiter: String) -> String {
    """
    import csv, io, sys
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8-sig", newline="") as file: rows = list(csv.reader(file, delimiter="\(delimiter)"))
        csv.writer(io.StringIO(), delimiter="\(delimiter)").writerows(rows)
    """
  }

  private static let toolkitTable = """
    import sys
    from translate.storage.csvl10n import csvfile
    for name in sys.argv[1:]: len(bytes(csvfile.parsefile(name)))
    """

  private static let toolkitMessages = """
    import sys
    from translate.storage.po import pofile
    for name in sys.argv[1:]: len(bytes(pofile.parsefile(name)))
    """

  private static let workbook = """
    import io, sys
    from openpyxl import load_workbook
    for name in sys.argv[1:]: load_workbook(name).save(io.BytesIO())
    """
}
