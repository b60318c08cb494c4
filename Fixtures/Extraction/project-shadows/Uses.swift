import SwiftUI

let a = Link("no: the project's own")
let b = Menu("The SDK's, for the other is within a type")
let c = Outer.Menu("no")
