/** Globals that Pyodide still uses after loading. */
export const neededByPyodide: readonly string[] = [
  "setTimeout",
  "clearTimeout",
  "performance",
  "crypto",
  "TextEncoder",
  "TextDecoder",
];

/** Accepts only functions: the engine's own timer also takes text and runs it as code. */
function timerFor(callback: unknown, ms?: number): unknown {
  return typeof callback === "function" ? setTimeout(() => callback(), ms) : undefined;
}

/** `import js` offers only what Pyodide itself needs. */
export function pyodideOptions(): object {
  return {
    jsglobals: Object.freeze({ Object, Array, Promise, setTimeout: timerFor, clearTimeout }),
    env: { HOME: "/home/learner", PYTHONHASHSEED: "0" },
    stdout: () => undefined,
    stderr: () => undefined,
  };
}
