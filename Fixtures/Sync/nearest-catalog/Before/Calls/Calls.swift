import SwiftUI

let calls = Text("Calls", comment: "通话")
