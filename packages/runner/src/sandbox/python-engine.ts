import type { RunMode } from "@foothold/core/runs";
import type { Batch, Port, Program } from "../drive/messages/protocol.ts";
import { boundedRun } from "./bounded-run.ts";
import { testOutput } from "./output.ts";

export type PythonKernel = {
  load(source: string, path?: string, mode?: RunMode, neighboursJson?: string): string;
  check_rules(source: string, rulesJson: string): string;
  run_test(entryPoint: string, argsJson: string, signatureJson: string): string;
  run_trace(entryPoint: string, argsJson: string, signatureJson: string): string;
  onOutput(write: (text: string) => void): void;
  onTrace(send: (messageJson: string) => void): void;
  onRule(report: (rule: string, line: number, column: number) => void): void;
};

const stringify = JSON.stringify;
const now = performance.now.bind(performance);

export async function servePython(port: Port, kernel: PythonKernel): Promise<never> {
  let runBatch: (batch: Batch) => void = () => undefined;
  for (;;) {
    const message = await port.receive();
    if (message.kind === "batch") runBatch(message);
    else runBatch = prepareProgram(port, kernel, message);
  }
}

function prepareProgram(
  port: Port,
  kernel: PythonKernel,
  program: Program,
): (batch: Batch) => void {
  const { code, path, mode, neighbours } = program;
  const notCompiled = kernel.load(code, path, mode, stringify(neighbours ?? []));
  if (notCompiled !== "") {
    port.send(`{"kind":"not-compiled",${notCompiled.slice(1)}`);
    return () => undefined;
  }
  const brokenRules =
    program.rules.length > 0 ? kernel.check_rules(program.code, stringify(program.rules)) : "[]";
  port.send(`{"kind":"compiled","mappings":"","brokenRules":${brokenRules}}`);
  kernel.onTrace(port.send);
  // The program can get hold of this function, so it takes values and not a message's text.
  kernel.onRule((rule, line, column) => {
    const frames = [{ name: "", line, column }];
    port.send(stringify({ kind: "rule-broken", rule, frames }));
  });
  const signature = stringify(program.signature);
  const bounds = boundedRun();
  const run = program.task === "trace" ? kernel.run_trace : kernel.run_test;
  return ({ argsJson }) => {
    for (let index = 0; index < argsJson.length; index++) {
      const output = testOutput(port, bounds.printableChars(program.stdoutChars));
      kernel.onOutput(output.write);
      const started = now();
      const result = run(program.entryPoint, argsJson[index] ?? "[]", signature);
      bounds.printed(output.end());
      port.send(`{"kind":"end","ms":${now() - started},"result":${bounds.result(result)}}`);
    }
  };
}

/** The first call compiles parts of the engine, so it happens before a learner waits. */
export function warmUpPython(kernel: PythonKernel): void {
  kernel.load("def warm(n):\n    print(n)\n    return [n, 'a', 1.5][3 - n]\n");
  for (const argsJson of ["[1]", "[0]"]) kernel.run_test("warm", argsJson, "{}");
}
