/// What a project declares outside its sources, as Swift would declare it.
struct OutsideDeclarations: Sendable {
  /// The path of the file that declares it.
  let path: String
  let swift: String

  init(_ path: String, swift: String) {
    self.path = path
    self.swift = swift
  }
}
