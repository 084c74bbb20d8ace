function editDistance(current, wanted) {
  return current.length + wanted.length;
}
