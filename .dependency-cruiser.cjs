const { createRequire } = require("node:module");
const { realpathSync } = require("node:fs");
const { join } = require("node:path");
const { roomRules } = require("./.dependency-cruiser/room-rules.cjs");

// With a TypeScript that has no JavaScript API the tool would skip every .ts file and pass.
const cruiser = realpathSync(join(__dirname, "node_modules/dependency-cruiser/package.json"));
const { version } = createRequire(cruiser)("typescript/package.json");
if (Number.parseInt(version, 10) > 6) throw new Error(`cannot read TypeScript with ${version}`);

const test = "\\.test\\.tsx?$";
const testing = "/src/testing/";
const adapters = "^packages/(adapter-[^/]+|catalog|runner)/";

/** Imports point inward: apps/web → adapters, catalog, runner → core → zod. */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or miss a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "everything-resolves",
      comment: "An import that cannot be followed could break every other rule unseen.",
      severity: "error",
      from: {},
      // The runner's build replaces this import by source text.
      to: { couldNotResolve: true, pathNot: "^foothold:" },
    },
    {
      name: "core-is-pure",
      comment: "The core knows itself and zod: no Node, no framework, no adapter.",
      severity: "error",
      from: { path: "^packages/core/src/", pathNot: [test, testing] },
      to: { pathNot: ["^packages/core/src/", "/node_modules/zod/"] },
    },
    {
      name: "core-tests-stay-in-core",
      comment: "The core's tests and fakes may add a test runner, and nothing else.",
      severity: "error",
      from: { path: ["^packages/core/src/.*\\.test\\.ts$", "^packages/core/src/testing/"] },
      to: {
        pathNot: ["^packages/core/src/", "/node_modules/(zod|vitest|fast-check)/"],
      },
    },
    {
      name: "fakes-are-for-tests",
      comment: "What a testing folder holds never reaches the product.",
      severity: "error",
      from: {
        path: "^(apps|packages)/",
        pathNot: [
          test,
          testing,
          "^packages/bench/",
          "^apps/web/e2e/",
          // `npm run dev:models` starts the stand-in servers.
          "^packages/adapter-ai/bin/",
        ],
      },
      to: { path: testing },
    },
    {
      name: "adapters-know-only-core",
      comment:
        "An adapter can be replaced because nobody but the core is known to it. The catalogue's own check runs its programs.",
      severity: "error",
      from: { path: adapters, pathNot: [test, "^packages/catalog/bin/"] },
      to: { path: "^(apps|packages)/", pathNot: ["^packages/core/", "^packages/$1/"] },
    },
    {
      name: "packages-know-no-app",
      comment: "A package that needs an app has its code in the wrong place.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "only-deps-wires-adapters",
      comment:
        "lib/deps.ts with lazy-adapters/open-adapters.ts, server/wiring.ts before there is a web app, and browser-runner.ts, browser-shell.ts and shell-rules.ts of lib/browser in the browser say what is behind a port.",
      severity: "error",
      from: {
        path: "^apps/",
        pathNot: [
          "^apps/web/src/(lib/deps|lib/lazy-adapters/open-adapters|lib/browser/(browser-runner|browser-shell|shell-rules)|server/wiring)\\.ts$",
          test,
          testing,
          "^apps/web/e2e/",
        ],
      },
      // A helper that only makes loading faster.
      to: { path: adapters, pathNot: "^packages/adapter-db/src/quick-drizzle\\.ts$" },
    },
    {
      name: "features-are-islands",
      comment:
        "A feature builds on shared, ui and lib; what two features share of the domain moves to components/shared.",
      severity: "error",
      from: {
        path: "^apps/web/src/components/([^/]+)/",
        pathNot: "^apps/web/src/components/(ui|shared)/",
      },
      to: {
        path: "^apps/web/",
        pathNot: ["^apps/web/src/components/(ui|shared|$1)/", "^apps/web/src/(lib|styles)/"],
      },
    },
    {
      name: "shared-knows-no-feature",
      comment: "Pieces of the domain that several features use know each other, ui and lib.",
      severity: "error",
      from: { path: "^apps/web/src/components/shared/" },
      to: {
        path: "^apps/web/",
        pathNot: ["^apps/web/src/components/(ui|shared)/", "^apps/web/src/(lib|styles)/"],
      },
    },
    {
      name: "ui-knows-no-domain",
      comment:
        "The pieces in ui know each other, the browser's helpers in lib and styles; no word of the domain.",
      severity: "error",
      from: { path: "^apps/web/src/components/ui/", pathNot: test },
      to: {
        path: "^(apps/web/|packages/)",
        pathNot: ["^apps/web/src/components/ui/", "^apps/web/src/(lib|styles)/"],
      },
    },
    {
      name: "lib-knows-no-page",
      comment:
        "Pages and components are built on lib, never the other way round. The list of routes is types alone.",
      severity: "error",
      from: { path: "^apps/web/src/lib/", pathNot: [test, "/lib/browser/api-routes\\.ts$"] },
      to: { path: "^apps/web/src/(app|components|server)/" },
    },
    {
      name: "scripts-start-from-nothing",
      comment:
        "They run before anything is installed; what comes later they import when it is there.",
      severity: "error",
      from: { path: "^scripts/", pathNot: ["\\.test\\.mjs$", "/testing/"] },
      to: { pathNot: "^scripts/", dependencyTypesNot: ["core"], dynamic: false },
    },
  ],
  options: {
    parser: "tsc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/\\.next/", "/next-env\\.d\\.ts$", "/\\.turbo/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css", ".d.ts"],
    },
  },
};
