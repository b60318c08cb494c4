import Foundation
import SwiftUI

/// Somebody to write to.
class Contact: ObservableObject, Identifiable {
  let id: Int
  @Published var name: String
  @Published
  var note = ""
  weak var list: ContactList?

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Many to write to at once.
final class Group: Contact {
  @Published var members: [Contact] = []
  var isMuted = false
}

/// A contact that stores nothing of its own.
final class Robot: Contact {
  func answer() -> String { name }
}
