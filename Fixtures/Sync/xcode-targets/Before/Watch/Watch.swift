let x = Text("Watch only", comment: "手表没有目录")
