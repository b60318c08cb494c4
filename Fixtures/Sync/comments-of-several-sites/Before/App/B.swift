import SwiftUI

let b = [Text("Open", comment: "菜单：打开"), Text("Open"), Text("Open", comment: "Toolbar")]
