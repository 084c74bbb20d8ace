function lengthOf(head) {
  let length = 0;
  for (let node = head; node !== null; node = node.next) length += 1;
  return length;
}

function nodeAt(head, position) {
  let node = head;
  for (let step = 0; step < position; step++) node = node.next;
  return node;
}

function reverseLinkedList(head) {
  for (let i = 0; i < Math.floor(lengthOf(head) / 2); i++) {
    const front = nodeAt(head, i);
    const back = nodeAt(head, lengthOf(head) - 1 - i);
    const value = front.val;
    front.val = back.val;
    back.val = value;
  }
  return head;
}
