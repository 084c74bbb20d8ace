import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { startFoothold } from "./foothold.ts";
import { killAtRandom } from "./kill-at-random.ts";

const ROUNDS = 50;

/** `npm start` as it is, with its processes killed in turn. `hardening-kills=10` kills ten times. */
export const kills: Bench = {
  what: `server, PostgreSQL and what starts programs killed under npm start, ${ROUNDS} times at random moments, while six people save and stream and one runs programs`,
  onlyByName: true,
  async run(rounds = String(ROUNDS)) {
    const home = await mkdtemp(join(tmpdir(), "foothold-kills-"));
    const foothold = await startFoothold(home);
    try {
      const { seconds, lost, ...counts } = await killAtRandom(foothold, Number(rounds));
      const rows = [...seconds].map(([killed, times]) => ({
        case: `${killed}, ${times.length} times: served again after, s, median and longest`,
        found: `${at(times, 0.5)} and ${at(times, 1)}`,
      }));
      return [
        ...rows,
        {
          case: `${counts.saves} saves and ${counts.streams} streams acknowledged: lost`,
          found: lost.length === 0 ? "none" : lost.join("; "),
        },
        { case: "empty answers", found: String(counts.emptyAnswers) },
        {
          case: "kills after which no program was run within a minute",
          found: String(counts.deaf),
        },
      ];
    } finally {
      await foothold.stop();
      await rm(home, { recursive: true, force: true });
    }
  },
  broken: (rows) =>
    rows.flatMap(({ case: what, found }) =>
      String(what).includes("served again") || found === "none" || found === "0"
        ? []
        : [`${what}: ${found}`],
    ),
};

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
}
