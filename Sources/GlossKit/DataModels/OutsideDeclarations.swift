/// Swift text for declarations that a project has outside its sources, such as Core Data classes,
/// in memory only. The project scan reads them together with the sources.
struct OutsideDeclarations: Sendable {
  /// The path of the file that the declarations are made from, such as a Core Data model.
  let path: String
  let swift: String

  init(_ path: String, swift: String) {
    self.path = path
    self.swift = swift
  }
}
