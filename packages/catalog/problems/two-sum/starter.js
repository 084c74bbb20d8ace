function twoSum(numbers, target) {
  // Write your solution here.
}
