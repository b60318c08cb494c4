/// Looked up when the app runs.
let keys = ["Spelled only"]
