import Foundation
import Observation

@Observable
final class ContactList {
  var contacts: [Contact] = []
  var search = ""
  var chosen: Contact?

  var found: [Contact] {
    search.isEmpty ? contacts : contacts.filter { $0.name.contains(search) }
  }
}
