type TestOutput = {
  passed: number;
  /** The first failed test; `number` counts from 1. */
  failed: { number: number; purpose: string; details: string } | null;
};

/** Reads the output of the command `test`; null for any other output. */
export function readTestOutput(output: string): TestOutput | null {
  const lines = output.split("\n");
  const heads = lines.flatMap((line, at) => (/^(?:ok {2}|FAIL) /.test(line) ? [at] : []));
  if (heads.length === 0) return null;
  const passed = heads.filter((at) => lines[at]?.startsWith("ok")).length;
  const first = heads.findIndex((at) => lines[at]?.startsWith("FAIL"));
  const at = heads[first];
  if (at === undefined) return { passed, failed: null };
  const [input = "", got = ""] = [lines[at + 1], lines[at + 2]]
    .filter((line) => line?.startsWith("     "))
    .map((line) => line?.trim());
  const details = got === "" ? input : `for ${input} your program ${got}`;
  return {
    passed,
    failed: { number: first + 1, purpose: lines[at]?.slice(5) ?? "", details },
  };
}
