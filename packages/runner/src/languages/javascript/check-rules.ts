import type { BrokenRule, SourceRule } from "@foothold/core";
import type { AnyNode, Program } from "acorn";
import { findRecursion } from "./find-recursion.ts";
import { walk } from "./walk.ts";

const loops = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
/** Code that is made while running has no syntax tree to check, so a rule forbids it as well. */
const codeFromText = ["eval", "Function"];

export function checkJavaScriptRules(program: Program, rules: readonly SourceRule[]): BrokenRule[] {
  return rules.flatMap((rule) => {
    const node = firstOffence(program, rule.check);
    if (node === undefined) return [];
    const start = node === "absent" ? undefined : node.loc?.start;
    return [
      {
        rule: rule.id,
        message: rule.message,
        ...(start && { line: start.line, column: start.column + 1 }),
      },
    ];
  });
}

function firstOffence(
  program: Program,
  check: SourceRule["check"],
): AnyNode | "absent" | undefined {
  switch (check.kind) {
    case "no-name":
      return findName(program, new Set([...check.names, ...codeFromText]));
    case "no-syntax":
      return findSyntax(program, check.syntax);
    case "must-use":
      return findSyntax(program, check.syntax) ? undefined : "absent";
  }
}

function findSyntax(
  program: Program,
  syntax: "loop" | "recursion" | "import",
): AnyNode | undefined {
  if (syntax === "recursion") return findRecursion(program);
  const wanted = syntax === "loop" ? loops : new Set(["ImportExpression", "ImportDeclaration"]);
  return findFirst(program, (node) => wanted.has(node.type));
}

/** A name the learner declared themselves is theirs to use, except as a member of something else. */
function findName(program: Program, names: ReadonlySet<string>): AnyNode | undefined {
  const declared = new Set<string>();
  walk(program, (node) => {
    if ("id" in node && node.id?.type === "Identifier") declared.add(node.id.name);
    if ("params" in node) {
      for (const parameter of node.params)
        if (parameter.type === "Identifier") declared.add(parameter.name);
    }
  });
  return findFirst(program, (node, parent) => {
    if (node.type === "MemberExpression" || node.type === "PropertyDefinition") return false;
    if (node.type === "Identifier") {
      if (!names.has(node.name)) return false;
      const isMember =
        parent?.type === "MemberExpression" && parent.property === node && !parent.computed;
      const isKey = parent?.type === "Property" && parent.key === node && !parent.computed;
      const isDestructured = isKey && parent.kind === "init" && parent.value !== node;
      if (isMember) return true;
      return isKey ? isDestructured && !declared.has(node.name) : !declared.has(node.name);
    }
    const isLiteralMember =
      node.type === "Literal" &&
      parent?.type === "MemberExpression" &&
      parent.computed &&
      typeof node.value === "string";
    return isLiteralMember && names.has(node.value as string);
  });
}

function findFirst(
  program: Program,
  matches: (node: AnyNode, parent: AnyNode | null) => boolean,
): AnyNode | undefined {
  let found: AnyNode | undefined;
  walk(program, (node, parent) => {
    if (!found && matches(node, parent)) found = node;
  });
  return found;
}
