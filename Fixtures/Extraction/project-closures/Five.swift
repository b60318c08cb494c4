let card = Card(1) { _ in "Initializer" } action: { print("Not shown") }
