import { denoPort } from "./deno-port.ts";
import { connectPythonKernel, type Pyodide } from "./load-python-kernel.ts";
import { freezeIntrinsics, lockRealm } from "./lock-realm.ts";
import { neededByPyodide, pyodideOptions } from "./pyodide-options.ts";
import { servePython, warmUpPython } from "./python-engine.ts";
import { becomeShell, type ShellFiles, shellGlobals } from "./shell-for-pyodide.ts";

type DenoFiles = ShellFiles & {
  args: string[];
  permissions: { revokeSync(descriptor: { name: "read" }): void };
};
declare const Deno: DenoFiles;
const { args, readFileSync, permissions } = Deno;
const [pyodideFolder = "", snapshotFile = ""] = args;

const port = denoPort();
becomeShell(Deno);
const { loadPyodide } = (await import(`file://${pyodideFolder}/pyodide.mjs`)) as {
  loadPyodide(options: object): Promise<Pyodide>;
};
const pyodide = await loadPyodide({
  ...pyodideOptions(),
  indexURL: `${pyodideFolder}/`,
  _loadSnapshot: readFileSync(snapshotFile),
});
const kernel = connectPythonKernel(pyodide);
permissions.revokeSync({ name: "read" });
warmUpPython(kernel);
lockRealm([...neededByPyodide, ...shellGlobals]);
freezeIntrinsics();
port.ready();
await servePython(port, kernel);
