/// `verbatim:` is for data and symbols; here it hides words from translation.

import SwiftUI

struct CallBadge: View {
  let seconds: Int

  var body: some View {
    VStack {
      Text(verbatim: "Call in progress")
      Text(verbatim: "通话中")
      Text(verbatim: "\(seconds) seconds")
      Text(verbatim: "•")
    }
  }
}
