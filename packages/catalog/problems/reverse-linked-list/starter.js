function reverseLinkedList(head) {
  // A ListNode has the fields val and next.
  // Write your solution here.
}
