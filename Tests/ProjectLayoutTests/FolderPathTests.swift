import Testing

@testable import ProjectLayout

@Suite struct FolderPathTests {
  @Test(arguments: [
    ("", "a/b.swift", "a/b.swift"), ("App", "a.swift", "App/a.swift"),
    ("App/Project", "../Sources/a.swift", "App/Sources/a.swift"),
    ("App", "../a.swift", "a.swift"), ("App", "../../a.swift", "../a.swift"),
    ("", "../a.swift", "../a.swift"), ("..", "../a.swift", "../../a.swift"),
    ("../App", "../a.swift", "../a.swift"), ("App", "..", ""), ("App", "../.", ""),
    ("App", "./a//b.swift", "App/a/b.swift"), ("/App", "../a.swift", "/a.swift"),
    ("/App/Project", "../a.swift", "/App/a.swift"), ("App", ".../a.swift", "App/.../a.swift"),
    ("App", "..a/b.swift", "App/..a/b.swift"),
  ])
  func joins(folder: String, path: String, joined: String) {
    #expect(FolderPath.join(folder, path) == joined)
  }
}
