import type { AnyNode } from "acorn";

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && typeof (value as AnyNode).type === "string";

export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

/** Calls `visit` for every node, parents first, without recursion: programs may nest deeply. */
export function walk(root: AnyNode, visit: (node: AnyNode, parent: AnyNode | null) => void): void {
  const waiting: [AnyNode, AnyNode | null][] = [[root, null]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, parent] = next;
    visit(node, parent);
    for (const child of childrenOf(node).reverse()) waiting.push([child, node]);
  }
}
