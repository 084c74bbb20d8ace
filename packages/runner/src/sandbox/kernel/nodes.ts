import { append, isArray } from "./primordials.ts";

export const maxNodes = 100_000;

export class ListNode {
  val: unknown;
  next: ListNode | null;
  constructor(val: unknown = 0, next: ListNode | null = null) {
    this.val = val;
    this.next = next;
  }
}

export class TreeNode {
  val: unknown;
  left: TreeNode | null;
  right: TreeNode | null;
  constructor(val: unknown = 0, left: TreeNode | null = null, right: TreeNode | null = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}

export function toLinkedList(values: unknown): ListNode | null {
  if (!isArray(values)) return null;
  let head: ListNode | null = null;
  for (let index = values.length - 1; index >= 0; index--) head = new ListNode(values[index], head);
  return head;
}

/** Level by level from the root, null for a missing child, as problems write their trees. */
export function toBinaryTree(values: unknown): TreeNode | null {
  if (!isArray(values) || values.length === 0 || values[0] === null) return null;
  const root = new TreeNode(values[0]);
  const waiting: TreeNode[] = [];
  append(waiting, root);
  let next = 1;
  for (let parent = 0; next < values.length; parent++) {
    const node = waiting[parent];
    if (!node) break;
    const left = next < values.length ? values[next] : null;
    const right = next + 1 < values.length ? values[next + 1] : null;
    next += 2;
    if (left !== null) {
      node.left = new TreeNode(left);
      append(waiting, node.left);
    }
    if (right !== null) {
      node.right = new TreeNode(right);
      append(waiting, node.right);
    }
  }
  return root;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Anything with `val` and `next` counts as a list; any other value is passed on as it is. */
export function fromLinkedList(head: unknown): unknown {
  const values: unknown[] = [];
  let node = head;
  while (isNode(node) && "next" in node) {
    if (values.length >= maxNodes) return cyclic;
    append(values, node.val);
    node = node.next;
  }
  return node === null || node === undefined ? values : head;
}

export function fromBinaryTree(root: unknown): unknown {
  if (root === null || root === undefined) return [];
  if (!isNode(root) || !("left" in root && "right" in root)) return root;
  const values: unknown[] = [];
  const nodes: unknown[] = [];
  append(nodes, root);
  let lastValue = 0;
  for (let index = 0; index < nodes.length; index++) {
    if (index >= maxNodes) return cyclic;
    const node = nodes[index];
    if (!isNode(node)) {
      append(values, null);
      continue;
    }
    append(values, node.val);
    lastValue = values.length;
    append(nodes, node.left);
    append(nodes, node.right);
  }
  values.length = lastValue;
  return values;
}

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;
