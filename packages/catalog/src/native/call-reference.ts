import type { ValueKind } from "@foothold/core/runs";
import type { AuthoredProblem } from "../authored/authored-problem.ts";
import type { Json } from "../schema/shared.ts";
import { evaluateSource } from "./evaluate-source.ts";
import {
  fromBinaryTree,
  fromLinkedList,
  type ListNode,
  type TreeNode,
  toBinaryTree,
  toLinkedList,
} from "./nodes.ts";

export type Reference = (args: readonly Json[]) => Json;

/** The JavaScript reference as a function from arguments to answer, both plain JSON. */
export function nativeReference(authored: AuthoredProblem): Reference {
  return nativeProgram(authored, "reference.js", authored.reference.javascript);
}

/** Any of the problem's own JavaScript programs, called the same way. */
export function nativeProgram(
  { slug, problem }: Pick<AuthoredProblem, "slug" | "problem">,
  fileName: string,
  source: string,
): Reference {
  const file = `problems/${slug}/${fileName}`;
  const { name, parameters, returns, resultArgument } = problem.signature;
  const solve = evaluateSource<(...args: unknown[]) => unknown>(file, source, name);
  return (args) => {
    const given = structuredClone(args).map((value, index) =>
      receive(value, parameters[index]?.kind ?? "plain"),
    );
    const result = solve(...given);
    return resultArgument === undefined
      ? giveBack(result, returns.kind)
      : giveBack(given[resultArgument], parameters[resultArgument]?.kind ?? "plain");
  };
}

function receive(value: Json, kind: ValueKind): unknown {
  if (kind === "linked-list") return toLinkedList(value as Json[]);
  if (kind === "binary-tree") return toBinaryTree(value as Json[]);
  if (kind === "set") return new Set(value as Json[]);
  if (kind === "map") return new Map(Object.entries(value as Record<string, Json>));
  return value;
}

function giveBack(value: unknown, kind: ValueKind): Json {
  if (kind === "linked-list") return fromLinkedList(value as ListNode | null);
  if (kind === "binary-tree") return fromBinaryTree(value as TreeNode | null);
  if (kind === "set") return [...(value as Set<Json>)];
  if (kind === "map") return Object.fromEntries(value as Map<string, Json>);
  return value as Json;
}
