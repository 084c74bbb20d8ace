import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The root and the folder of every package in it, as pnpm-workspace.yaml has them. */
export function workspaceFolders(root) {
  const packages = ["apps", "packages"].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => join(root, parent, name))
      .filter((folder) => existsSync(join(folder, "package.json"))),
  );
  return [root, ...packages];
}
