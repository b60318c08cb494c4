// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Training", defaultLocalization: "en",
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Kit"], resources: [.process("Localizable.xcstrings")]),
    .target(name: "Kit"),
  ])
