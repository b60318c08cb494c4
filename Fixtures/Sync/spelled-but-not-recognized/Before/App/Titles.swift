import SwiftUI

let title = "Draft"
let raw = #"C:\Users"#
let poem = """
  Roses are red,
    violets are blue
  """
let used = Text("Used", comment: "用到")
// Text("Only in a comment")
