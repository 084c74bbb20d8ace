import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { workspaceFolders } from "../workspace-folders.mjs";

/**
 * The manifests of the workspace and of everything it uses, found by following the links in node_modules, because
 * pnpm's store may also hold leftovers. Optional packages for other platforms are not installed, so they are not
 * included.
 */
export function installedPackages(root) {
  const found = new Map();
  const waiting = workspaceFolders(root);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const place = realPathOf(folder);
    if (found.has(place)) continue;
    found.set(place, readManifest(place, root));
    waiting.push(...usedBy(place));
  }
  return [...found.values()];
}

/** pnpm puts a package into a node_modules folder that otherwise only has links to its dependencies. */
function usedBy(place) {
  const scope = dirname(place);
  const around = basename(scope).startsWith("@") ? dirname(scope) : scope;
  const folders = [join(place, "node_modules")];
  if (basename(around) === "node_modules") folders.push(around);
  return folders.filter((folder) => existsSync(folder)).flatMap(packagesIn);
}

function packagesIn(folder) {
  return foldersIn(folder).flatMap((path) =>
    basename(path).startsWith("@") ? foldersIn(path) : [path],
  );
}

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith(".") && !entry.isFile())
    .map(({ name }) => join(folder, name));

const realPathOf = (folder) => (existsSync(folder) ? realpathSync(folder) : folder);

function readManifest(place, root) {
  try {
    return JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
  } catch {
    return { name: relative(realPathOf(root), place), version: "unreadable" };
  }
}
