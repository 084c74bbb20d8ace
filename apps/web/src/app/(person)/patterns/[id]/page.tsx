import { viewPattern } from "@foothold/core/catalog";
import { listLessons } from "@foothold/core/learning";
import type { Metadata } from "next";
import { cache } from "react";
import { ProblemCards } from "#components/catalog/ProblemCard.tsx";
import { PatternPage } from "#components/catalog/patterns/PatternPage.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = { params: Promise<{ id: string }> };

const found = cache(async (id: string) => {
  const actor = actorFor(await requirePerson());
  const [view, lessons] = await Promise.all([
    orNotFound(viewPattern(deps(), { id }, actor)),
    listLessons(deps(), {}, actor),
  ]);
  return { ...view, lesson: lessons.find(({ patternId }) => patternId === id) ?? null };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { pattern } = await found((await params).id);
  return { title: pattern.name };
}

export default async function OnePatternPage({ params }: Props) {
  const view = await found((await params).id);
  return (
    <PatternPage {...view}>
      <ProblemCards problems={view.problems} />
    </PatternPage>
  );
}
