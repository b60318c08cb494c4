import SwiftUI

@main
struct HouseApp: App {
  @StateObject private var session = Session.shared
  @StateObject private var contacts = ContactList()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(session)
        .environmentObject(contacts)
    }
  }
}
