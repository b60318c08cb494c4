import SwiftUI

let used = [Text("Used", comment: "用到"), Text("More", tableName: "Other", comment: "更多")]
