import type { AttemptStep } from "../../entities/attempt/attempt-event.ts";
import type { FailedTest, Situation } from "../../entities/recovery/guidance.ts";

/** At least this similar, two situations count as the same kind. */
export const SIMILAR_ENOUGH = 0.75;
/** The factor when the programs share no wrong answer to a probe or a visible test. */
export const LEFT_WITHOUT_ANSWERS = 0.3;
/** Where the probes were not run. The factor when no visible value agrees: different bugs often fail the same tests. */
export const LEFT_WITHOUT_VALUES = 0.5;
/** Where the probes were not run, or show nothing. The factor when only hidden tests fail in both: their groups say too little to tell bugs apart. */
export const LEFT_WITH_HIDDEN_ALONE = 0.7;
/** The factor when two learners chose different patterns: the same tests then fail for another reason. */
export const LEFT_WITH_OTHER_PATTERN = 0.85;
/** The factor when a compile error of the same kind stands elsewhere. */
export const LEFT_AT_OTHER_PLACE = 0.6;

/** 0 to 1: how much of what went wrong in one situation also went wrong in the other. Nothing known is no likeness. */
export function similarity(one: Situation, other: Situation): number {
  if (one.problemSlug !== other.problemSlug || phaseOf(one.place) !== phaseOf(other.place))
    return 0;
  if (phaseOf(one.place) !== "code") return shared(one.misconceptions, other.misconceptions);
  // Without a run nothing is known, and runs that ended in different ways have different causes.
  if (one.outcome === null || one.outcome !== other.outcome) return 0;
  return (
    patternFactor(one, other) * (compileErrorSimilarity(one, other) ?? testSimilarity(one, other))
  );
}

function patternFactor(one: Situation, other: Situation): number {
  const areKnown = one.chosenPattern !== null && other.chosenPattern !== null;
  return areKnown && one.chosenPattern !== other.chosenPattern ? LEFT_WITH_OTHER_PATTERN : 1;
}

/** null if both programs compiled. */
function compileErrorSimilarity(one: Situation, other: Situation): number | null {
  if (!one.compileError && !other.compileError) return null;
  if (one.compileError?.kind !== other.compileError?.kind) return 0;
  return one.compileError?.place === other.compileError?.place ? 1 : LEFT_AT_OTHER_PLACE;
}

function testSimilarity(one: Situation, other: Situation): number {
  if (one.failedTests.length === 0 || other.failedTests.length === 0) return 0;
  const tests = shared(one.failedTests.map(keyOf), other.failedTests.map(keyOf));
  const answers = sharedAnswers(one, other);
  if (answers !== null)
    return tests * (LEFT_WITHOUT_ANSWERS + (1 - LEFT_WITHOUT_ANSWERS) * answers);
  const values = agreeingValues(one.failedTests, other.failedTests);
  return values === null
    ? tests * LEFT_WITH_HIDDEN_ALONE
    : tests * (LEFT_WITHOUT_VALUES + (1 - LEFT_WITHOUT_VALUES) * values);
}

/** Learners alternate between writing and testing, so both are one phase. */
function phaseOf(place: AttemptStep): "understand" | "plan" | "code" | "end" {
  switch (place) {
    case "UNDERSTAND":
    case "APPROACH":
      return "understand";
    case "PLAN":
      return "plan";
    case "REFLECT":
    case "COMPLETE":
    case "DONE":
      return "end";
    default:
      return "code";
  }
}

function keyOf({ index, status }: FailedTest): string {
  return `${index} ${status}`;
}

/** The share of wrong answers that both programs give; null if the probes of one were not run, or nothing wrong was seen. */
function sharedAnswers(one: Situation, other: Situation): number | null {
  if (one.wrongAnswers === null || other.wrongAnswers === null) return null;
  const [mine, theirs] = [answersIn(one), answersIn(other)];
  return mine.length === 0 && theirs.length === 0 ? null : shared(mine, theirs);
}

function answersIn({ wrongAnswers, failedTests }: Situation): string[] {
  const visible = failedTests.flatMap(({ index, actual, errorType }) =>
    actual === null && errorType === null ? [] : [`test ${index} ${actual ?? "stopped"}`],
  );
  return [...visible, ...(wrongAnswers ?? []).map(({ input, answer }) => `${input} ${answer}`)];
}

/** The share of tests that failed in both with the same visible value or error; null without such tests. */
function agreeingValues(one: readonly FailedTest[], other: readonly FailedTest[]): number | null {
  const pairs = one.flatMap((test) => {
    const twin = other.find(({ index }) => index === test.index);
    const seen = (each: FailedTest) => each.actual ?? each.errorType;
    return twin && seen(test) !== null && seen(twin) !== null ? [seen(test) === seen(twin)] : [];
  });
  return pairs.length === 0 ? null : pairs.filter(Boolean).length / pairs.length;
}

function shared(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  if (all.size === 0) return 0;
  return one.filter((entry) => other.includes(entry)).length / all.size;
}
