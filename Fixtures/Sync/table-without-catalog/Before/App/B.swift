import SwiftUI

let b = [Text("Three", tableName: "Missing", comment: "三"), Text("Four", tableName: "Lost", comment: "四")]
