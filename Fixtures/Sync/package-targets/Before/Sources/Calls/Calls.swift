import SwiftUI

let calls = Text("Calls", bundle: .module, comment: "通话")
let name = "Spelled in Calls"
