let a = Text("App only", comment: "只在应用里")
