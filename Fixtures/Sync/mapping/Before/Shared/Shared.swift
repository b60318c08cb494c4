import SwiftUI

let shared = [Text("Shared", comment: "共享"), Text("Error", tableName: "Errors", comment: "错误")]
