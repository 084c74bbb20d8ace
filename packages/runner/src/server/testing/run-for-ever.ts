import { createServerRunner } from "../index.ts";

/** A server that is busy until someone kills it. */
const runner = await createServerRunner({ warm: { javascript: 2, python: 0 } });
void runner.run({
  language: "javascript",
  code: "function f() { for (;;); }",
  entryPoint: "f",
  tests: [{ args: [], expected: null }],
  limits: { testMs: 600_000, totalMs: 600_000 },
});
const timer = setInterval(() => {
  if (runner.status().warm.javascript < 1) return;
  clearInterval(timer);
  process.stdout.write("running\n");
}, 20);
