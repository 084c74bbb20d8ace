import { viewSettings } from "@foothold/core";
import type { Metadata } from "next";
import { SettingsForm } from "#components/settings/SettingsForm.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/session.ts";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const person = await requirePerson();
  const settings = await viewSettings(deps(), {}, actorFor(person));
  return (
    <>
      <PageHeader title="Settings">
        <p>How Foothold greets you, starts your attempts and looks.</p>
      </PageHeader>
      <SettingsForm settings={settings} />
    </>
  );
}
