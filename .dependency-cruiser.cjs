const { createRequire } = require("node:module");
const { realpathSync } = require("node:fs");
const { join } = require("node:path");

// Without a TypeScript that has a JavaScript API the tool skips every .ts file and passes.
const cruiser = realpathSync(join(__dirname, "node_modules/dependency-cruiser/package.json"));
const { version } = createRequire(cruiser)("typescript/package.json");
if (Number.parseInt(version, 10) > 6) throw new Error(`cannot read TypeScript with ${version}`);

const test = "\\.test\\.tsx?$";
const testing = "/src/testing/";
const adapters = "^packages/(adapter-[^/]+|catalog|runner)/";

/**
 * The rooms of a folder, from the top down: a room imports only rooms that stand after it, so no circle can close.
 * "." are the files of the folder itself. A new room takes its place in the list; a legal import that is refused
 * moves its room up. A rule with `scope: "folder"` is no substitute: it counts the imports of tests, and it misses a
 * circle that goes through different sub-folders of a room.
 */
const rooms = {
  "packages/core/src": [
    "exports",
    "testing",
    "use-cases",
    "classroom",
    "learning",
    "recovery",
    "attempt",
    "catalog",
    "coach",
    "people",
    "chat",
    "prompts",
    "stuck",
    "validation",
    "runs",
    "ports",
    "entities",
    "text",
    ".",
  ],
  "apps/web/src/lib": [
    "pages",
    "endpoints",
    "views",
    "browser",
    "files",
    ".",
    "auth",
    "lazy-adapters",
    "env",
    "http",
    "headers",
    "log",
  ],
  // That features do not import each other at all is a rule of its own, below.
  "apps/web/src/components/attempt-v2": [
    "layout",
    "legacy",
    "revise",
    ".",
    "coach",
    "problem",
    "implement",
    "plan",
    "recovery",
    "reflect",
    "solution",
    "understand",
    "verify",
    "runs",
    "workbench",
  ],
  "apps/web/src/components/shared": [
    "keyboard",
    "classroom",
    "people",
    "recovery",
    "runs",
    "stuck",
    "coach",
    "attempt",
  ],
  "apps/web/src/components/shell": [".", "messages", "header", "notifications"],
  "apps/web/src/components/ui": ["charts", "diff", "form", "list", "markdown", "feedback", "."],
};

const roomPath = (folder, room) =>
  room === "." ? `^${folder}/[^/]+\\.tsx?$` : `^${folder}/${room}/`;

const roomRules = Object.entries(rooms).flatMap(([folder, names]) => [
  ...names.slice(1).map((room, index) => ({
    name: `no-cycles-between-rooms: ${folder}/${room}`,
    comment: "This room would import one that stands above it in the list of rooms.",
    severity: "error",
    from: { path: roomPath(folder, room), pathNot: test },
    to: { path: names.slice(0, index + 1).map((above) => roomPath(folder, above)) },
  })),
  {
    name: `every-room-has-its-place: ${folder}`,
    comment: "A room that is not in the list of rooms could close a circle unseen.",
    severity: "error",
    from: { path: `^${folder}/`, pathNot: names.map((room) => roomPath(folder, room)) },
    to: {},
  },
]);

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
      // Source text that the runner's build puts in place of the import.
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
          // `npm run dev:models` is there to start the stand-ins.
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
        "lib/deps.ts, server/wiring.ts before there is a web app, and lib/browser/browser-runner.ts in the browser say what is behind a port.",
      severity: "error",
      from: {
        path: "^apps/",
        pathNot: [
          "^apps/web/src/(lib/deps|lib/browser/browser-runner|server/wiring)\\.ts$",
          test,
          testing,
          "^apps/web/e2e/",
        ],
      },
      // How a library is loaded says nothing of what it does.
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
