func three() {
  banners(count: 2) { ["First", "Second"] }
}
