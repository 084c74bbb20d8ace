import { patternLink } from "@foothold/core/catalog";
import { viewLesson } from "@foothold/core/learning";
import { viewSettings } from "@foothold/core/people";
import type { Metadata } from "next";
import { cache } from "react";
import { ConceptBite } from "#components/learning/lesson/ConceptBite.tsx";
import { deps } from "#lib/deps.ts";
import { currentRecallOutlook } from "#lib/pages/current-recall-outlook.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = { params: Promise<{ id: string }> };

const found = cache(async (lessonId: string) => {
  const actor = actorFor(await requirePerson());
  return orNotFound(viewLesson(deps(), { lessonId }, actor));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lesson } = await found((await params).id);
  return { title: lesson.title };
}

export default async function LessonPage({ params }: Props) {
  const { lesson, progress } = await found((await params).id);
  const actor = actorFor(await requirePerson());
  const [patterns, recall, { defaultLanguage }] = await Promise.all([
    deps().patterns.list(),
    currentRecallOutlook(),
    viewSettings(deps(), {}, actor),
  ]);
  return (
    <ConceptBite
      key={lesson.id}
      lesson={lesson}
      progress={progress}
      pattern={patternLink(lesson.patternId, patterns)}
      recall={recall}
      usualLanguage={defaultLanguage}
    />
  );
}
