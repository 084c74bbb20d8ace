function reverseLinkedList(head) {
  if (head === null) return null;
  let previous = head;
  let current = head.next;
  while (current !== null) {
    const next = current.next;
    current.next = previous;
    previous = current;
    current = next;
  }
  return previous;
}
