let test = String(localized: "Only in the tests")
