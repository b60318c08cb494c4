public import Foundation

/// Makes random changes in a folder with Swift sources, catalogs and settings, as people, editors
/// and git make them, for trials of the live project.
public struct FolderEdits {
  /// One change of a file or folder.
  public struct Edit: CustomStringConvertible {
    /// The change in words, for the message of a failed test.
    public let description: String
    /// The file that an editor has changed without saving, with its text; the text is `nil` if the
    /// editor has closed the file.
    public var unsaved: (path: String, text: Data?)?
  }

  private let folder: URL
  private let settings: [String]
  private var numbers: SeededGenerator
  /// The files as they were at first. Now and then one is restored, so that most stay readable.
  private let originals: [String: Data]
  private var unsaved: Set<String> = []

  /// Prepares the changes of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, in which everything may be changed.
  ///   - settings: Texts of `gloss.json` to choose from.
  public init(of folder: URL, settings: [String], seed: UInt64) throws {
    self.folder = folder
    self.settings = settings
    numbers = SeededGenerator(seed: seed)
    var originals: [String: Data] = [:]
    for path in Self.files(in: folder) {
      originals[path] = try Data(contentsOf: folder.appending(path: path))
    }
    self.originals = originals
  }

  private static func files(in folder: URL) -> [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      kinds.contains { path.hasSuffix($0) } && !path.contains("/.git/") && !path.hasPrefix(".git/")
    }.sorted()
  }

  private static let kinds = [
    ".swift", ".xcstrings", ".strings", ".m", ".h", ".xib", ".storyboard", ".pbxproj",
  ]

  /// Makes one change.
  public mutating func edit() throws -> Edit {
    let files = Self.files(in: folder)
    guard !files.isEmpty else { return try restoreAll() }
    let sources = files.filter { $0.hasSuffix(".swift") }
    let catalogs = files.filter { $0.hasSuffix(".xcstrings") }
    switch numbers.below(20) {
    case 0: return try remove(numbers.pick(files))
    case 1: return try copy(numbers.pick(files))
    case 2: return try rename(numbers.pick(files))
    case 3, 4: return try restoreSome()
    case 5: return try writeSettings()
    case 6: return try renameFolder(around: numbers.pick(files))
    case 7, 8: return try type(in: numbers.pick(sources.isEmpty ? files : sources))
    case 9, 10, 11: return try change(numbers.pick(catalogs.isEmpty ? files : catalogs))
    case 12: return try change(numbers.pick(files))
    case 13: return try changeUnseen(numbers.pick(files))
    default: return try change(numbers.pick(sources.isEmpty ? files : sources))
    }
  }

  /// Restores all files.
  public mutating func restoreAll() throws -> Edit {
    for path in Self.files(in: folder) where originals[path] == nil {
      try FileManager.default.removeItem(at: place(path))
    }
    for path in originals.keys.sorted() { try restore(path) }
    return Edit(description: "restore all")
  }

  private func place(_ path: String) -> URL { folder.appending(path: path) }

  private func write(_ data: Data, _ path: String) throws {
    try FileManager.default.createDirectory(
      at: place(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place(path))
  }

  private func restore(_ path: String) throws {
    guard let data = originals[path] else { return }
    if (try? Data(contentsOf: place(path))) != data { try write(data, path) }
  }

  private mutating func restoreSome() throws -> Edit {
    let paths = originals.keys.sorted()
    // Most of the changed and removed files, not all.
    for path in paths where !numbers.oneIn(4) { try restore(path) }
    return Edit(description: "restore most")
  }

  // MARK: Files

  private func remove(_ path: String) throws -> Edit {
    try FileManager.default.removeItem(at: place(path))
    return Edit(description: "remove \(path)")
  }

  private mutating func copy(_ path: String) throws -> Edit {
    let other = Self.sibling(of: path, "Copy\(numbers.below(5))")
    try write(try Data(contentsOf: place(path)), other)
    return Edit(description: "copy \(path) to \(other)")
  }

  private mutating func rename(_ path: String) throws -> Edit {
    let other = Self.sibling(of: path, "Other\(numbers.below(5))")
    let data = try Data(contentsOf: place(path))
    try FileManager.default.removeItem(at: place(path))
    try write(data, other)
    return Edit(description: "rename \(path) to \(other)")
  }

  private static func sibling(of path: String, _ prefix: String) -> String {
    let (folder, name) = (
      (path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent
    )
    return (folder as NSString).appendingPathComponent(prefix + name)
  }

  private mutating func renameFolder(around path: String) throws -> Edit {
    let name = (path as NSString).deletingLastPathComponent
    guard !name.isEmpty else { return try change(path) }
    let other = name.hasSuffix("Moved") ? String(name.dropLast(5)) : name + "Moved"
    if FileManager.default.fileExists(atPath: place(other).path) { return try change(path) }
    try FileManager.default.moveItem(at: place(name), to: place(other))
    return Edit(description: "rename folder \(name) to \(other)")
  }

  private mutating func writeSettings() throws -> Edit {
    let text = numbers.pick(settings)
    try write(Data(text.utf8), "gloss.json")
    return Edit(description: "settings \(text)")
  }

  // MARK: Texts

  private mutating func change(_ path: String) throws -> Edit {
    let (data, what) = changed(try Data(contentsOf: place(path)), path)
    try write(data, path)
    return Edit(description: "\(what) in \(path)")
  }

  /// Changes a letter of a file in place and restores the file's modification time, so that the
  /// change cannot be found by size or time.
  private mutating func changeUnseen(_ path: String) throws -> Edit {
    let attributes = try FileManager.default.attributesOfItem(atPath: place(path).path)
    var data = try Data(contentsOf: place(path))
    let letters = data.indices.filter {
      data[$0] >= UInt8(ascii: "a") && data[$0] < UInt8(ascii: "z")
    }
    guard !letters.isEmpty else { return try remove(path) }
    data[numbers.pick(letters)] += 1
    let handle = try FileHandle(forWritingTo: place(path))
    try handle.write(contentsOf: data)
    try handle.close()
    if let time = attributes[.modificationDate] {
      try FileManager.default.setAttributes(
        [.modificationDate: time], ofItemAtPath: place(path).path)
    }
    return Edit(description: "unseen change in \(path)")
  }

  /// Changes a file in an editor, or closes it without saving.
  private mutating func type(in path: String) throws -> Edit {
    if unsaved.remove(path) != nil {
      return Edit(description: "close \(path)", unsaved: (place(path).path, nil))
    }
    unsaved.insert(path)
    let (data, what) = changed(try Data(contentsOf: place(path)), path)
    return Edit(description: "unsaved \(what) in \(path)", unsaved: (place(path).path, data))
  }

  private mutating func changed(_ data: Data, _ path: String) -> (Data, String) {
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    let place = numbers.below(lines.count)
    let what: String
    switch numbers.below(path.hasSuffix(".swift") ? 9 : 4) {
    case 0:
      what = "remove line \(place + 1)"
      lines.remove(at: place)
    case 1:
      what = "repeat line \(place + 1)"
      lines.insert(lines[place], at: place)
    case 2, 3:
      what = "another word"
      let quoted = lines.indices.filter { lines[$0].contains("\"") && lines[$0].contains("e") }
      if !quoted.isEmpty {
        let line = numbers.pick(quoted)
        let parts = lines[line].components(separatedBy: "e")
        let cut = numbers.below(parts.count)
        lines[line] =
          parts[...cut].joined(separator: "e") + "é" + parts[(cut + 1)...].joined(separator: "e")
      }
    case 4:
      what = "empty line \(place + 1)"
      lines.insert("", at: place)
    case 5, 6:
      let types = ["String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Int"]
      let (old, new) = (numbers.pick(types), numbers.pick(types))
      what = "\(new) for \(old)"
      let typed = lines.indices.filter { lines[$0].contains(": \(old)") }
      if !typed.isEmpty {
        let line = numbers.pick(typed)
        lines[line] = lines[line].replacingOccurrences(of: ": \(old)", with: ": \(new)")
      }
    case 7:
      what = "code"
      lines.insert(
        numbers.pick([
          "func made(_ key: LocalizedStringKey) {}", "let title = Text(\"More \\(count)\")",
          "// gloss:disable:next all", "typealias Key = LocalizedStringKey", "import SwiftUI",
          "extension String { init(_ key: LocalizedStringKey) { self = \"\" } }",
          "struct Row { var title: LocalizedStringKey }", "}", "\"", "#if DEBUG",
        ]), at: place)
    default:
      what = "end"
      lines.removeLast(min(lines.count - 1, numbers.below(3)))
    }
    return (Data(lines.joined(separator: "\n").utf8), what)
  }
}
