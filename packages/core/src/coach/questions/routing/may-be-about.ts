import type { QuestionGroup, Route } from "../../../entities/coach/question-group.ts";

/** From which share on a question is surely of a group, and below which it surely is not. */
const SURELY = 0.6;
const HARDLY = 0.1;

/** Whether a question may be of one of these groups: not when it surely is of others. */
export function mayBeAbout(route: Route, groups: readonly QuestionGroup[]): boolean {
  return Math.max(...route.values()) < SURELY || shareOf(route, groups) >= HARDLY;
}

export const shareOf = (route: Route, groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, group) => sum + (route.get(group) ?? 0), 0);
