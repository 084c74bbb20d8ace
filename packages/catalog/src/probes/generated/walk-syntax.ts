import { type AnyNode, type Node, parse } from "acorn";

/** Every node of a program, from the outside in, with the node around it. */
export function syntaxNodes(source: string): { node: AnyNode; around: AnyNode | null }[] {
  const found: { node: AnyNode; around: AnyNode | null }[] = [];
  const visit = (node: AnyNode, around: AnyNode | null) => {
    found.push({ node, around });
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, node);
      }
    }
  };
  visit(parse(source, { ecmaVersion: "latest" }), null);
  return found;
}

function isNode(value: unknown): value is AnyNode {
  return typeof (value as Node | null)?.type === "string";
}
