import { expect, test } from "vitest";
import type { Rung } from "../entities/catalog/problem.ts";
import type { ProblemState, ProblemWithProgress } from "../ports/problem-progress.ts";
import { chooseNextProblem } from "./choose-next-problem.ts";

type Given = { rung?: Rung; patterns?: string[]; prerequisites?: string[]; state?: ProblemState };

function shelved(slug: string, given: Given = {}): ProblemWithProgress {
  const { rung = 1, patterns = ["stack"], prerequisites = [], state = "not-started" } = given;
  const progress = { state, open: null };
  return { slug, title: slug, rung, patterns, prerequisites, estimatedMinutes: 10, progress };
}

const done = shelved("done", { rung: 2, state: "done" });
const easier = shelved("easier", { rung: 1 });
const same = shelved("same", { rung: 2 });
const harder = shelved("harder", { rung: 3 });
const elsewhere = { patterns: ["heap"] };

test.each<[name: string, shelf: ProblemWithProgress[], slug: string | null, because?: string]>([
  ["the same pattern on the nearest rung up", [harder, same, easier], "same", "step-up"],
  [
    "one rung further where that is done",
    [harder, { ...same, progress: done.progress }],
    "harder",
    "step-up",
  ],
  [
    "what it builds on, where that is not done",
    [shelved("harder", { rung: 3, prerequisites: ["base"] }), shelved("base", elsewhere)],
    "base",
    "comes-first",
  ],
  [
    "not what it builds on, once that is done",
    [
      shelved("harder", { rung: 3, prerequisites: ["base"] }),
      shelved("base", { ...elsewhere, state: "done" }),
    ],
    "harder",
    "step-up",
  ],
  [
    "of two on one rung the one that is begun",
    [same, shelved("begun", { rung: 2, state: "begun" })],
    "begun",
    "step-up",
  ],
  [
    "something begun of another pattern, where this one has no more",
    [
      shelved("new", { rung: 2, ...elsewhere }),
      shelved("begun", { rung: 4, state: "begun", ...elsewhere }),
    ],
    "begun",
    "begun",
  ],
  [
    "another pattern on the nearest rung, where nothing is begun",
    [
      shelved("far", { rung: 4, ...elsewhere }),
      shelved("near", { rung: 3, ...elsewhere }),
      shelved("low", elsewhere),
    ],
    "near",
    "unfinished",
  ],
  [
    "another pattern one rung up, before the same pattern two rungs up",
    [shelved("far", { rung: 4 }), shelved("near", { rung: 3, ...elsewhere })],
    "near",
    "unfinished",
  ],
  [
    "an easier one, before one that is two rungs up",
    [shelved("far", { rung: 4 }), easier],
    "easier",
    "unfinished",
  ],
  ["two rungs up, where nothing else is left", [shelved("far", { rung: 4 })], "far", "unfinished"],
  ["an easier one, where nothing else is left", [easier], "easier", "unfinished"],
  ["nothing, where all is done", [], null],
])("%s comes next", (_name, shelf, slug, because) => {
  const next = chooseNextProblem(done, [done, ...shelf]);
  expect(next && { slug: next.problem.slug, because: next.because }).toEqual(
    slug === null ? null : { slug, because },
  );
});

test.each<[name: string, shelf: ProblemWithProgress[], slug: string | null, because?: string]>([
  ["the same pattern on the same rung", [harder, same, easier], "same", "once-more"],
  ["an easier one of the same pattern", [harder, easier], "easier", "once-more"],
  [
    "another pattern, before the same one on a higher rung",
    [harder, shelved("other", { rung: 2, ...elsewhere })],
    "other",
    "unfinished",
  ],
  ["a harder one, where nothing else is left", [harder], "harder", "step-up"],
  ["nothing, where all is done", [], null],
])("after a hard fight %s comes next", (_name, shelf, slug, because) => {
  const next = chooseNextProblem(done, [done, ...shelf], { hardFight: true });
  expect(next && { slug: next.problem.slug, because: next.because }).toEqual(
    slug === null ? null : { slug, because },
  );
});
