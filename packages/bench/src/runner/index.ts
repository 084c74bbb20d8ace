import { availableParallelism, cpus, loadavg } from "node:os";
import { measureBrowserBytes } from "./browser-bytes.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureThroughput } from "./throughput.ts";
import { measureWarmSubmissions } from "./warm-submissions.ts";

const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 5 : 15;

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const times = (value: number): string => `${value.toFixed(2)}×`;
const row = (...cells: (string | number)[]): void => console.log(`| ${cells.join(" | ")} |`);

console.log(
  `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? "?"}), load ${loadavg()[0]?.toFixed(1)}\n`,
);

const warm = await measureWarmSubmissions(rounds, isQuick ? 1 : 3);
console.log(`Confinement: ${warm.confinement}\n`);
row("20 tests, warm", "ours", "baseline", "ratio", "target");
row("---", "---", "---", "---", "---");
const { javaScript, python, fresh } = warm;
row(
  "JavaScript against bare node",
  ms(javaScript.ours.medianMs),
  ms(javaScript.bare.medianMs),
  times(javaScript.ours.medianMs / javaScript.bare.medianMs),
  "≤ 1.5×",
);
if ("bare" in python) {
  const bare = python.bare;
  row(
    "Python against bare python3",
    ms(python.ours.medianMs),
    ms(bare.medianMs),
    times(python.ours.medianMs / bare.medianMs),
    "≤ 3×",
  );
}
row(
  "JavaScript against a fresh process per test",
  ms(javaScript.ours.medianMs),
  ms(fresh.javascript.medianMs),
  `${times(fresh.javascript.medianMs / javaScript.ours.medianMs)} faster`,
  "≥ 5×",
);
row(
  "Python against a fresh process per test",
  ms(python.ours.medianMs),
  ms(fresh.python.medianMs),
  `${times(fresh.python.medianMs / python.ours.medianMs)} faster`,
  "≥ 5×",
);

console.log();
row("waiting at once", "engine", "submissions per second", "largest overtake", "server grew by");
row("---", "---", "---", "---", "---");
for (const engine of ["javascript", "python"] as const) {
  for (const waiting of [1, 8, 64]) {
    const result = await measureThroughput(engine, waiting);
    row(
      waiting,
      engine,
      result.perSecond.toFixed(1),
      result.largestOvertake,
      `${result.serverGrowthMb.toFixed(1)} MB`,
    );
  }
}

console.log();
const cold = await measureColdStart(isQuick ? 2 : 5);
row("cold start to 20 results", "median");
row("---", "---");
row("JavaScript", ms(cold.javascript.medianMs));
row("Python (from the snapshot)", ms(cold.python.medianMs));

console.log();
row("shipped to the browser", "bytes");
row("---", "---");
for (const { name, bytes } of await measureBrowserBytes()) row(name, bytes);
