function reverseLinkedList(head) {
  if (head === null || head.next === null) return head;
  let last = head;
  let beforeLast = null;
  while (last.next !== null) {
    beforeLast = last;
    last = last.next;
  }
  beforeLast.next = null;
  last.next = head;
  return last;
}
