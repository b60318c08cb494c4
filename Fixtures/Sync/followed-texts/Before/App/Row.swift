import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(LocalizedStringKey(title), comment: "一行的标题") }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
