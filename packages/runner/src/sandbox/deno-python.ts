import { denoPort } from "./deno-port.ts";
import { prepareToFork } from "./fork/fork-on-demand.ts";
import { readForkOptions } from "./fork/fork-options.ts";
import { warmThoroughly } from "./fork/warm-python.ts";
import { connectPythonKernel, type Pyodide } from "./load-python-kernel.ts";
import { freezeIntrinsics, lockRealm } from "./lock-realm.ts";
import { neededByPyodide, pyodideOptions } from "./pyodide-options.ts";
import { servePython, warmUpPython } from "./python-engine.ts";
import { becomeShell, drawRandomFrom, type ShellFiles, shellGlobals } from "./shell-for-pyodide.ts";

type DenoFiles = ShellFiles & {
  args: string[];
  permissions: { revokeSync(descriptor: { name: "read" }): void };
};
declare const Deno: DenoFiles;
const { args, readFileSync, permissions } = Deno;
const [pyodideFolder = "", snapshotFile = "", ...more] = args;
const forkOptions = readForkOptions(more);

const port = denoPort();
becomeShell(Deno);
const { loadPyodide } = (await import(`file://${pyodideFolder}/pyodide.mjs`)) as {
  loadPyodide(options: object): Promise<Pyodide>;
};
const snapshot = readFileSync(snapshotFile);
const pyodide = await loadPyodide({
  ...pyodideOptions(),
  indexURL: `${pyodideFolder}/`,
  _loadSnapshot: snapshot,
});
const kernel = connectPythonKernel(pyodide);
permissions.revokeSync({ name: "read" });
warmUpPython(kernel);
if (forkOptions) {
  // Pyodide keeps its options, and every copy would keep this memory.
  (snapshot.buffer as ArrayBuffer & { transfer(length: number): ArrayBuffer }).transfer(0);
  warmThoroughly(kernel);
}
const becomeCopy = forkOptions && prepareToFork(forkOptions);
lockRealm([...neededByPyodide, ...shellGlobals]);
freezeIntrinsics();
const copy = becomeCopy?.();
if (copy) drawRandomFrom(copy.fillRandom);
port.ready();
await servePython(port, kernel).catch(copy?.leave);
