import LocalizationModel
import SwiftTree
import SwiftTypes
import Synchronization

/// The declarations and extensions of each type of the project, with the sources they stand in.
///
/// Many sources hold no word of the guides. One of these is read when a type is first asked for that it
/// declares or extends.
final class TypeParts: Sendable {
  fileprivate struct Known {
    var parts: [TypeID: [GuideProject.Part]] = [:]
    /// Types of which all parts are known.
    var whole: Set<TypeID> = []
    /// The files that have been read, or that cannot be.
    var isRead: Numbered<FileID, Bool>
  }

  private let index: ProjectIndex
  private let reading: SourceReading
  private let known: Mutex<Known>

  /// - Parameter sources: What has been read, by path bytes.
  init(_ sources: [GuideSource], _ index: ProjectIndex, _ reading: SourceReading) {
    self.index = index
    self.reading = reading
    var known = Known(isRead: Numbered(repeating: false, count: index.files.count))
    for source in sources {
      if let file = index.number(of: source.path) { known.isRead[file] = true }
      known.add(source)
    }
    self.known = Mutex(known)
  }

  /// The parts of a type in the order of their places.
  func all(of type: TypeID) -> [GuideProject.Part] {
    known.withLock { known in
      if known.whole.contains(type) { return known.parts[type] ?? [] }
      for part in index.types[type].parts { known.read(part.file, index, reading) }
      known.whole.insert(type)
      return known.parts[type] ?? []
    }
  }

  /// The part that declares a type of the project.
  func declaration(of type: TypeID) -> GuideProject.Part? {
    known.withLock { known in
      if let found = known.declaration(of: type) { return found }
      let file = index.types[type].file
      guard file != .none else { return nil }
      known.read(file, index, reading)
      return known.declaration(of: type)
    }
  }
}

extension TypeParts.Known {
  fileprivate func declaration(of type: TypeID) -> GuideProject.Part? {
    parts[type]?.first { $0.type.kind != .extension }
  }

  fileprivate mutating func read(
    _ file: FileID, _ index: ProjectIndex, _ reading: SourceReading
  ) {
    if isRead[file] { return }
    isRead[file] = true
    if let source = reading.source(at: index.paths[file]) { add(source) }
  }

  fileprivate mutating func add(_ source: GuideSource) {
    for type in source.facts.types where type.id.isKnown {
      parts[type.id, default: []].add(GuideProject.Part(source: source, type: type))
    }
  }
}

extension [GuideProject.Part] {
  /// Adds one behind those of its own source and of sources before it.
  fileprivate mutating func add(_ part: GuideProject.Part) {
    let before = lastIndex { !part.source.path.precedesInBytes($0.source.path) }
    insert(part, at: before.map { $0 + 1 } ?? 0)
  }
}
