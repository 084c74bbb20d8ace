import { AppError, isBuilderOffered, viewAttempt, viewAttemptStory } from "@foothold/core";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { LegacyFlow } from "#components/attempt-v2/legacy/LegacyFlow.tsx";
import { Workbench } from "#components/attempt-v2/Workbench.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/session.ts";

type Props = { params: Promise<{ attemptId: string }> };

const load = cache(async (attemptId: string) => {
  const actor = actorFor(await requirePerson());
  try {
    const [view, story] = await Promise.all([
      viewAttempt(deps(), { attemptId }, actor),
      viewAttemptStory(deps(), { attemptId }, actor),
    ]);
    return { ...view, story };
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { problem } = await load((await params).attemptId);
  return { title: problem.title };
}

export default async function PracticePage({ params }: Props) {
  const { attempt, problem, story } = await load((await params).attemptId);
  if (attempt.v2Step === null) return <LegacyFlow {...{ attempt, problem, story }} />;
  const builderOffered =
    problem.invariantTemplate !== null && isBuilderOffered(attempt.mode, problem.rung);
  return <Workbench {...{ attempt, problem, story, builderOffered }} />;
}
