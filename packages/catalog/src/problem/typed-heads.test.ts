import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";

const catalog = loadCatalog();
const head = /^function (\w+)\(.*\{$/m;

test.each(catalog.list().map(({ slug }) => slug))(
  "%s: the TypeScript starter gives every program a typed head",
  (slug) => {
    const { starterCode, references, bruteForce } = catalog.problem(slug);
    const name = starterCode.typescript.match(head)?.[1];
    expect(name).toBeDefined();
    for (const program of [references.javascript, bruteForce.javascript]) {
      expect(program?.match(head)?.[1]).toBe(name);
    }
  },
);
