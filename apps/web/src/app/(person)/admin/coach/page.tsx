import { listAllClasses, listAllClassesInput } from "@foothold/core/classroom";
import { viewCoachSettings } from "@foothold/core/coach";
import type { Metadata } from "next";
import { CoachSettingsForm } from "#components/coach/CoachSettingsForm.tsx";
import { Link } from "#components/ui/Link.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Coach" };

export default async function CoachPage() {
  await requirePerson("admin");
  const [settings, { items: classes }] = await Promise.all([
    viewCoachSettings(deps()),
    listAllClasses(deps(), listAllClassesInput.parse({})),
  ]);
  return (
    <>
      <PageHeader title="Coach">
        <p>The models people may choose beside the built-in coach, and the limits for them.</p>
        <p>
          <Link className="font-semibold text-accent underline" href="/admin/coach/reports">
            Reported answers
          </Link>
          {" · "}
          <Link className="font-semibold text-accent underline" href="/admin/coach/spending">
            Cost of models
          </Link>
          {" · "}
          <Link className="font-semibold text-accent underline" href="/admin/recovery">
            When learners count as stuck
          </Link>
        </p>
      </PageHeader>
      <CoachSettingsForm
        settings={settings}
        classes={classes.map(({ id, name }) => ({ id, name }))}
      />
    </>
  );
}
