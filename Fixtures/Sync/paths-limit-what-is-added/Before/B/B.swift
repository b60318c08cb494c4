import SwiftUI

let b = [Text("In B", comment: "乙"), Text("Shared", comment: "乙处"), Text("Known", comment: "新注释")]
