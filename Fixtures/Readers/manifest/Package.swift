// swift-tools-version: 6.0
import PackageDescription
let names = ["A", "B"] + ["C"]
let settings: [SwiftSetting] = [.define("X")]
let package = Package(
  name: "P", defaultLocalization: "en",
  products: [.library(name: "A", targets: names)],
  targets: names.map { .target(name: $0) } + [
    .target(name: "D", dependencies: ["A"], path: "Sources/\(names[0])", exclude: ["x", "y"],
      sources: ["."], resources: [.process("R")]),
    .testTarget(name: "T", path: #if os(Linux) "a" #else "b" #endif),
  ])
package.targets.append(.executableTarget(name: "E"))
