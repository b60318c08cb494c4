// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App", defaultLocalization: "en",
  targets: [.target(name: "App", resources: [.process("Localizable.xcstrings")])])
