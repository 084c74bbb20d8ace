/** `import js` finds only what Pyodide itself needs. */
export function pyodideOptions(): object {
  return {
    jsglobals: { Object, Array, Promise, setTimeout, clearTimeout },
    env: { HOME: "/home/learner", PYTHONHASHSEED: "0" },
    stdout: () => undefined,
    stderr: () => undefined,
  };
}
