import { listProblems } from "@foothold/core/catalog";
import { listAllPages } from "@foothold/core/list-all-pages";
import { listEscalations } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import { QueueFrame } from "#components/recovery/escalations/QueueFrame.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export default async function QueueLayout({ children }: { children: ReactNode }) {
  const person = await requirePerson("instructor", "admin");
  const [waiting, problems] = await Promise.all([
    listAllPages((query) =>
      listEscalations(deps(), { ...query, status: "open" }, actorFor(person)),
    ),
    listProblems(deps()),
  ]);
  const titles = Object.fromEntries(problems.map(({ slug, title }) => [slug, title]));
  return (
    <QueueFrame first={waiting} titles={titles} selfId={person.id}>
      {children}
    </QueueFrame>
  );
}
