package import Foundation

/// Generates the project of the guard: an Xcode project whose app has nine packages, each with its
/// own catalog, as real projects have them.
///
/// It has 1,500 files, ten catalogs of 4 MB in eight languages, and keys that the code uses by their
/// symbols.
package enum GuardedProject {
  private static let fileCount = 1_500
  private static let packageCount = 9
  /// The phrases of the app and of each package.
  private static let phrasesOfModule = 260
  private static let manualKeysOfModule = 60
  private static let languages: Set<String> = [
    "de", "en", "es", "fr", "ja", "pl", "pt-BR", "ru", "zh-Hans",
  ]

  /// Writes the project. Its catalogs are not in Xcode's form yet.
  ///
  /// - Parameter isChanged: True to leave out every fifteenth source, whose keys the catalogs then
  ///   have for nothing, and the last tenth of each catalog's keys, which the sources use.
  package static func write(to root: URL, isChanged: Bool = false) throws {
    let phrases = Phrase.pool(count: phrasesOfModule * (packageCount + 1))
    let sizes = GeneratedTree.sizes(fileCount: fileCount)
    let filesOfModule = fileCount / (packageCount + 1)
    try GeneratedTree.write(fileCount: 0, phrases: phrases, to: root)
    for module in 0...packageCount {
      let folder = root.appending(path: module == 0 ? "App" : "Packages/Part\(module)")
      let own = Array(phrases[module * phrasesOfModule..<(module + 1) * phrasesOfModule])
      let files = module * filesOfModule..<(module + 1) * filesOfModule
      try GeneratedTree.writeSources(
        sizes: sizes[files], from: files.lowerBound, phrases: own
      ) { isTest in
        if module == 0 { return root.appending(path: isTest ? "AppTests" : "App") }
        return folder.appending(path: isTest ? "Tests/PartTests" : "Sources/Part")
      }
      let keys = (0..<manualKeysOfModule).map { "part\(module).title.number\($0)" }
      try GeneratedTree.write(
        uses(of: keys), to: folder.appending(path: sources(module) + "Titles.swift"))
      if module > 0 {
        try GeneratedTree.write(manifest, to: folder.appending(path: "Package.swift"))
      }
      let known = isChanged ? own.dropLast(phrasesOfModule / 10) : own[...]
      try GeneratedTree.write(
        GeneratedCatalog.text(for: Array(known), in: languages, manualKeys: keys),
        to: folder.appending(path: sources(module) + "Localizable.xcstrings"))
    }
    if isChanged {
      for number in stride(from: 0, to: fileCount, by: 15) { try removeFile(number, below: root) }
    }
  }

  /// Returns the folder of a module's sources, in the module's own folder.
  private static func sources(_ module: Int) -> String { module == 0 ? "" : "Sources/Part/" }

  private static func removeFile(_ number: Int, below root: URL) throws {
    let name = "File\(number).swift"
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent == name { return try FileManager.default.removeItem(at: file) }
    }
  }

  /// Returns a source that uses keys by the symbols that Xcode generates from them.
  private static func uses(of keys: [String]) -> String {
    let titles = keys.map { key in
      let words = key.split(separator: ".")
      let symbol = words[0] + words.dropFirst().map(\.capitalized).joined()
      return "    Text(.\(symbol))\n"
    }
    return """
      import SwiftUI

      struct Titles: View {
        var body: some View {
      \(titles.joined())  }
      }

      """
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Part", defaultLocalization: "en",
      products: [.library(name: "Part", targets: ["Part"])],
      targets: [
        .target(name: "Part", resources: [.process("Localizable.xcstrings")]),
        .testTarget(name: "PartTests", dependencies: ["Part"]),
      ])

    """
}
