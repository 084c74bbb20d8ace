function allSubsets(numbers) {
  // Write your solution here.
}
