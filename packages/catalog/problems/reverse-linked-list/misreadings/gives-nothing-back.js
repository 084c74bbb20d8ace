function reverseLinkedList(head) {
  let turned = null;
  let current = head;
  while (current !== null) {
    const rest = current.next;
    current.next = turned;
    turned = current;
    current = rest;
  }
  return null;
}
