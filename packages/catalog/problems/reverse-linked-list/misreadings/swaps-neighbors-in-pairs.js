function reverseLinkedList(head) {
  if (head === null || head.next === null) return head;
  const second = head.next;
  head.next = reverseLinkedList(second.next);
  second.next = head;
  return second;
}
