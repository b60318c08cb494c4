import Combine
import Foundation

/// Stays as it is where a view owns it: each init of the view would open the file again.
final class Player: ObservableObject {
  @Published var isPlaying = false
  @Published var position = 0.0

  init(file: String) {
    open(file)
  }

  private func open(_ file: String) {
    position = 0
  }
}

/// What anything that can be counted has.
protocol Counting: ObservableObject {
  var count: Int { get }
}

/// Stays as it is: views take any `Counting` model.
final class Counter: Counting {
  @Published var count = 0
}
