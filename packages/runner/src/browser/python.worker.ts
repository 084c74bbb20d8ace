import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";
import type { ToSandbox } from "../drive/messages/protocol.ts";
import { connectPythonKernel, type Pyodide } from "../sandbox/load-python-kernel.ts";
import { neededByPyodide, pyodideOptions } from "../sandbox/pyodide-options.ts";
import { servePython, warmUpPython } from "../sandbox/python-engine.ts";
import { removeDoors } from "../sandbox/remove-doors.ts";
import type { PythonFiles } from "./python-files.ts";
import { readyMessage, type WorkerScope, workerPort } from "./worker-port.ts";

const port = workerPort(globalThis as unknown as WorkerScope);
const files = (await port.receive()) as ToSandbox | PythonFiles;
if (files.kind !== "files") throw new Error("The files come first.");

const bodies: Record<string, [ArrayBuffer, string]> = {
  "pyodide.asm.wasm": [files.wasm, "application/wasm"],
  "python_stdlib.zip": [files.standardLibrary, "application/zip"],
};
globalThis.fetch = async (address) => {
  const [body, type] = bodies[String(address).split("/").at(-1) ?? ""] ?? [];
  return body
    ? new Response(body, { headers: { "content-type": type ?? "" } })
    : new Response(null, { status: 404 });
};
const pyodide = (await loadPyodide({
  ...pyodideOptions(),
  indexURL: "https://pyodide.invalid/",
  createPyodideModule,
  lockFileContents: files.lock,
  _loadSnapshot: files.snapshot,
})) as Pyodide;
const kernel = connectPythonKernel(pyodide);
removeDoors(neededByPyodide);
warmUpPython(kernel);
port.send(readyMessage);
await servePython(port, kernel);
