/// Swift text for declarations that a project has outside its sources, such as Core Data classes,
/// to be joined with those of the sources.
struct OutsideDeclarations: Sendable {
  /// The path of the file that they come from.
  let path: String
  let swift: String

  init(_ path: String, swift: String) {
    self.path = path
    self.swift = swift
  }
}
