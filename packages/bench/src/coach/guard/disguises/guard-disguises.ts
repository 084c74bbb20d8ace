import { type Bench, type Row, row } from "../../../bench.ts";
import { disguises } from "./disguises.ts";
import { type JudgedDisguise, judgeDisguises } from "./judge-disguises.ts";

const policies = ["strict", "balanced", "rescue"] as const;

const share = (judged: readonly JudgedDisguise[]): number =>
  (100 * judged.filter(({ blocked }) => blocked).length) / Math.max(1, judged.length);

/** The simplest rule, as a baseline: a reply with a code mark is blocked. */
const shareWithMarks = (judged: readonly JudgedDisguise[]): number =>
  (100 * judged.filter(({ text }) => text.includes("`")).length) / Math.max(1, judged.length);

export const guardDisguises: Bench = {
  what: "references in disguise that the guard blocks without running them, against a rule that blocks every code mark",
  async run(): Promise<Row[]> {
    const judged = await judgeDisguises(policies);
    const rowOf = (name: string, some: readonly JudgedDisguise[]) =>
      row(`${name}, of ${some.length}`, "% blocked", shareWithMarks(some), share(some));
    return [
      ...Object.keys(disguises).map((name) =>
        rowOf(
          name,
          judged.filter(({ disguise }) => disguise === name),
        ),
      ),
      ...policies.map((policy) =>
        rowOf(
          `all, ${policy}`,
          judged.filter((one) => one.policy === policy),
        ),
      ),
    ];
  },
};
