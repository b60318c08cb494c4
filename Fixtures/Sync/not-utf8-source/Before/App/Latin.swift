let title = "café"
