import SwiftUI

let other = Text("Other", comment: "别处")
