function reverseLinkedList(head) {
  const nodes = [];
  for (let node = head; node !== null; node = node.next) nodes.push(node);
  const swaps = Math.floor((nodes.length - 1) / 2);
  for (let i = 0; i < swaps; i++) {
    const mirror = nodes[nodes.length - 1 - i];
    const value = nodes[i].val;
    nodes[i].val = mirror.val;
    mirror.val = value;
  }
  return head;
}
