import type { Json } from "../schema/shared.ts";

export class ListNode {
  val: Json;
  next: ListNode | null;
  constructor(val: Json = 0, next: ListNode | null = null) {
    this.val = val;
    this.next = next;
  }
}

export class TreeNode {
  val: Json;
  left: TreeNode | null;
  right: TreeNode | null;
  constructor(val: Json = 0, left: TreeNode | null = null, right: TreeNode | null = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}

export function toLinkedList(values: readonly Json[]): ListNode | null {
  return values.reduceRight<ListNode | null>((next, value) => new ListNode(value, next), null);
}

export function fromLinkedList(head: ListNode | null): Json[] {
  const values: Json[] = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  return values;
}

/** Level by level from the root, null for a missing child; a missing child has no children to list. */
export function toBinaryTree(values: readonly Json[]): TreeNode | null {
  const nodeOf = (value: Json | undefined) =>
    value === undefined || value === null ? null : new TreeNode(value);
  const root = nodeOf(values[0]);
  const waiting = root ? [root] : [];
  let next = 1;
  for (const node of waiting) {
    node.left = nodeOf(values[next++]);
    node.right = nodeOf(values[next++]);
    if (node.left) waiting.push(node.left);
    if (node.right) waiting.push(node.right);
  }
  return root;
}

export function fromBinaryTree(root: TreeNode | null): Json[] {
  const nodes: (TreeNode | null)[] = [root];
  const values: Json[] = [];
  for (const node of nodes) {
    values.push(node ? node.val : null);
    if (node) nodes.push(node.left, node.right);
  }
  while (values.length > 0 && values.at(-1) === null) values.pop();
  return values;
}
