vim.filetype.add({ extension = { xcstrings = "json" } })
vim.api.nvim_create_autocmd("FileType", {
  pattern = { "swift", "json" },
  callback = function(file)
    vim.lsp.start({
      name = "gloss",
      cmd = { "gloss", "lsp" },
      root_dir = vim.fs.root(file.buf, { "gloss.json", ".git" }),
    })
  end,
})
