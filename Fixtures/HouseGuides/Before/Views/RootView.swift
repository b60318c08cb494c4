import SwiftUI

struct RootView: View {
  @EnvironmentObject private var session: Session
  @EnvironmentObject var contacts: ContactList
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
    .onAppear {
      Task {
        await connection.open()
      }
    }
  }

  private var signIn: some View {
    TextField(
      String(localized: "Name", comment: "输入框：用户或联系人的姓名"), text: $session.name)
  }

  @ViewBuilder private var footer: some View {
    Text(verbatim: session.server)
    ArchiveView()
    SearchField(text: self.$contacts.search)
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView()
      .environmentObject(Session(server: "example.org"))
      .environmentObject(ContactList())
  }
}
