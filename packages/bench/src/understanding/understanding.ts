import { seededRandom } from "@foothold/catalog/probes";
import type { Mode } from "@foothold/core/attempt";
import type { Bench } from "../bench.ts";
import { gateOf, gatesWithout, slugs } from "./gates.ts";
import { guesses, type Learner, misreads, slips, understands, wavers } from "./learners.ts";
import { type Gate, type Passed, walkGate } from "./walk-gate.ts";

const modes = ["BEGINNER", "EXPERT"] as const;
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
const GUESSERS_PER_SEED = 10;

/** Null for each who was held. */
type Walks = (Passed | null)[];
type Kind = "understands" | "slips" | "misreads" | "left out" | "wavers" | "guesses";
type Measured = Record<Kind, Walks>;

/** `understanding=two-sum,word-break` for some problems; those who pass wrongly are listed. */
export const understanding: Bench = {
  what: "simulated learners at the gate: who understands and passes, who misreads and is held",
  onlyByName: true,
  async run(detail) {
    const asked = detail ? detail.split(",") : slugs;
    const rows: ReturnType<typeof rowOf>[] = [];
    const all: Record<Mode, Measured[]> = { BEGINNER: [], EXPERT: [] };
    for (const slug of asked) {
      const gate = await gateOf(slug);
      const measured = await measure(gate);
      for (const mode of modes) {
        all[mode].push(measured[mode]);
        rows.push(rowOf(slug, mode, measured[mode]));
      }
    }
    return [...rows, ...modes.map((mode) => rowOf("all", mode, together(all[mode])))];
  },
};

async function measure(gate: Gate): Promise<Record<Mode, Measured>> {
  const measured = { BEGINNER: nobody(), EXPERT: nobody() };
  const walk = async (kind: Kind, at: Gate, learner: Learner, seed: number, mode: Mode) => {
    const passed = await walkGate(at, learner, { mode, seed });
    measured[mode][kind].push(passed);
    return passed !== null;
  };
  for (const mode of modes) {
    for (const seed of SEEDS) {
      const random = seededRandom(seed + 1);
      await walk("understands", gate, understands, seed, mode);
      for (let count = 0; count < GUESSERS_PER_SEED; count++) {
        await walk("slips", gate, slips(random), seed, mode);
        await walk("guesses", gate, guesses(random), seed, mode);
      }
    }
  }
  const gateWithout = gatesWithout(gate);
  for (const { name } of gate.problem.misreadings) {
    const without = gateWithout(name);
    for (const mode of modes) {
      let passed = 0;
      for (const seed of SEEDS) {
        const random = seededRandom(seed + 1);
        await walk("misreads", gate, misreads(name), seed, mode);
        await walk("wavers", gate, wavers(name, random), seed, mode);
        if (await walk("left out", without, misreads(name), seed, mode)) passed += 1;
      }
      if (passed > 0) console.log(`left out, ${mode}: ${gate.problem.slug} ${name} ${passed}`);
    }
  }
  return measured;
}

const kinds = ["understands", "slips", "misreads", "left out", "wavers", "guesses"] as const;

function nobody(): Measured {
  return { understands: [], slips: [], misreads: [], "left out": [], wavers: [], guesses: [] };
}

function together(parts: readonly Measured[]): Measured {
  const all = nobody();
  for (const kind of kinds) all[kind] = parts.flatMap((part) => part[kind]);
  return all;
}

function rowOf(problem: string, mode: Mode, measured: Measured) {
  const { understands: right, slips: slipping } = measured;
  return {
    problem,
    mode,
    "understands: passes": share(right, isPassed),
    predictions: spread(right, "predictions"),
    questions: spread(right, "questions"),
    "slips: passes": share(slipping, isPassed),
    "with slips": spread(slipping, "predictions"),
    "misreads: held": share(measured.misreads, isHeld),
    "left out: held": share(measured["left out"], isHeld),
    "wavers: held": share(measured.wavers, isHeld),
    "guesses: held": share(measured.guesses, isHeld),
  };
}

const isPassed = (passed: Passed | null) => passed !== null;
const isHeld = (passed: Passed | null) => passed === null;

function share(walks: Walks, counts: (passed: Passed | null) => boolean): string {
  return `${Math.round((walks.filter(counts).length / walks.length) * 1000) / 10}%`;
}

/** Median and 90th percentile. */
function spread(walks: Walks, what: keyof Passed): string {
  const counts = walks
    .flatMap((passed) => (passed ? [passed[what]] : []))
    .toSorted((one, other) => one - other);
  const at = (part: number) =>
    counts[Math.min(counts.length - 1, Math.floor(counts.length * part))];
  return `${at(0.5)} / ${at(0.9)}`;
}
