import SwiftUI

let found = Text("Café")
let spelled = "Müsli"
