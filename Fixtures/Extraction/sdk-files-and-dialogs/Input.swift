import SwiftUI

struct Exporter: View {
  @State private var isShown = false

  var body: some View {
    Button("Export") { isShown = true }
      .fileExporter(isPresented: $isShown, document: nil, contentType: .text, defaultFilename: "plan") { _ in }
      .fileDialogMessage("Choose where it goes")
      .fileDialogConfirmationLabel("Export here")
      .fileExporterFilenameLabel("Export as:")
      .fileDialogCustomizationID("not a text")
      .dismissalConfirmationDialog("Discard the draft?", shouldPresent: true) { Button("Discard") {} }
      .dialogSuppressionToggle("Do not ask again")
      .touchBarCustomizationLabel(.init("Export tools"))
  }
}
