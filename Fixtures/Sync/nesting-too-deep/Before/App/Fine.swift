import SwiftUI

let fine = Text("Fine", comment: "完好")
