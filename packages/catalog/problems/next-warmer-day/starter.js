function nextWarmerDay(temperatures) {
  // Write your solution here.
}
