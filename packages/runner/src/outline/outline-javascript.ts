import type { CodeLine, CodeOutline } from "@foothold/core/runs";
import type { AnyNode } from "acorn";
import { parse } from "../languages/javascript/parse.ts";
import { childrenOf, walk } from "../languages/javascript/walk.ts";

const kinds: Partial<Record<AnyNode["type"], CodeLine["kind"]>> = {
  FunctionDeclaration: "function",
  ForStatement: "for",
  ForOfStatement: "for",
  ForInStatement: "for",
  WhileStatement: "while",
  DoWhileStatement: "while",
  IfStatement: "if",
  ReturnStatement: "return",
  VariableDeclaration: "assignment",
  BreakStatement: "break",
  ContinueStatement: "continue",
  ImportDeclaration: "import",
};

/** Throws a `CompileError` where the program cannot be read. */
export function outlineJavaScript(code: string): CodeOutline {
  const outline: CodeOutline = { functions: [], loops: [], lines: [] };
  walk(parse(code), (node) => {
    const span = { line: node.loc?.start.line ?? 1, endLine: node.loc?.end.line ?? 1 };
    const kind = kindOf(node);
    if (!kind) return;
    if (kind === "for" || kind === "while") outline.loops.push({ ...span, kind });
    if (node.type === "FunctionDeclaration") {
      outline.functions.push({ ...span, name: node.id?.name ?? "" });
    }
    if (!outline.lines.some(({ line }) => line === span.line)) {
      outline.lines.push({ line: span.line, kind, ...namesIn(node) });
    }
  });
  return outline;
}

function kindOf(node: AnyNode): CodeLine["kind"] | null {
  const known = kinds[node.type];
  if (known) return known;
  if (node.type !== "ExpressionStatement") return null;
  const { type } = node.expression;
  if (type === "AssignmentExpression" || type === "UpdateExpression") return "assignment";
  return type === "CallExpression" ? "call" : "other";
}

const bodies: readonly AnyNode["type"][] = ["BlockStatement", "FunctionDeclaration"];

/** The names of a statement itself, without those of the statements inside it. */
function namesIn(statement: AnyNode): Pick<CodeLine, "sets" | "reads" | "calls"> {
  const sets = new Set<string>();
  const reads = new Set<string>();
  const calls = new Set<string>();
  const waiting: { node: AnyNode; stores: boolean }[] = [{ node: statement, stores: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, stores } = next;
    if (node !== statement && (bodies.includes(node.type) || kindOf(node) === "if")) continue;
    if (node.type === "Identifier") (stores ? sets : reads).add(node.name);
    const callee = node.type === "CallExpression" ? node.callee : null;
    if (callee?.type === "Identifier") calls.add(callee.name);
    if (callee?.type === "MemberExpression" && callee.property.type === "Identifier") {
      calls.add(callee.property.name);
    }
    for (const child of childrenOf(node).reverse()) {
      if (isPropertyName(node, child)) continue;
      waiting.push({ node: child, stores: stores ? !isIndex(node, child) : isTarget(node, child) });
    }
  }
  for (const name of calls) reads.delete(name);
  return { sets: [...sets], reads: [...reads], calls: [...calls] };
}

const isPropertyName = (parent: AnyNode, child: AnyNode): boolean =>
  parent.type === "MemberExpression" && parent.property === child && !parent.computed;

const isIndex = (parent: AnyNode, child: AnyNode): boolean =>
  parent.type === "MemberExpression" && parent.property === child;

function isTarget(parent: AnyNode, child: AnyNode): boolean {
  if (parent.type === "VariableDeclarator") return parent.id === child;
  if (parent.type === "AssignmentExpression") return parent.left === child;
  return parent.type === "UpdateExpression";
}
