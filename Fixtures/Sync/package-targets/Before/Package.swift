// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Modules",
  targets: [
    .target(name: "Chat", resources: [.process("Resources")]),
    .target(name: "Calls"),
    .target(name: "Bare"),
    .testTarget(name: "ChatTests", dependencies: ["Chat"]),
  ])
