let s = Text("Shared", comment: "两处共用")
