import type { Metadata } from "next";
import { QueueKeysHelp } from "#components/recovery/escalations/QueueKeysHelp.tsx";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Queue" };

export default async function QueuePage() {
  await requirePerson("instructor", "admin");
  return <QueueKeysHelp />;
}
