/**
 * The path that an import means, seen from a file: `./solution.js`, `../solution` or TypeScript's `./solution.js` for a
 * `.ts` file. null where there is no such file.
 */
export function resolveImport(
  from: string,
  importer: string,
  has: (path: string) => boolean,
): string | null {
  const path = pathFrom(importer, from);
  if (path === null) return null;
  const candidates = [path, path.replace(/\.js$/, ".ts"), `${path}.ts`, `${path}.js`];
  return candidates.find(has) ?? null;
}

function pathFrom(importer: string, from: string): string | null {
  if (!/^\.\.?\//.test(from)) return null;
  const parts = importer.split("/").slice(0, -1);
  for (const part of from.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
