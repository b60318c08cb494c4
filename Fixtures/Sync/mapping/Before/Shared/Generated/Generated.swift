import SwiftUI

let generated = Text("Generated", comment: "生成的")
