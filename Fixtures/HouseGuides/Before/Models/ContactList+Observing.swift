import Combine

extension ContactList: ObservableObject {
  func add(_ contact: Contact) {
    contacts.append(contact)
    contact.list = self
  }
}
