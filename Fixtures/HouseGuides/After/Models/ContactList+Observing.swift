extension ContactList {
  func add(_ contact: Contact) {
    contacts.append(contact)
    contact.list = self
  }
}
