// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Greeter", defaultLocalization: "en",
  dependencies: [.package(path: "../gloss-plugins")],
  targets: [
    .executableTarget(
      name: "Greeter",
      plugins: [.plugin(name: "GlossCompile", package: "gloss-plugins")])
  ])
