import SwiftUI

let here = Text("Here", comment: "还在")
