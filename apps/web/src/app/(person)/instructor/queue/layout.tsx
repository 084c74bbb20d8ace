import { listProblems } from "@foothold/core/catalog";
import { MAX_PAGE_SIZE } from "@foothold/core/page";
import { listEscalations } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import { QueueFrame } from "#components/recovery/escalations/QueueFrame.tsx";
import { deps } from "#lib/deps.ts";
import { everyPage } from "#lib/every-page.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export default async function QueueLayout({ children }: { children: ReactNode }) {
  const person = await requirePerson("instructor", "admin");
  const query = { status: "open", limit: MAX_PAGE_SIZE } as const;
  const [waiting, problems] = await Promise.all([
    everyPage((after) =>
      listEscalations(deps(), { ...query, ...(after && { after }) }, actorFor(person)),
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
