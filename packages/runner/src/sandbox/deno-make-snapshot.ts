import { definePythonKernel, type Pyodide } from "./load-python-kernel.ts";
import { pyodideOptions } from "./pyodide-options.ts";
import { becomeShell, type ShellFiles } from "./shell-for-pyodide.ts";

declare const Deno: ShellFiles & {
  args: string[];
  stdout: { writeSync(bytes: Uint8Array): number };
};
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
