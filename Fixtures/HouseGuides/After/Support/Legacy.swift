import SwiftUI

/// Shown in its own window.
struct ContactWindow: View {
  private var session = Session.shared

  var body: some View {
    CounterView(model: Counter())
      .environment(session)
  }
}
