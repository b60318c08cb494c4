import SwiftUI

struct Planner: View {
  @State private var days: Set<DateComponents> = []
  @State private var note = ""

  var body: some View {
    MultiDatePicker("Free days", selection: $days)
    TextFieldLink("Dictate a note") { note = $0 }
    TextFieldLink(prompt: .init("Say it aloud")) { note = $0 }
    MenuButton("Layouts") { Text("Two columns") }
    NewDocumentButton("New plan", contentType: .text)
    ShareLink(item: note, subject: .init("A plan"), message: .init("Have a look"))
    Image("sketch", label: .init("A sketch"))
    Text("Row").typeSelectEquivalent("Row of plans")
    Text(.init("Wrapped key"))
  }
}

struct Scenes: Scene {
  var body: some Scene {
    UtilityWindow("Inspector", id: "inspector") { Text("Nothing selected") }
    AlertScene("No network", isPresented: .constant(true)) { Button("Retry") {} }
    DocumentGroupLaunchScene("Plans") { NewDocumentButton("From a template") }
  }
}

struct Launch: View {
  var body: some View {
    DocumentLaunchView("Open a plan", for: [.text]) { Button("Tour") {} }
  }
}
