import type { BrokenRule, SourceRule } from "@foothold/core/runs";
import type { AnyNode, Program } from "acorn";
import { constantText } from "./constant-text.ts";
import { findRecursion } from "./find-recursion.ts";
import { walk } from "./walk.ts";

const loops = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
/** Code made from text or bytes has no syntax tree to check, so every rule that forbids something forbids it too. */
const codeWithoutTree = ["eval", "Function", "WebAssembly"];

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

/** The names to watch while the program runs, for the rules that its text does not break already. */
export function forbiddenNames(
  rules: readonly SourceRule[],
  broken: readonly BrokenRule[],
): { rule: string; names: string[] }[] {
  return rules.flatMap(({ id, check }) => {
    if (check.kind === "must-use" || broken.some(({ rule }) => rule === id)) return [];
    const names = check.kind === "no-name" ? check.names : [];
    return [{ rule: id, names: [...names, ...codeWithoutTree] }];
  });
}

function firstOffence(
  program: Program,
  check: SourceRule["check"],
): AnyNode | "absent" | undefined {
  switch (check.kind) {
    case "no-name":
      return findName(program, new Set([...check.names, ...codeWithoutTree]));
    case "no-syntax":
      return findSyntax(program, check.syntax) ?? findName(program, new Set(codeWithoutTree));
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

/** A name that the learner declared may be used, except as a member of something else. */
function findName(program: Program, names: ReadonlySet<string>): AnyNode | undefined {
  const { declared, patternKeys } = collectNames(program);
  const isForbiddenText = (node: AnyNode): boolean => {
    const text = constantText(node);
    return text !== undefined && names.has(text);
  };
  return findFirst(program, (node, parent) => {
    if (node.type === "MemberExpression" && node.computed && isForbiddenText(node.property))
      return true;
    if (patternKeys.has(node) && isForbiddenText(node)) return true;
    if (node.type === "CallExpression" && isReflection(node.callee))
      return node.arguments.some(isForbiddenText);
    if (node.type !== "Identifier" || !names.has(node.name)) return false;
    if (patternKeys.has(node)) return true;
    if (parent?.type === "MemberExpression" && parent.property === node) {
      return !parent.computed || !declared.has(node.name);
    }
    return !isKey(node, parent) && !declared.has(node.name);
  });
}

/**
 * Reflection reaches a member indirectly: `Reflect.get(list, "sort")`, `Object.getOwnPropertyDescriptor(list, "sort")`.
 */
const isReflection = (callee: AnyNode): boolean =>
  callee.type === "MemberExpression" &&
  callee.object.type === "Identifier" &&
  ["Reflect", "Object"].includes(callee.object.name);

const isKey = (node: AnyNode, parent: AnyNode | null): boolean =>
  (parent?.type === "Property" ||
    parent?.type === "MethodDefinition" ||
    parent?.type === "PropertyDefinition") &&
  parent.key === node &&
  !parent.computed;

/** The names that the learner declared, and the members taken by a pattern: `const { sort } = list`. */
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
        if (property.type !== "Property") continue;
        // A computed key that is an identifier is a variable.
        if (!property.computed || property.key.type !== "Identifier") patternKeys.add(property.key);
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
