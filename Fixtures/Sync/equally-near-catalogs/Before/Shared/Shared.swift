import SwiftUI

let shared = [Text("Word 0", comment: "词"), Text("Word 1", comment: "词"), Text("Word 2", comment: "词"), Text("Word 3", comment: "词"), Text("Word 4", comment: "词"), Text("Word 5", comment: "词"), Text("Word 6", comment: "词"), Text("Word 7", comment: "词"), Text("Word 8", comment: "词"), Text("Word 9", comment: "词"), Text("Word 10", comment: "词"), Text("Word 11", comment: "词"), Text("Fresh", comment: "新词")]
