import SwiftUI

let a = [Text("In A", comment: "甲"), Text("Shared", comment: "甲处")]
