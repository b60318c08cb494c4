import SwiftUI

let broken = Text("never closed, comment: "坏了")
let after = Text("After", comment: "之后")
