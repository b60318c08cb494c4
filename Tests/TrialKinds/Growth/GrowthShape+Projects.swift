extension GrowthShape {
  private static let extract = [["extract", "."]]
  private static let text = "import SwiftUI\nlet a = Text(\"a\")\n"

  private static func package(_ parts: String...) -> [String: String] {
    [
      "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n" + parts.joined(),
      "Sources/A/A.swift": text,
    ]
  }

  static let projects = [
    GrowthShape("manifest-targets", "targets of a package", 16_000, extract) {
      package(
        "let package = Package(name: \"p\", targets: [\n",
        lines($0) { #"  .target(name: "A\#($0)", path: "Sources/A\#($0)"),"# }, "])\n")
    },
    // The tool reports the lists that it leaves out, and ends with 2.
    GrowthShape(
      "manifest-doubling", "lists of a manifest that each double the one before", 64_000, extract
    ) {
      package(
        "let a0 = [\"x\"]\n", lines($0) { "let a\($0 + 1) = a\($0) + a\($0)" },
        #"let p = Package(name: "p", targets: [.target(name: "A", exclude: a\#($0))])"#)
    },
    GrowthShape(
      "manifest-nesting", "lists of a manifest that each hold the one before", 64_000, extract
    ) {
      package(
        "let a0 = [\"x\"]\n", lines($0) { "let a\($0 + 1) = [a\($0), a\($0)]" },
        #"let p = Package(name: "p", targets: [.target(name: "A", exclude: a\#($0))])"#)
    },
    GrowthShape("manifest-sums", "terms of a sum of lists in a manifest", 64_000, extract) {
      let sum = (0..<$0).map { #"["x\#($0)"]"# }.joined(separator: " + ")
      return package(
        #"let p = Package(name: "p", targets: [.target(name: "A", exclude: \#(sum))])"#)
    },
    GrowthShape("files", "small files", 100_000, extract, isLarge: true) { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          (
            "Folder\($0 / 200)/File\($0).swift",
            "import SwiftUI\nstruct V\($0): View { var body: some View { Text(\"a \($0)\") } }\n"
          )
        })
    },
  ]
}
