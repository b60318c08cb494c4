import Foundation

let note: StaticString = "另一处定义的注释"
let title = String(localized: "Title", comment: note)
let none = String(localized: "None", comment: nil)
let pounds = String(localized: "Pounds", comment: #"原始字面量"#)
