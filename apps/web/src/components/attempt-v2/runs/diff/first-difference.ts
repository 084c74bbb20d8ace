import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { type DiffTree, differs } from "./diff-tree.ts";
import { commonStart } from "./text-parts.ts";

/** The first difference of two values in a sentence; null if they are equal or have nothing in common. */
export function firstDifference(tree: DiffTree, language: Language): string | null {
  if (tree.kind === "texts") return sentence("", tree, language);
  if (tree.kind !== "lists") return null;
  const path: number[] = [];
  let here: DiffTree = tree;
  while (here.kind === "lists") {
    const at = here.entries.findIndex(differs);
    const next: DiffTree | undefined = here.entries[at];
    if (!next) return null;
    path.push(at);
    here = next;
  }
  return sentence(path.map((at) => `[${at}]`).join(""), here, language);
}

function sentence(place: string, tree: DiffTree, language: Language): string | null {
  if (tree.kind === "lists") return null;
  const where = place ? `First difference at ${place}` : "First difference";
  if (tree.kind === "texts") {
    const { expected, actual } = tree.values;
    const at = [...expected.slice(0, commonStart(expected, actual))].length;
    return `${where}${place ? "," : ""} at character ${at + 1}.`;
  }
  const { expected, actual } = tree.values;
  if (actual === undefined) return `${where}: yours ends there.`;
  if (expected === undefined) return `${where}: yours goes on, and should not.`;
  return `${where}: expected ${valueTextIn(language, expected)}, yours ${valueTextIn(language, actual)}.`;
}
