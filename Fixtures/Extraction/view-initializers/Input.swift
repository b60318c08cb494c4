import SwiftUI

struct Controls: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var choice = 0

  var body: some View {
    Form {
      Section("General") {
        Button("Send") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Label("Settings", systemImage: "gear")
        Label("Photo", image: "photo")
        Toggle("Notifications", isOn: $isOn)
        TextField("Name", text: $name)
        Picker("Language", selection: $choice) {
          Text("English").tag(0)
        }
      }
      Image("logo")
      Image(systemName: "star")
    }
  }
}
