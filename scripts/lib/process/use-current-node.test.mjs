import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../paths.mjs";
import { isCurrentNode } from "./use-current-node.mjs";

test.each([
  ["18.20.4", false],
  ["20.20.2", false],
  ["22.17.1", false],
  ["22.18.0", true],
  ["23.5.0", false],
  ["23.6.0", true],
  ["24.0.0", true],
  ["26.1.0", true],
])("Node %s runs TypeScript as it is: %s", (version, expected) => {
  expect(isCurrentNode(version)).toBe(expected);
});

describe("until there is a current Node, an old one links", () => {
  // Node 18.0 has all of these. What it does not have is taken from the whole module when it is called for:
  // `import * as util from "node:util"`, or else nothing of the script would run.
  const known = new Set(
    [
      "accessSync basename closeSync constants createWriteStream existsSync mkdirSync openSync readFileSync",
      "readdirSync realpathSync renameSync rmSync rmdirSync statSync writeFileSync writeSync",
      "fork spawn spawnSync connect createServer createHash createInterface createRequire finished",
      "delimiter dirname join relative resolve fileURLToPath pathToFileURL once setTimeout",
    ].flatMap((names) => names.split(" ")),
  );
  const imported = /^(?:import|export)\s+(?:([^"]*?)\s+from\s+)?"([^"]+)"/gm;

  /** What the file and all it imports take by name from Node, as `file: name`. */
  function takenFromNode(file, seen = new Set()) {
    if (seen.has(file)) return [];
    seen.add(file);
    return [...readFileSync(file, "utf8").matchAll(imported)].flatMap(([, names = "", from]) => {
      if (from.startsWith(".")) return takenFromNode(resolve(dirname(file), from), seen);
      const listed = /\{(.*)\}/s.exec(names)?.[1] ?? "";
      return listed.split(",").flatMap((one) => {
        const [name] = one.trim().split(/\s+as\s+/);
        return name ? [{ file: relative(root, file), name }] : [];
      });
    });
  }

  const scripts = readdirSync(join(root, "scripts")).filter((name) => name.endsWith(".mjs"));
  test.each(scripts)("scripts/%s", (script) => {
    const taken = takenFromNode(join(root, "scripts", script));
    expect(taken).toContainEqual({ file: "scripts/lib/paths.mjs", name: "fileURLToPath" });
    expect(taken.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});
