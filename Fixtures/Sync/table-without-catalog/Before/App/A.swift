import SwiftUI

let a = [Text("One", tableName: "Missing", comment: "一"), Text("Two", tableName: "Missing", comment: "二")]
