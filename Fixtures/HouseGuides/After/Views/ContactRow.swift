import SwiftUI

struct ContactRow: View {
  var contact: Contact

  var body: some View {
    Text(verbatim: contact.name)
  }
}

struct ContactEditor: View {
  @Bindable private var contact: Contact
  var group: Group

  init(contact: Contact, group: Group) {
    self.contact = contact
    self.group = group
  }

  var body: some View {
    VStack {
      nameField
      ForEach(group.members) { ContactRow(contact: $0) }
    }
  }
}

extension ContactEditor {
  fileprivate var nameField: some View {
    TextField(String(localized: "Name", comment: "输入框：用户或联系人的姓名"), text: $contact.name)
  }
}
