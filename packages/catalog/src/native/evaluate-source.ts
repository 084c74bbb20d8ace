import { compileFunction } from "node:vm";
import { CatalogError } from "../catalog-error.ts";
import { ListNode, TreeNode } from "./nodes.ts";

/**
 * Runs one of the catalogue's own source files (never a learner's program) and returns the function called `name`. It
 * drops a module's `export`, so that no loader has to find the file at run time.
 */
export function evaluateSource<Callable extends (...args: never[]) => unknown>(
  file: string,
  source: string,
  name: string,
): Callable {
  if (/^[ \t]*import\b/m.test(source)) {
    throw new CatalogError([`${file}: must not import anything`]);
  }
  const body = `${source.replace(/^export\s+(?=(async\s+)?function|const|let|class)/gm, "")}
;return typeof ${name} === "function" ? ${name} : undefined;`;
  try {
    const load = compileFunction(body, ["ListNode", "TreeNode"], { filename: file });
    const found: Callable | undefined = load(ListNode, TreeNode);
    if (found) return found;
  } catch (error) {
    throw new CatalogError([`${file}: ${(error as Error).message}`]);
  }
  throw new CatalogError([`${file}: has no function called ${name}`]);
}
