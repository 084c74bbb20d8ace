import type { AnyNode, Program } from "acorn";
import { childrenOf } from "./walk.ts";

const isFunction = (node: AnyNode): boolean =>
  node.type === "FunctionDeclaration" ||
  node.type === "FunctionExpression" ||
  node.type === "ArrowFunctionExpression";

type Calls = Map<string, Map<string, AnyNode>>;

/** The first call by which a named function reaches itself, directly or through others. */
export function findRecursion(program: Program): AnyNode | undefined {
  const calls: Calls = new Map();
  collectCalls(program, [], calls);
  for (const [name, called] of calls) {
    for (const [callee, node] of called) if (reaches(calls, callee, name)) return node;
  }
  return undefined;
}

function reaches(calls: Calls, from: string, target: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === target) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(calls.get(name)?.keys() ?? []));
  }
  return false;
}

function collectCalls(node: AnyNode, inside: readonly string[], calls: Calls): void {
  const waiting: [AnyNode, readonly string[]][] = [[node, inside]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [current, functions] = next;
    const own = nameOfFunction(current);
    const within = own === undefined ? functions : [...functions, own];
    if (own !== undefined && !calls.has(own)) calls.set(own, new Map());
    const callee = calleeName(current);
    if (callee !== undefined) {
      for (const name of functions) {
        const known = calls.get(name);
        if (known && !known.has(callee)) known.set(callee, current);
      }
    }
    for (const child of childrenOf(current).reverse()) waiting.push([child, within]);
  }
}

function nameOfFunction(node: AnyNode): string | undefined {
  if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression")
    return node.id?.name;
  if (node.type === "VariableDeclarator" && node.init && isFunction(node.init)) {
    return node.id.type === "Identifier" ? node.id.name : undefined;
  }
  if (node.type === "MethodDefinition" && node.key.type === "Identifier") return node.key.name;
  return undefined;
}

function calleeName(node: AnyNode): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  if (node.callee.type === "Identifier") return node.callee.name;
  const isMethod =
    node.callee.type === "MemberExpression" && node.callee.property.type === "Identifier";
  return isMethod &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "ThisExpression"
    ? (node.callee.property as { name: string }).name
    : undefined;
}
