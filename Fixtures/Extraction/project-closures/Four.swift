let row = Row { "Memberwise" }
