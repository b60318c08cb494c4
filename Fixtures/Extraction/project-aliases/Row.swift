import SwiftUI

struct Row: View {
  let title: Title
  var body: some View { Text(title) }
}

func announce(_ text: Key) {}
