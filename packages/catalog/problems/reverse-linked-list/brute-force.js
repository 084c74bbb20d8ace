function reverseLinkedList(head) {
  const values = [];
  for (let node = head; node !== null; node = node.next) values.unshift(node.val);
  let at = 0;
  for (let node = head; node !== null; node = node.next) node.val = values[at++];
  return head;
}
