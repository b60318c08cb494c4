func fillMore(model: inout Model) {
  model.titles = ["Third"]
}

func fillPlain(model: inout Model) {
  model.plain = ["Not shown"]
}
