import { listProblems } from "@foothold/core/catalog";
import { viewClass, viewClassOverview } from "@foothold/core/classroom";
import { Download } from "lucide-react";
import type { Metadata } from "next";
import { cache } from "react";
import { AddInstructorForm } from "#components/classroom/classes/AddInstructorForm.tsx";
import { JoinCode } from "#components/classroom/classes/JoinCode.tsx";
import { Members } from "#components/classroom/classes/Members.tsx";
import { Overview } from "#components/classroom/overview/Overview.tsx";
import { BackLink } from "#components/ui/BackLink.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = {
  params: Promise<{ classId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const load = cache(async (classId: string) => {
  const person = await requirePerson("instructor", "admin");
  const found = await orNotFound(viewClass(deps(), { classId }, actorFor(person)));
  return { ...found, person };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).classId);
  return { title: found.class.name };
}

export default async function ClassPage({ params, searchParams }: Props) {
  const { classId } = await params;
  const { class: found, members, person } = await load(classId);
  const { problem } = await searchParams;
  const problemSlug = typeof problem === "string" && problem !== "" ? problem : undefined;
  const [overview, problems] = await Promise.all([
    viewClassOverview(deps(), { classId, problemSlug }, actorFor(person)),
    listProblems(deps()),
  ]);
  const titles = Object.fromEntries(problems.map(({ slug, title }) => [slug, title]));
  return (
    <>
      <BackLink href="/classes">Classes</BackLink>
      <PageHeader title={found.name}>
        <p>The current step of each learner, and which steps take long.</p>
      </PageHeader>
      <Overview
        overview={overview}
        titles={titles}
        classId={classId}
        chosenProblem={problemSlug ?? ""}
      />
      <section aria-labelledby="members-title" className="mb-12">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="members-title" className="text-title-2">
            Members
          </h2>
          <a
            href={`/api/classes/${classId}/export`}
            download
            className={buttonClasses("secondary", "small")}
          >
            <Download aria-hidden="true" className="size-4" />
            Export as CSV
          </a>
        </div>
        <div className="flex flex-col gap-4">
          <JoinCode classId={classId} code={found.joinCode} />
          <Members classId={classId} ownerId={found.ownerId} members={members} selfId={person.id} />
          <AddInstructorForm classId={classId} />
        </div>
      </section>
    </>
  );
}
