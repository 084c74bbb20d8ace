/** The page fetches the files and hands them over: this worker's policy allows it no request at all. */
export type PythonFiles = {
  kind: "files";
  wasm: ArrayBuffer;
  standardLibrary: ArrayBuffer;
  snapshot: ArrayBuffer;
  lock: string;
};
