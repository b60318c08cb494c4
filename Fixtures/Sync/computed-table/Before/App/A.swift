import SwiftUI

func text(table: String) -> Text { Text("One", tableName: table, comment: "一") }
