let save = String(localized: "Save")
let close = String(localized: "Close")
