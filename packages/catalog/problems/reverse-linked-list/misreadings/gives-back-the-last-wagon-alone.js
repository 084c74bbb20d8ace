function reverseLinkedList(head) {
  let last = head;
  while (last !== null && last.next !== null) last = last.next;
  return last;
}
