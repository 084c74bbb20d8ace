import type { AnyNode } from "acorn";

/** The text that an expression always gives, if it consists of constant texts. */
export function constantText(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node?.type === "TemplateLiteral") {
    return joined(
      node.quasis.flatMap((quasi, index) => [
        quasi.value.cooked ?? undefined,
        index < node.expressions.length ? constantText(node.expressions[index]) : "",
      ]),
    );
  }
  if (node?.type === "BinaryExpression" && node.operator === "+") {
    return joined([constantText(node.left), constantText(node.right)]);
  }
  return undefined;
}

function joined(parts: (string | undefined)[]): string | undefined {
  return parts.every((part) => part !== undefined) ? parts.join("") : undefined;
}
