import SwiftUI

struct Emoji: View {
  var body: some View {
    /* 👩‍👩‍👧 🇨🇳 */ Text("👋🏽 Hello", comment: "带表情的问候 👋🏽")
    Text("👨‍👩‍👧‍👦"); Text("after a family")
    Text("é and é")
  }
}
