import SwiftUI

@main
struct HouseApp: App {
  @State private var session = Session.shared
  @State private var contacts = ContactList()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(session)
        .environment(contacts)
    }
  }
}
