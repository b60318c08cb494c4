import SwiftUI

struct RootView: View {
  @Environment(Session.self) private var session
  @Environment(ContactList.self) var contacts
  @State private var connection = Connection()

  var body: some View {
    VStack {
      if session.isSignedIn {
        ContactListView(connection: connection)
      } else {
        signIn
      }
      footer
    }
    .task {
      await connection.open()
    }
  }

  private var signIn: some View {
    @Bindable var session = session
    return TextField(
      String(localized: "Name", comment: "输入框：用户或联系人的姓名"), text: $session.name)
  }

  @ViewBuilder private var footer: some View {
    @Bindable var contacts = contacts
    Text(verbatim: session.server)
    ArchiveView()
    SearchField(text: $contacts.search)
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView()
      .environment(Session(server: "example.org"))
      .environment(ContactList())
  }
}
