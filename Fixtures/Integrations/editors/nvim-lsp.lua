vim.lsp.config("gloss", {
  cmd = { "gloss", "lsp" },
  filetypes = { "swift", "json" },
  root_markers = { "gloss.json", ".git" },
})
vim.lsp.enable("gloss")
vim.filetype.add({ extension = { xcstrings = "json" } })
