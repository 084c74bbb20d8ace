import type { AnyNode } from "acorn";
import { syntaxNodes } from "./walk-syntax.ts";

/** A piece of a program, and what stands there instead. */
type Edit = { start: number; end: number; text: string };

const operators: Record<string, readonly string[]> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  "===": ["!==", "<=", ">="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["+"],
  "/": ["*"],
  "%": ["/"],
};

const methods: Record<string, string> = {
  max: "min",
  min: "max",
  push: "unshift",
  pop: "shift",
  shift: "pop",
  floor: "ceil",
};

/** Methods without which the value is taken as it comes. */
const orderings = new Set(["toLowerCase", "sort", "reverse"]);

/** A program with one detail changed, in every way that one of these rules knows. */
export function mutateProgram(source: string): string[] {
  const edits = syntaxNodes(source).flatMap(({ node, around }) => editsOf(source, node, around));
  return [
    ...new Set(
      edits.map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end)),
    ),
  ];
}

function editsOf(source: string, node: AnyNode, around: AnyNode | null): Edit[] {
  const textOf = ({ start, end }: AnyNode) => source.slice(start, end);
  const becomes = (...texts: string[]) =>
    texts.map((text) => ({ start: node.start, end: node.end, text }));
  const between = (left: AnyNode, right: AnyNode, operator: string): Edit => ({
    start: left.end,
    end: right.start,
    text: ` ${operator} `,
  });
  switch (node.type) {
    case "BinaryExpression":
      return (operators[node.operator] ?? []).map((operator) =>
        between(node.left, node.right, operator),
      );
    case "LogicalExpression":
      return [
        ...(node.operator === "??"
          ? []
          : [between(node.left, node.right, node.operator === "&&" ? "||" : "&&")]),
        ...becomes(textOf(node.left), textOf(node.right)),
      ];
    case "AssignmentExpression":
      if (node.operator === "=") return [];
      return [node.operator === "+=" ? "-=" : "+=", "="].map((operator) =>
        between(node.left, node.right, operator),
      );
    case "UpdateExpression": {
      const other = node.operator === "++" ? "--" : "++";
      return becomes(textOf(node).replace(node.operator, other));
    }
    case "Literal":
      if (typeof node.value === "number")
        return becomes(`(${node.value + 1})`, `(${node.value - 1})`);
      return typeof node.value === "boolean" ? becomes(`${!node.value}`) : [];
    case "UnaryExpression":
      if (node.operator === "!") return becomes(textOf(node.argument));
      return node.operator === "-" ? becomes(textOf(node.argument), "0", "null") : [];
    case "MemberExpression":
      return memberEdits(node, around, textOf);
    case "IfStatement":
      return ["true", "false"].map((text) => ({ ...placeOf(node.test), text }));
    case "ConditionalExpression":
      return becomes(textOf(node.consequent), textOf(node.alternate));
    case "ExpressionStatement":
      return becomes(";");
    case "ContinueStatement":
      return becomes("break;");
    case "BreakStatement":
      return becomes(";");
    case "ReturnStatement":
      return node.argument
        ? [{ ...placeOf(node.argument), text: `(${textOf(node.argument)}) + 1` }]
        : [];
    case "ArrayExpression": {
      const items = node.elements.map((item) => (item ? textOf(item) : ""));
      if (items.length < 2) return [];
      const shorter = items.map((_, at) => `[${items.toSpliced(at, 1).join(", ")}]`);
      return becomes(...shorter, `[${items.toReversed().join(", ")}]`);
    }
    default:
      return [];
  }
}

function memberEdits(
  node: Extract<AnyNode, { type: "MemberExpression" }>,
  around: AnyNode | null,
  textOf: (node: AnyNode) => string,
): Edit[] {
  if (node.computed || node.property.type !== "Identifier") return [];
  const { name } = node.property;
  if (name === "length" && around?.type !== "AssignmentExpression") {
    const text = textOf(node);
    return [`(${text} - 1)`, `(${text} + 1)`].map((other) => ({ ...placeOf(node), text: other }));
  }
  if (orderings.has(name) && around?.type === "CallExpression") {
    return [{ ...placeOf(around), text: textOf(node.object) }];
  }
  const other = methods[name];
  return other ? [{ ...placeOf(node.property), text: other }] : [];
}

function placeOf({ start, end }: AnyNode): { start: number; end: number } {
  return { start, end };
}
