let d = Text("Dead"); let e = "Spelled in no target"
