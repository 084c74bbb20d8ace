function reverseLinkedList(head) {
  const seen = new Set();
  let previous = null;
  let current = head;
  while (current !== null && !seen.has(current.val)) {
    seen.add(current.val);
    const next = current.next;
    current.next = previous;
    previous = current;
    current = next;
  }
  return previous;
}
