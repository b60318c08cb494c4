import SwiftUI

let a = [Text("Open", comment: "菜单：打开"), Text("Open", comment: "按钮：打开")]
