import Combine
import SwiftUI

struct CallView: View {
  @State private var isOver = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      if isOver { Text(verbatim: log.description) }
      CallLog(connection: Connection())
    }
    .onReceive(NotificationCenter.default.publisher(for: .callEnded)) { _ in
      isOver = true
    }
    .onReceive(
      NotificationCenter.default.publisher(for: .contactAdded).receive(on: DispatchQueue.main)
    ) { note in
      log.append(note.userInfo?["caller"] as? String ?? "")
    }
  }
}

/// A view that makes a model anew each time, and one that takes a binding to a reference.
struct CallLog: View {
  @Bindable var connection: Connection
  private var selection = Selection()

  init(connection: Connection) {
    self.connection = connection
  }

  var body: some View {
    SelectionView(selection: selection)
  }
}

struct SelectionView: View {
  let selection: Selection

  var body: some View {
    Text(verbatim: selection.name)
  }
}

@Observable
class Selection {
  var name = ""
}

struct SelectionEditor: View {
  @State private var selection = Selection()

  var body: some View {
    SelectionField(selection: $selection)
  }
}

struct SelectionField: View {
  @Binding var selection: Selection

  var body: some View {
    SearchField(text: $selection.name)
  }
}
