import type { BrokenRule, SourceRule } from "@foothold/core/runs";
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
  const { declared, patternKeys } = collectNames(program);
  return findFirst(program, (node, parent) => {
    if (node.type === "Literal") {
      const isMember = parent?.type === "MemberExpression" && parent.property === node;
      return isMember && typeof node.value === "string" && names.has(node.value);
    }
    if (node.type !== "Identifier" || !names.has(node.name)) return false;
    if (patternKeys.has(node)) return true;
    if (parent?.type === "MemberExpression" && parent.property === node) {
      return !parent.computed || !declared.has(node.name);
    }
    return !isKey(node, parent) && !declared.has(node.name);
  });
}

const isKey = (node: AnyNode, parent: AnyNode | null): boolean =>
  (parent?.type === "Property" ||
    parent?.type === "MethodDefinition" ||
    parent?.type === "PropertyDefinition") &&
  parent.key === node &&
  !parent.computed;

/** What the learner named, and what they take out of an object by a pattern: `const { sort } = list`. */
function collectNames(program: Program) {
  const declared = new Set<string>();
  const patternKeys = new Set<AnyNode>();
  walk(program, (node) => {
    if ("id" in node && node.id?.type === "Identifier") declared.add(node.id.name);
    if ("params" in node) {
      for (const parameter of node.params) {
        if (parameter.type === "Identifier") declared.add(parameter.name);
      }
    }
    if (node.type === "ObjectPattern") {
      for (const property of node.properties) {
        if (property.type === "Property" && !property.computed) patternKeys.add(property.key);
      }
    }
  });
  return { declared, patternKeys };
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
