import {
  listAttempts,
  listDrafts,
  type V2Step,
  viewAttempt,
  viewAttemptStory,
  viewFinishedAttempt,
  viewPlanGuide,
  viewReflection,
  viewSolution,
} from "@foothold/core/attempt";
import { listOwnComments } from "@foothold/core/classroom";
import { AppError } from "@foothold/core/errors";
import { findHelpers, viewRecovery } from "@foothold/core/recovery";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import {
  PANEL_COOKIE,
  readPanelLayout,
  readShownPanel,
  SHOWN_PANEL_COOKIE,
} from "#components/attempt-v2/layout/panel-layout.ts";
import { STEP_GUIDE_COOKIE } from "#components/attempt-v2/layout/step-guide-cookie.ts";
import { Workbench } from "#components/attempt-v2/layout/Workbench.tsx";
import { LegacyFlow } from "#components/attempt-v2/legacy/LegacyFlow.tsx";
import { DraftsProvider } from "#components/attempt-v2/workbench/drafts/DraftsProvider.tsx";
import { Markdown } from "#components/ui/markdown/Markdown.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = { params: Promise<{ attemptId: string }> };

const load = cache(async (attemptId: string) => {
  const actor = actorFor(await requirePerson());
  try {
    const [view, story, { drafts }, { recovery }, { reach }, { comments }] = await Promise.all([
      viewAttempt(deps(), { attemptId }, actor),
      viewAttemptStory(deps(), { attemptId }, actor),
      listDrafts(deps(), { attemptId }, actor),
      viewRecovery(deps(), { attemptId }, actor),
      findHelpers(deps(), actor.userId),
      listOwnComments(deps(), { attemptId }, actor),
    ]);
    return { ...view, story, drafts, recovery, reach, comments };
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
});

/** What only learners see who have solved the problem. */
async function loadAfterwards(attemptId: string, step: V2Step) {
  const actor = actorFor(await requirePerson());
  const solved = step === "REFLECT" || step === "COMPLETE";
  const complete = step === "COMPLETE";
  const [reflection, lookBack, solution] = await Promise.all([
    solved ? viewReflection(deps(), { attemptId }, actor) : null,
    complete ? viewFinishedAttempt(deps(), { attemptId }, actor) : null,
    complete ? viewSolution(deps(), { attemptId }, actor) : null,
  ]);
  return { reflection, lookBack, solution };
}

async function isFirstAttempt(): Promise<boolean> {
  const actor = actorFor(await requirePerson());
  const { items } = await listAttempts(deps(), { limit: 2 }, actor);
  return items.length === 1;
}

async function loadPlanGuide(attemptId: string) {
  return viewPlanGuide(deps(), { attemptId }, actorFor(await requirePerson()));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { problem } = await load((await params).attemptId);
  return { title: problem.title };
}

export default async function PracticePage({ params }: Props) {
  const { attempt, problem, drafts, ...rest } = await load((await params).attemptId);
  const inDrafts = (flow: ReactNode) => (
    <DraftsProvider key={attempt.id} attemptId={attempt.id} drafts={drafts}>
      {flow}
    </DraftsProvider>
  );
  const statement = <Markdown text={problem.statement} voice="spoken" />;
  const data = { problem, statement, ...rest };
  if (attempt.v2Step === null) return inDrafts(<LegacyFlow attempt={attempt} {...data} />);
  const [planGuide, afterwards] = await Promise.all([
    loadPlanGuide(attempt.id),
    loadAfterwards(attempt.id, attempt.v2Step),
  ]);
  const stored = await cookies();
  const layout = readPanelLayout(stored.get(PANEL_COOKIE)?.value);
  const shownLast = readShownPanel(stored.get(SHOWN_PANEL_COOKIE)?.value);
  const guided = !stored.has(STEP_GUIDE_COOKIE) && (await isFirstAttempt());
  return inDrafts(
    <Workbench {...{ attempt, ...data, planGuide, ...afterwards, layout, shownLast, guided }} />,
  );
}
