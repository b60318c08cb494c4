// swift-tools-version: 5.9
import PackageDescription

let code = "Code"
let prefix: String = "App"
let left = ["Old", "Notes.swift"]
enum Names { static let core = "\(prefix)Core" }

let package = Package(
  name: "App",
  targets: [
    .target(name: Names.core, path: "\(code)/Core", exclude: left + ["Draft.swift"]),
    .target(
      name: prefix + "UI", dependencies: [.target(name: Names.core)], path: code + "/UI",
      sources: ["Screens", "Main.swift"],
      resources: [.process("Texts"), .copy("Templates"), .embedInCode("x.txt")]),
    .target(name: "Root", path: ".", sources: ["Main"]),
  ])
