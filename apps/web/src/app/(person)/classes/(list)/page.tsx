import { listClasses } from "@foothold/core/classroom";
import type { Metadata } from "next";
import { ClassList } from "#components/classroom/classes/ClassList.tsx";
import { JoinClassForm } from "#components/classroom/classes/JoinClassForm.tsx";
import { NewClassForm } from "#components/classroom/classes/NewClassForm.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Classes" };

export default async function ClassesPage() {
  const person = await requirePerson();
  const { classes } = await listClasses(deps(), {}, actorFor(person));
  const mayTeach = person.role !== "learner";
  return (
    <>
      <PageHeader title="Classes">
        <p>
          {mayTeach
            ? "A class connects you with learners: you see their attempts, and they can ask you."
            : "In a class, an instructor sees your attempts and answers when you ask for help."}
        </p>
      </PageHeader>
      <section aria-labelledby="own-classes" className="mb-10">
        <h2 id="own-classes" className="mb-4 text-title-2">
          Your classes
        </h2>
        <ClassList
          classes={classes}
          emptyTitle="You are in no class yet"
          emptyText={
            mayTeach
              ? "Create one, and give its code to your learners."
              : "You do not need a class. In one, you can ask an instructor when you are stuck."
          }
        />
      </section>
      {mayTeach && (
        <section aria-labelledby="new-class" className="mb-10">
          <h2 id="new-class" className="mb-4 text-title-2">
            Start a class
          </h2>
          <NewClassForm />
        </section>
      )}
      <section aria-labelledby="join-class" className="mb-10">
        <h2 id="join-class" className="mb-4 text-title-2">
          Join a class
        </h2>
        <JoinClassForm />
      </section>
    </>
  );
}
