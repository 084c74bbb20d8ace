import { definePythonKernel, type Pyodide } from "./load-python-kernel.ts";
import { pyodideOptions } from "./pyodide-options.ts";
import { becomeShell } from "./shell-for-pyodide.ts";

type DenoFiles = {
  args: string[];
  stdout: { writeSync(bytes: Uint8Array): number };
  readFileSync(path: string): Uint8Array;
  readTextFileSync(path: string): string;
};
declare const Deno: DenoFiles;
const [pyodideFolder = ""] = Deno.args;

becomeShell(Deno);
const { loadPyodide } = (await import(`file://${pyodideFolder}/pyodide.mjs`)) as {
  loadPyodide(options: object): Promise<Pyodide & { makeMemorySnapshot(): Uint8Array }>;
};
const pyodide = await loadPyodide({
  ...pyodideOptions(),
  indexURL: `${pyodideFolder}/`,
  _makeSnapshot: true,
});
definePythonKernel(pyodide);
let snapshot = pyodide.makeMemorySnapshot();
while (snapshot.length > 0) snapshot = snapshot.subarray(Deno.stdout.writeSync(snapshot));
