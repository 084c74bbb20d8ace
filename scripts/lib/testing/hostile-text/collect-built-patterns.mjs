import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "../../paths.mjs";

const recorder = fileURLToPath(new URL("record-built-patterns.mjs", import.meta.url));

/** The regular expressions that core's modules put together with `new RegExp` while they are loaded. */
export function collectBuiltPatterns() {
  const files = globSync("packages/core/src/**/*.ts", { cwd: root }).filter(
    (file) =>
      !/\.test\.|\/testing\//.test(file) &&
      readFileSync(join(root, file), "utf8").includes("new RegExp("),
  );
  const urls = files.map((file) => pathToFileURL(join(root, file)).href);
  return JSON.parse(execFileSync(process.execPath, [recorder, ...urls], { encoding: "utf8" }));
}
