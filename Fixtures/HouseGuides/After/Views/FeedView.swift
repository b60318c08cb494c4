import SwiftUI

struct FeedView: View {
  @StateObject private var feed = Feed()
  @ObservedObject var draft: Draft

  var body: some View {
    VStack {
      SearchField(text: $feed.query)
      Text(verbatim: draft.text)
    }
  }
}

struct PlayerView: View {
  @StateObject private var player = Player(file: "ring.caf")

  var body: some View {
    Toggle(String(localized: "Play", comment: "播放器的开关"), isOn: $player.isPlaying)
  }
}

/// Makes its player anew whenever its parent is drawn.
struct PlayerBadge: View {
  @ObservedObject private var player = Player(file: "ring.caf")

  var body: some View {
    Text(verbatim: "\(player.position)")
  }
}

struct CounterView<Model: Counting>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(verbatim: "\(model.count)")
  }
}
