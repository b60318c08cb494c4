// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit", defaultLocalization: "fr",
  targets: [.target(name: "Kit", resources: [.process("Resources")]), .testTarget(name: "Probe")])
