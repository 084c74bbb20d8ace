import type { OtherProgram } from "./other-program.ts";

export const reverseLinkedList: OtherProgram[] = [
  {
    bug: "hands-back-the-old-front",
    kind: "same-bug",
    code: `function reverseLinkedList(head) {
  const turn = (node, before) => {
    for (let at = node, last = before; at; ) {
      const after = at.next;
      at.next = last;
      last = at;
      at = after;
    }
  };
  turn(head, null);
  return head;
}`,
  },
  {
    bug: "hands-back-the-old-front",
    kind: "more-off",
    code: `function reverseLinkedList(head) {
  if (head === null || head.next === null) return head;
  reverseLinkedList(head.next);
  head.next.next = head;
  head.next = null;
  return head;
}`,
  },
];
