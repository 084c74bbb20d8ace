import { introduceProblem } from "@foothold/core/catalog";
import { viewSettings } from "@foothold/core/people";
import type { Metadata } from "next";
import { cache } from "react";
import { ProblemIntroduction } from "#components/catalog/introduction/ProblemIntroduction.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = { params: Promise<{ slug: string }> };

const introduction = cache(async (slug: string) => {
  const actor = actorFor(await requirePerson());
  return orNotFound(introduceProblem(deps(), { slug }, actor));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { problem } = await introduction((await params).slug);
  return { title: problem.title };
}

export default async function ProblemPage({ params }: Props) {
  const actor = actorFor(await requirePerson());
  const [introduced, { defaultLanguage }] = await Promise.all([
    introduction((await params).slug),
    viewSettings(deps(), {}, actor),
  ]);
  return <ProblemIntroduction {...introduced} usualLanguage={defaultLanguage} />;
}
