import SwiftUI

let used = Text("Used", comment: "用到")
