import { listCoachChoices, listEscalationProviders } from "@foothold/core/coach";
import { viewSettings } from "@foothold/core/people";
import type { Metadata } from "next";
import { ChangePassword } from "#components/settings/password/ChangePassword.tsx";
import { YourData } from "#components/settings/privacy/YourData.tsx";
import { SettingsForm } from "#components/settings/SettingsForm.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const person = await requirePerson();
  const settings = await viewSettings(deps(), {}, actorFor(person));
  const coaches = await listCoachChoices(deps());
  const escalationProviders = await listEscalationProviders(deps());
  return (
    <>
      <PageHeader title="Settings">
        <p>Your name, how attempts start, your coach, the theme and your password.</p>
      </PageHeader>
      <SettingsForm
        settings={settings}
        coaches={coaches}
        escalationProviders={escalationProviders}
      />
      <ChangePassword email={person.email} />
      <YourData email={person.email} teaches={person.role !== "learner"} />
    </>
  );
}
