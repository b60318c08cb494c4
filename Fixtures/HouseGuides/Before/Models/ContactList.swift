import Combine
import Foundation

final class ContactList {
  @Published var contacts: [Contact] = []
  @Published var search = ""
  @Published var chosen: Contact?

  var found: [Contact] {
    search.isEmpty ? contacts : contacts.filter { $0.name.contains(search) }
  }
}
