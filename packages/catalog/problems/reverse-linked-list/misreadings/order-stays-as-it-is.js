function reverseLinkedList(head) {
  return head;
}
