declare module "*.py" {
  const source: string;
  // biome-ignore lint/style/noDefaultExport: a file imported as text has no other name
  export default source;
}
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  // biome-ignore lint/style/noDefaultExport: the name is not ours
  export default createPyodideModule;
}
declare module "pyodide/pyodide.mjs" {
  export function loadPyodide(options: object): Promise<unknown>;
}
