import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import { caughtByIn } from "../../authored/caught-by.ts";
import type { CatalogProblem } from "../../problem/catalog-problem.ts";
import type { RuleResult } from "../checked-problem.ts";

export const maxLiteralBytes = 2_048;
/** A smaller group would reveal too much about each test. */
export const leastInGroup = 3;
export const maxGeneratedBytes = 320_000;

type Bounds = readonly [file: string, field: string, count: number, least: number, most?: number];

/** Checks that a problem has enough of each part. */
export function checkMinimums(authored: AuthoredProblem, problem: CatalogProblem): RuleResult {
  const { slug, tests, wrong, misreadings, probes, plan, hints, reflect } = authored;
  const { constraints, examples, complexity, patterns } = authored.problem;
  const findings: string[] = [];
  const add = (file: string, message: string) =>
    findings.push(`problems/${slug}/${file}: ${message}`);

  const groups = groupsIn(tests.hidden);
  const bounds: Bounds[] = [
    ["problem.yaml", "constraints", constraints.length, 2, 6],
    ["problem.yaml", "examples", examples.length, 3, 3],
    ["tests.yaml", "visible", tests.visible.length, 4, 6],
    ["tests.yaml", "hidden", tests.hidden.length, 16],
    ["tests.yaml", "groups", groups.length, 4, 6],
    ...groups.map(
      ([group, count]): Bounds => ["tests.yaml", `group ${group}`, count, leastInGroup],
    ),
    ["tests.yaml", "generated tests", tests.hidden.filter((test) => test.generate).length, 1],
    ["wrong.yaml", "wrong programs", wrong.length, 5],
    ["misreadings.yaml", "misreadings", misreadings.length, 5],
    ["probes.json", "probes", probes.length, 12],
    ["plan.yaml", "fits", new Set(plan.fits.map(({ pattern }) => pattern)).size, 6],
    ["plan.yaml", "discovery", plan.discovery.length, 3, 4],
    ["hints.yaml", "ladder", hints.ladder.length, 5],
    ["hints.yaml", "keySteps", hints.keySteps.length, 3, 6],
    ["reflect.yaml", "cues", reflect.cues.length, 3, 5],
    ["reflect.yaml", "adversary", reflect.adversary.length, 2, 2],
    ...plan.invariant.slots.map(
      ({ id, choices }): Bounds => ["plan.yaml", `choices of slot ${id}`, choices.length, 3, 4],
    ),
  ];
  for (const [file, field, count, least, most] of bounds) {
    if (count < least) add(file, `${field}: has ${count}, needs ${least} or more`);
    if (most !== undefined && count > most) add(file, `${field}: has ${count}, at most ${most}`);
  }

  if (new Set(plan.fits.map(({ pattern }) => pattern)).size < plan.fits.length) {
    add("plan.yaml", "fits: names a pattern twice");
  }
  for (const pattern of patterns) {
    const fit = plan.fits.find((candidate) => candidate.pattern === pattern);
    if (fit?.match !== "GOOD") add("plan.yaml", `fits: ${pattern} must be there as GOOD`);
  }
  if (complexity.naive && !wrong.some(({ kind }) => kind === "too-slow")) {
    add("wrong.yaml", "complexity.naive is given, so one program must be too-slow");
  }
  const visibleIds = new Set(tests.visible.map(({ id }) => id));
  const seenByLearner = wrong.filter(({ caughtBy }) =>
    caughtByIn(caughtBy, "javascript").some((id) => visibleIds.has(id)),
  );
  if (seenByLearner.length < 2) {
    add("wrong.yaml", "two or more programs must fail a visible test");
  }
  if (/<[a-z/][^<>]*>|!\[|\]\(/i.test(authored.statement)) {
    add("statement.md", "must hold no HTML, images or links");
  }

  const generated = new Set(tests.hidden.flatMap((test) => (test.generate ? [test.id] : [])));
  for (const { id, args } of problem.tests) {
    const bytes = JSON.stringify(args).length;
    const most = generated.has(id) ? maxGeneratedBytes : maxLiteralBytes;
    if (bytes > most)
      add("tests.yaml", `${id}: its arguments take ${bytes} bytes, at most ${most}`);
  }
  return { findings, measured: { visible: tests.visible.length, hidden: tests.hidden.length } };
}

function groupsIn(hidden: AuthoredProblem["tests"]["hidden"]): [group: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { group = "" } of hidden) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts];
}
