import { listChatBugs, listChatBugsInput } from "@foothold/core/chat";
import type { Metadata } from "next";
import { BugFilterForm } from "#components/chat/BugFilterForm.tsx";
import { BugList } from "#components/chat/BugList.tsx";
import { byOptions, modelOptions, typeOptions } from "#components/chat/bug-filters.ts";
import { BackLink } from "#components/ui/BackLink.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Reported answers" };

// A filter in the address that is not valid is ignored.
const query = listChatBugsInput.pick({ type: true, by: true, model: true }).extend({
  type: listChatBugsInput.shape.type.catch(undefined),
  by: listChatBugsInput.shape.by.catch(undefined),
  model: listChatBugsInput.shape.model.catch(undefined),
});

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function ReportsPage({ searchParams }: Props) {
  const person = await requirePerson("admin");
  const { type = "", by = "", model = "" } = query.parse(await searchParams);
  const asked = { ...(type && { type }), ...(by && { by }), ...(model && { model }) };
  const first = await listChatBugs(deps(), listChatBugsInput.parse(asked), actorFor(person));
  const address = new URLSearchParams(asked).toString();
  return (
    <>
      <BackLink href="/admin/coach">Coach</BackLink>
      <PageHeader title="Reported answers">
        <p>What was wrong with answers, as learners and Foothold itself reported it.</p>
      </PageHeader>
      <BugFilterForm
        action="/admin/coach/reports"
        filters={[
          { name: "type", label: "What was wrong", value: type, options: typeOptions },
          { name: "by", label: "Reported by", value: by, options: byOptions },
          { name: "model", label: "Model", value: model, options: modelOptions(first, model) },
        ]}
      />
      <BugList key={address} first={first} query={address} />
    </>
  );
}
