function reverseLinkedList(head) {
  const seen = new Set();
  let turned = null;
  let current = head;
  while (current !== null) {
    const rest = current.next;
    if (!seen.has(current.val)) {
      seen.add(current.val);
      current.next = turned;
      turned = current;
    }
    current = rest;
  }
  return turned;
}
