function reverseLinkedList(head) {
  if (head === null) return null;
  let last = head;
  while (last.next !== null) last = last.next;
  [head.val, last.val] = [last.val, head.val];
  return head;
}
