struct Banner: Titled {}

func show() {
  _ = Card(title: "Of a class")
  _ = RedCard(title: "Of what inherits it")
  _ = Warning(title: "Of an alias of that")
  _ = Banner(named: "Of what conforms")
  print("Not shown")
}
