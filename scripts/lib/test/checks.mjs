import { join } from "node:path";
import { root } from "../paths.mjs";

const node = (file, ...args) => [process.execPath, [join(root, file), ...args]];

/** The checks that do not run the product, each one command. */
export const checks = [
  {
    id: "lint",
    name: "Format and lint",
    command: () => node("node_modules/@biomejs/biome/bin/biome", "ci"),
  },
  {
    id: "types",
    name: "Types",
    command: () => node("node_modules/typescript/bin/tsc", "--build", "--checkers", "1"),
  },
  {
    id: "boundaries",
    name: "Boundaries",
    command: () =>
      node(
        "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
        ...["--config", ".dependency-cruiser.cjs", "apps", "packages", "scripts"],
      ),
  },
  { id: "dead-code", name: "Dead code", command: () => node("node_modules/knip/bin/knip.js") },
  {
    id: "drift",
    name: "Schema drift",
    command: () => node("packages/adapter-db/bin/check-drift.ts"),
  },
  { id: "licences", name: "Licences", command: () => node("scripts/licence-check.mjs") },
];
