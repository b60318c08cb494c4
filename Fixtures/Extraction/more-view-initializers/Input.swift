import SwiftUI

struct MoreControls: View {
  @State private var text = ""
  @State private var count = 0
  @State private var date = Date.now

  var body: some View {
    SecureField("Password", text: $text)
    LabeledContent("Version", value: "1.0")
    ContentUnavailableView("Nothing found", systemImage: "tray")
    Link("Website", destination: site)
    NavigationLink("Details") { EmptyView() }
    Menu("More") {}
    Stepper("Copies", value: $count)
    DatePicker("Due", selection: $date)
    ProgressView("Loading")
    DisclosureGroup("Advanced") {}
    GroupBox("Account") {}
    Tab("Home", systemImage: "house") {}
  }
}
