import { createServerRunner } from "@foothold/runner/server";
import { type Bench, type Row, row } from "../../bench.ts";
import type { CorpusSet } from "./guard-case.ts";
import { type Judged, judgeCases } from "./judge-cases.ts";
import { readCorpus } from "./read-corpus.ts";

/** The simplest rule, as a baseline: a reply with a code mark is blocked. */
const blockedByMarks = ({ text }: Judged): boolean => text.includes("`");

const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  whole.length === 0 ? 0 : (100 * part.length) / whole.length;

const blocked = ({ verdict }: Judged): boolean => verdict.leak;

function shareRow(name: string, cases: readonly Judged[]): Row {
  return row(
    `${name}, of ${cases.length}`,
    "% blocked",
    share(cases.filter(blockedByMarks), cases),
    share(cases.filter(blocked), cases),
  );
}

function classRows(judged: readonly Judged[], kind: string): Row[] {
  const names = [...new Set(judged.map((one) => one.class))];
  return names.map((name) =>
    shareRow(
      `${kind}: ${name}`,
      judged.filter((one) => one.class === name),
    ),
  );
}

/** Compared with the fastest tenth: the cost of running something beside the cost of reading. */
function timeRows(judged: readonly Judged[]): Row[] {
  const times = (cases: readonly Judged[]) =>
    cases.map(({ timeMs }) => timeMs).sort((one, other) => one - other);
  const at = (sorted: readonly number[], quantile: number) =>
    sorted[Math.floor(sorted.length * quantile)] ?? 0;
  const all = times(judged);
  const unrun = times(judged.filter(({ runs }) => runs === 0));
  const most = Math.max(...judged.map(({ runs }) => runs));
  return [
    row(
      "time per reply, median against replies that need no run",
      "ms",
      at(unrun, 0.5),
      at(all, 0.5),
    ),
    row(
      "time per reply, p95 against replies that need no run",
      "ms",
      at(unrun, 0.95),
      at(all, 0.95),
    ),
    row("sandboxes for one reply at most, against the bound", "runs", 5, most),
  ];
}

const isProse = (name: string): boolean => name === "recipe" || name === "spoken";

function report({ problem, class: name, policy, verdict, text }: Judged): string {
  const said = verdict.leak ? `${verdict.kind} (${verdict.evidence})` : "let through";
  return `  ${problem}, ${name}, ${policy}: ${said}: ${text.replaceAll(/\s+/g, " ").slice(0, 90)}`;
}

async function run(set: CorpusSet): Promise<Row[]> {
  const corpus = await readCorpus(set);
  const runner = await createServerRunner({ checkers: corpus.checkers });
  try {
    const judged = await judgeCases(corpus, runner);
    const leaks = judged.filter((one) => one.leaks);
    const harmless = judged.filter((one) => !one.leaks);
    console.log(
      judged
        .filter((one) => one.leaks !== blocked(one))
        .map(report)
        .join("\n"),
    );
    return [
      ...classRows(leaks, "leak"),
      ...classRows(harmless, "harmless"),
      shareRow(
        "all code leaks",
        leaks.filter((one) => !isProse(one.class)),
      ),
      shareRow(
        "all leaks in prose",
        leaks.filter((one) => isProse(one.class)),
      ),
      shareRow("all harmless", harmless),
      ...timeRows(judged),
    ];
  } finally {
    await runner.close();
  }
}

const what = "what the guard blocks, against a rule that blocks every code mark";

export const guard: Bench = { what, run: () => run("tuning") };
export const guardFinal: Bench = {
  what: `${what}, on the set that was kept aside`,
  run: () => run("final"),
};
export const guardFresh: Bench = {
  what: `${what}, on hand-written replies to problems nothing was tuned on`,
  run: () => run("fresh"),
};
