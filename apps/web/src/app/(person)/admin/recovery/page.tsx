import { viewRecoverySettings, viewRecoverySettingsInput } from "@foothold/core/recovery";
import type { Metadata } from "next";
import { ClassChoice } from "#components/recovery/settings/ClassChoice.tsx";
import { RecoverySettingsForm } from "#components/recovery/settings/RecoverySettingsForm.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Being stuck" };

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function RecoverySettingsPage({ searchParams }: Props) {
  await requirePerson("admin");
  const asked = viewRecoverySettingsInput.catch({}).parse(await searchParams);
  const settings = await orNotFound(viewRecoverySettings(deps(), asked));
  const { classId, className, classes } = settings;
  return (
    <>
      <PageHeader title="Being stuck">
        <p>
          {className === null
            ? "When learners count as stuck, and what is tried then. An empty field has the value of the environment."
            : `For the learners of ${className}. An empty field has the value for everybody. Whoever is in several classes has the rules of the class that were changed last.`}
        </p>
      </PageHeader>
      <ClassChoice classId={classId} classes={classes} />
      <RecoverySettingsForm key={classId ?? "site"} settings={settings} />
    </>
  );
}
