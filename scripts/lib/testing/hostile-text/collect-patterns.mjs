import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "../../paths.mjs";

const sources = ["packages/*/src/**/*.{ts,tsx,mjs}", "apps/web/src/**/*.{ts,tsx,mjs}"];
const notProduct = /\.(?:test|spec)\.|\/testing\/|\/node_modules\/|^packages\/bench\//;

/** Every regular expression that is written as a literal in the product, with the files it stands in. */
export function collectPatterns() {
  const patterns = new Map();
  for (const file of productFiles()) {
    for (const { pattern, flags } of literalsIn(join(root, file))) {
      const key = `/${pattern}/${flags}`;
      const known = patterns.get(key) ?? { pattern, flags, files: [] };
      patterns.set(key, { ...known, files: [...known.files, file] });
    }
  }
  return [...patterns.values()];
}

function productFiles() {
  return globSync(sources, { cwd: root }).filter((file) => !notProduct.test(file));
}

function literalsIn(path) {
  const { program, errors } = parseSync(path, readFileSync(path, "utf8"));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = [];
  new Visitor({
    Literal(node) {
      if (node.regex) found.push(node.regex);
    },
  }).visit(program);
  return found;
}
