/** The page fetches the files and passes them on, because the worker's policy allows no request. */
export type PythonFiles = {
  kind: "files";
  wasm: ArrayBuffer;
  standardLibrary: ArrayBuffer;
  snapshot: ArrayBuffer;
  lock: string;
};
