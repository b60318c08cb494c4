import SwiftUI

struct Used: View {
  var body: some View { Text("Used", comment: "用到") }
}

#Preview {
  Text("In a preview")
}

#if false
  let off = Text("Switched off")
#endif

#if DEBUG
  let debug = Text("In debug builds")
#endif

#if os(macOS)
  let mac = Text("On the Mac", comment: "只在 Mac 上")
#elseif os(visionOS)
  let vision = Text("In space", comment: "只在头显上")
#else
  let other = Text("Elsewhere", comment: "其他平台")
#endif
