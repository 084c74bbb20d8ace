import { listClasses } from "@foothold/core/classroom";
import { listLessons, viewToday } from "@foothold/core/learning";
import { MAX_PAGE_SIZE } from "@foothold/core/page";
import { listFlags, listPeople, type Role, searchAudit, viewSettings } from "@foothold/core/people";
import { listEscalations, listGuidance } from "@foothold/core/recovery";
import type { Metadata } from "next";
import type { ComponentType } from "react";
import { AdminHome } from "#components/home/AdminHome.tsx";
import { InstructorHome } from "#components/home/InstructorHome.tsx";
import { LearnerHome } from "#components/home/LearnerHome.tsx";
import { TellTimeZone } from "#components/shell/TellTimeZone.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";
import { currentTimeZone } from "#lib/pages/time-zone.ts";

export const metadata: Metadata = { title: "Home" };

const LATEST_AUDIT_ENTRIES = 5;
const WAITING = 25;

async function AdminHomeWithFacts() {
  const [people, flags, audit] = await Promise.all([
    listPeople(deps(), { limit: MAX_PAGE_SIZE }),
    listFlags(deps()),
    searchAudit(deps(), { limit: LATEST_AUDIT_ENTRIES }),
  ]);
  const count = people.items.length;
  return (
    <AdminHome
      people={`${count}${people.next ? "+" : ""} ${count === 1 ? "person" : "people"}`}
      flagsOn={flags.filter(({ enabled }) => enabled).length}
      flags={flags.length}
      latest={audit.items}
    />
  );
}

async function LearnerHomeWithWork() {
  const actor = actorFor(await requirePerson());
  const timeZone = await currentTimeZone();
  const [today, { defaultLanguage }, lessons, { classes }] = await Promise.all([
    viewToday(deps(), { timeZone }, actor),
    viewSettings(deps(), {}, actor),
    listLessons(deps(), {}, actor),
    listClasses(deps(), {}, actor),
  ]);
  return (
    <>
      <TellTimeZone assumed={timeZone} />
      <LearnerHome
        {...today}
        language={defaultLanguage}
        lesson={lessons.find(({ completedAt }) => completedAt === null) ?? null}
        classes={classes}
      />
    </>
  );
}

async function InstructorHomeWithFacts() {
  const actor = actorFor(await requirePerson());
  const [waiting, { classes }, drafts] = await Promise.all([
    listEscalations(deps(), { status: "open", limit: WAITING }, actor),
    listClasses(deps(), {}, actor),
    listGuidance(deps(), { status: "draft", scope: "class", limit: MAX_PAGE_SIZE }, actor),
  ]);
  const count = drafts.items.length;
  return (
    <InstructorHome
      waiting={waiting.items}
      more={waiting.next !== null}
      classes={classes.filter(({ role }) => role === "instructor")}
      drafts={`${count}${drafts.next ? "+" : ""} ${count === 1 ? "draft" : "drafts"}`}
    />
  );
}

const homes: Record<Role, ComponentType> = {
  learner: LearnerHomeWithWork,
  instructor: InstructorHomeWithFacts,
  admin: AdminHomeWithFacts,
};

const intros: Record<Role, string> = {
  learner: "Take a problem and solve it step by step. The coach helps, and you find the answer.",
  instructor: "See which learners need you, and help them without giving the answer away.",
  admin: "People, feature flags, and the audit trail.",
};

export default async function HomePage() {
  const { name, role } = await requirePerson();
  const Home = homes[role];
  return (
    <>
      <PageHeader title={`Hello, ${name}`}>
        <p>{intros[role]}</p>
      </PageHeader>
      <Home />
    </>
  );
}
