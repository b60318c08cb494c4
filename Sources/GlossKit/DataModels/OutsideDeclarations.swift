/// What a project declares outside its sources, as Swift would declare it.
struct OutsideDeclarations: Sendable {
  /// Of the file that says so.
  let path: String
  let swift: String

  init(_ path: String, swift: String) {
    self.path = path
    self.swift = swift
  }
}
