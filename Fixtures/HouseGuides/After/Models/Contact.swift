import Foundation
import SwiftUI

/// Somebody to write to.
@Observable
class Contact: Identifiable {
  let id: Int
  var name: String
  var note = ""
  @ObservationIgnored weak var list: ContactList?

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Many to write to at once.
@Observable
final class Group: Contact {
  var members: [Contact] = []
  @ObservationIgnored var isMuted = false
}

/// A contact that stores nothing of its own.
final class Robot: Contact {
  func answer() -> String { name }
}
