// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App", defaultLocalization: "en",
  dependencies: [.package(path: "../gloss-plugins")],
  targets: [
    .target(
      name: "App", resources: [.process("Localizable.xcstrings")],
      plugins: [.plugin(name: "GlossCheck", package: "gloss-plugins")])
  ])
