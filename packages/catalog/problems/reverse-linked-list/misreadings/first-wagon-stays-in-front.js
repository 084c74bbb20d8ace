function reverseLinkedList(head) {
  if (head === null) return null;
  let turned = null;
  let current = head.next;
  while (current !== null) {
    const rest = current.next;
    current.next = turned;
    turned = current;
    current = rest;
  }
  head.next = turned;
  return head;
}
