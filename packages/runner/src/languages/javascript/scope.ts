import type { AnyNode, Pattern } from "acorn";
import { childrenOf } from "./walk.ts";

export function namesOf(pattern: Pattern | AnyNode): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === "RestElement" ? property.argument : property.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "RestElement":
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** The names that a list of statements declares: `let`, `const`, `class`, `function`. */
export function blockNames(statements: readonly AnyNode[]): string[] {
  return statements.flatMap((statement) => {
    if (statement.type === "VariableDeclaration")
      return statement.declarations.flatMap(({ id }) => namesOf(id));
    if (statement.type === "ClassDeclaration") return statement.id ? [statement.id.name] : [];
    return [];
  });
}

/** The names that `var` declares anywhere in a function, without inner functions. */
export function varNames(root: AnyNode): string[] {
  const names: string[] = [];
  const visit = (node: AnyNode): void => {
    for (const child of childrenOf(node)) {
      if (isFunction(child)) continue;
      if (child.type === "VariableDeclaration" && child.kind === "var") {
        names.push(...child.declarations.flatMap(({ id }) => namesOf(id)));
      }
      visit(child);
    }
  };
  visit(root);
  return names;
}

export const isFunction = (
  node: AnyNode,
): node is Extract<
  AnyNode,
  { type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression" }
> =>
  node.type === "FunctionDeclaration" ||
  node.type === "FunctionExpression" ||
  node.type === "ArrowFunctionExpression";
