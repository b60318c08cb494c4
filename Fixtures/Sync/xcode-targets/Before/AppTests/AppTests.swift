let t = Text("Test only"); let u = "Spelled by a test"
