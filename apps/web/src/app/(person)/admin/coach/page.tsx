import { viewCoachSettings } from "@foothold/core/coach";
import type { Metadata } from "next";
import { CoachSettingsForm } from "#components/coach/CoachSettingsForm.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Coach" };

export default async function CoachPage() {
  await requirePerson("admin");
  const settings = await viewCoachSettings(deps());
  return (
    <>
      <PageHeader title="Coach">
        <p>The models people may choose beside the built-in coach, and the limits for them.</p>
      </PageHeader>
      <CoachSettingsForm settings={settings} />
    </>
  );
}
