/** Everything a sandbox may read, in one folder that an unprivileged user can reach. */
export type Runtime = { folder: string };
export const runtimeFiles = {
  deno: "deno",
  pyodide: "pyodide",
  javascript: "javascript.js",
  python: "python.js",
  makeSnapshot: "make-snapshot.js",
  snapshot: "python.snapshot",
} as const;
