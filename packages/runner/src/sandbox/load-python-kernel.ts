import encodeSource from "../languages/python/encode.py";
import loadingSource from "../languages/python/loading.py";
import neighboursSource from "../languages/python/neighbours.py";
import nodesSource from "../languages/python/nodes.py";
import replaceSource from "../languages/python/replace.py";
import rulesSource from "../languages/python/rules.py";
import runSource from "../languages/python/run.py";
import testsSource from "../languages/python/tests.py";
import traceSource from "../languages/python/trace.py";
import watchSource from "../languages/python/watch.py";
import type { PythonKernel } from "./python-engine.ts";

type PyCallable = (...args: unknown[]) => unknown;
export type Pyodide = {
  runPython(source: string, options?: { globals?: unknown }): unknown;
  setStdout(options: { write(bytes: Uint8Array): number }): void;
  setStderr(options: { write(bytes: Uint8Array): number }): void;
  setStdin(options: { error: boolean }): void;
  globals: { get(name: string): unknown };
  _module: { _PyType_Modified(address: number): void };
};

const sources = [
  encodeSource,
  nodesSource,
  neighboursSource,
  testsSource,
  runSource,
  rulesSource,
  watchSource,
  replaceSource,
  loadingSource,
  traceSource,
];

/** Stored in the snapshot: the kernel, and the standard modules that learners import most. */
export function definePythonKernel(pyodide: Pyodide): void {
  pyodide.runPython(`
import ast, bisect, collections, copy, dataclasses, datetime, decimal, enum, fractions, functools, heapq
import inspect, io, itertools, json, math, operator, random, re, statistics, string, sys, time, typing
import types as _types
_foothold = _types.ModuleType("_foothold")
`);
  for (const source of sources) {
    pyodide.runPython(
      `exec(compile(${JSON.stringify(source)}, "<foothold>", "exec"), _foothold.__dict__)`,
    );
  }
}

/** Hides our kernel, and Pyodide's own module, with which a program could change the streams for later tests. */
const hideFromPrograms = `
import sys as _sys
for _modules in (_sys.modules, _foothold._pristine_modules):
    for _name in [name for name in _modules if name.split(".")[0] == "pyodide_js"]:
        del _modules[_name]
for _finder in _sys.meta_path:
    getattr(_finder, "jsproxies", {}).pop("pyodide_js", None)
del _foothold, _modules, _name, _finder
`;

export function connectPythonKernel(pyodide: Pyodide): PythonKernel {
  const method = (name: string): PyCallable => pyodide.runPython(`_foothold.${name}`) as PyCallable;
  const decoder = new TextDecoder();
  let onOutput: (text: string) => void = () => undefined;
  let onTrace: (messageJson: string) => void = () => undefined;
  let onRule: (rule: string, line: number, column: number) => void = () => undefined;
  const write = (bytes: Uint8Array): number => {
    onOutput(decoder.decode(bytes, { stream: true }));
    return bytes.length;
  };
  pyodide.setStdout({ write });
  // Only fatal errors of the interpreter are written there; `sys.stderr` is part of the output.
  pyodide.setStderr({ write: (bytes) => bytes.length });
  pyodide.setStdin({ error: true });
  const runTrace = method("run_trace");
  const load = method("load") as PythonKernel["load"];
  const checkRules = method("check_rules") as PythonKernel["check_rules"];
  const runTest = method("run_test") as PythonKernel["run_test"];
  const { _module: engine } = pyodide;
  method("on_class_changed")((address: number) => engine._PyType_Modified(address));
  method("on_rule")((rule: string, line: number, column: number) => onRule(rule, line, column));
  pyodide.runPython(hideFromPrograms);
  return {
    load,
    check_rules: checkRules,
    run_test: runTest,
    run_trace: (entryPoint, argsJson, signatureJson) =>
      runTrace(entryPoint, argsJson, signatureJson, (message: string) =>
        onTrace(message),
      ) as string,
    onOutput(listener) {
      onOutput = listener;
    },
    onRule(listener) {
      onRule = listener;
    },
    onTrace(listener) {
      onTrace = listener;
    },
  };
}
