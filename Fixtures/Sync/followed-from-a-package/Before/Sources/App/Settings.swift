import Kit
import SwiftUI

struct Settings: View {
  var body: some View {
    ForEach(Theme.allCases, id: \.self) { theme in
      Text(LocalizedStringKey(theme.rawValue))
    }
  }
}
