function reverseLinkedList(head: ListNode | null): ListNode | null {
  // A ListNode has the fields val and next.
  // Write your solution here.
  return null;
}
