import type { AttemptStory, ReflectionView } from "@foothold/core/attempt";
import type { V2Attempt } from "../workbench/workbench-data.ts";

/** What went well in a finished attempt. */
export function achievements(
  attempt: Pick<V2Attempt, "hintsUsedCount">,
  { exchanges, runs, examples }: AttemptStory,
  reflection: ReflectionView | null,
): string[] {
  const [first] = runs;
  const broken = reflection?.challenges.filter(({ beaten }) => beaten).length ?? 0;
  const rescued = exchanges.some(({ kind }) => kind === "rescue");
  return [
    ...(first && first.passed === first.total ? ["Right at the first run"] : []),
    ...(attempt.hintsUsedCount === 0 ? ["No hint needed"] : []),
    ...(rescued ? ["Explained a rescue back"] : []),
    ...(examples.some(({ agrees }) => agrees) ? ["Predicted an example"] : []),
    ...(broken > 0 ? [broken === 1 ? "Broke a program" : `Broke ${broken} programs`] : []),
  ];
}
