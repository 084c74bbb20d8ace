function reverseLinkedList(head) {
  let turned = head;
  let rest = head.next;
  turned.next = null;
  while (rest !== null) {
    const next = rest.next;
    rest.next = turned;
    turned = rest;
    rest = next;
  }
  return turned;
}
