function twoSum(numbers, target) {
  return numbers.some((first, at) =>
    numbers.slice(at + 1).some((second) => first + second === target),
  );
}
