import type { SourceFile } from "@foothold/core/runs";
import type { Batch, Port, Program } from "../drive/messages/protocol.ts";
import { checkJavaScriptRules, forbiddenNames } from "../languages/javascript/check-rules.ts";
import { asFactory, compileJavaScript } from "../languages/javascript/compile.ts";
import { instrument } from "../languages/javascript/instrument.ts";
import { linkProgram } from "../languages/javascript/link-program.ts";
import { CompileError } from "../languages/program-error.ts";
import { boundedRun } from "./bounded-run.ts";
import type { Kernel, KernelTask } from "./kernel/index.ts";
import type { ForbiddenNames, ReportRule } from "./kernel/watch-names.ts";
import { testOutput } from "./output.ts";

export type Realm = { run: Kernel; load: KernelTask["load"] };
export type JavaScriptHost = {
  /** Prepares a program; throws a SyntaxError when the engine refuses it. */
  prepare(factorySource: string): () => Realm;
};

const stringify = JSON.stringify;
const now = performance.now.bind(performance);

export async function serveJavaScript(port: Port, host: JavaScriptHost): Promise<void> {
  const program = (await port.receive()) as Program;
  const prepared = prepareProgram(port, host, program);
  if (!prepared) return;
  const { newRealm, forbidden } = prepared;
  const report = reportOnce(port);
  const bounds = boundedRun();
  for (;;) {
    const { argsJson } = (await port.receive()) as Batch;
    for (let index = 0; index < argsJson.length; index++) {
      const output = testOutput(port, bounds.printableChars(program.stdoutChars));
      const started = now();
      const result = await new Promise<string>((settle) => {
        const { run, load } = newRealm();
        const task: KernelTask = {
          load,
          argsJson: argsJson[index] ?? "[]",
          signature: program.signature,
          ...(program.mode !== "function" && { file: { mode: program.mode, path: program.path } }),
          ...(forbidden.length > 0 && { forbidden, report }),
        };
        run(task, output.write, settle, program.task === "trace" ? port.send : undefined);
      });
      bounds.printed(output.end());
      port.send(`{"kind":"end","ms":${now() - started},"result":${bounds.result(result)}}`);
    }
  }
}

/** Reports each rule once, although every test has its own realm, which would report it again. */
function reportOnce(port: Port): ReportRule {
  const reported = new Set<string>();
  return (rule, stack) => {
    if (reported.has(rule)) return;
    port.send(`{"kind":"rule-broken","rule":${stringify(rule)},"stack":${stringify(stack)}}`);
    reported.add(rule);
  };
}

type Prepared = { newRealm: () => Realm; forbidden: ForbiddenNames[] };

function prepareProgram(port: Port, host: JavaScriptHost, program: Program): Prepared | undefined {
  try {
    if (program.neighbours) return prepareLinked(port, host, program, program.neighbours);
    const language = program.language === "typescript" ? "typescript" : "javascript";
    const compiled = compileJavaScript(language, program.code);
    const brokenRules = checkJavaScriptRules(compiled.program, program.rules);
    const code = program.task === "trace" ? instrument(compiled) : compiled.code;
    const newRealm = host.prepare(asFactory(code, program.entryPoint));
    port.send(stringify({ kind: "compiled", brokenRules, mappings: compiled.mappings }));
    return { newRealm, forbidden: forbiddenNames(program.rules, brokenRules) };
  } catch (error) {
    port.send(stringify({ kind: "not-compiled", error: describe(error) }));
    return undefined;
  }
}

function prepareLinked(
  port: Port,
  host: JavaScriptHost,
  { path, code, entryPoint, rules }: Program,
  neighbours: readonly SourceFile[],
): Prepared {
  const linked = linkProgram({ path, content: code }, neighbours, entryPoint);
  const { modules, mappings } = linked;
  const brokenRules = checkJavaScriptRules(linked.program, rules);
  const newRealm = host.prepare(linked.source);
  port.send(stringify({ kind: "compiled", brokenRules, mappings, modules }));
  return { newRealm, forbidden: forbiddenNames(rules, brokenRules) };
}

function describe(error: unknown): object {
  const { message, line, column, path } = error as CompileError;
  const isOurs = error instanceof CompileError;
  const place = { ...(column !== undefined && { column }), ...(path !== undefined && { path }) };
  const frames = isOurs && line !== undefined ? [{ name: "", line, ...place }] : [];
  return { type: "SyntaxError", message, frames };
}

/** The first run of anything is slow in V8, so it happens before a learner waits. */
export function warmUpJavaScript(host: JavaScriptHost): void {
  const source =
    "function warm(n: number): number { console.log(n); if (n > 1) throw new Error('warm'); return n; }";
  const { code } = compileJavaScript("typescript", source);
  const newRealm = host.prepare(asFactory(code, "warm"));
  for (const argsJson of ["[1]", "[2]"]) {
    const { run, load } = newRealm();
    const quiet = (): void => undefined;
    run({ load, argsJson, signature: undefined }, quiet, quiet);
  }
}
