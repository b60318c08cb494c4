import SwiftUI

struct ContactListView: View {
  @EnvironmentObject private var contacts: ContactList
  @State var connection: Connection

  var body: some View {
    VStack {
      ForEach(contacts.found) { contact in
        ContactRow(contact: contact)
      }
      SearchField(text: $contacts.search)
    }
  }
}

struct SearchField: View {
  @Binding var text: String

  var body: some View {
    TextField(String(localized: "Search", comment: "联系人列表的搜索框"), text: $text)
  }
}
