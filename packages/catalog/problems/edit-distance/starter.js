function editDistance(current, wanted) {
  // Write your solution here.
}
