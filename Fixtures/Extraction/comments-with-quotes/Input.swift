import SwiftUI

struct Commented: View {
  var body: some View {
    Text( /* "not this" */ "First" /* nor "that" */, /* " */ comment: "第一段")
    Text(  // an odd " quote
      "Second",  // and "another"
      comment: "第二段"  // the end "
    )
    Text("Third", comment: /* "no" /* "nested" */ */ "第三段")
  }
}
