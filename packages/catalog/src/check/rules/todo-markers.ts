import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RuleResult } from "../checked-problem.ts";

/** What the author has not filled in yet, with file and line. */
export function checkTodoMarkers(root: string, folder: string): RuleResult {
  const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "import-notes.md")
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const findings = files.sort().flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (/\bTODO\b/.test(line) ? [`${file}: line ${at + 1}: TODO`] : [])),
  );
  return { findings };
}
