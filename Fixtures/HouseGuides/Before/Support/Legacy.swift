import SwiftUI

/// Shown in its own window.
struct ContactWindow: View {
  @ObservedObject private var session = Session.shared

  var body: some View {
    CounterView(model: Counter())
      .environmentObject(session)
  }
}
