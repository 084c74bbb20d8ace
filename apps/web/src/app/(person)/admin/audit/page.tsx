import { searchAudit, searchAuditInput } from "@foothold/core/people";
import type { Metadata } from "next";
import { AuditList } from "#components/people/audit/AuditList.tsx";
import { actionOptions } from "#components/people/audit/action-options.ts";
import { FilterForm } from "#components/people/FilterForm.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Audit trail" };

// A filter in the address that is not valid is ignored.
const query = searchAuditInput.pick({ search: true, action: true }).extend({
  search: searchAuditInput.shape.search.catch(undefined),
  action: searchAuditInput.shape.action.catch(undefined),
});

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function AuditPage({ searchParams }: Props) {
  await requirePerson("admin");
  const { search = "", action = "" } = query.parse(await searchParams);
  const asked = { ...(search && { search }), ...(action && { action }) };
  const first = await searchAudit(deps(), searchAuditInput.parse(asked));
  const address = new URLSearchParams(asked).toString();
  return (
    <>
      <PageHeader title="Audit trail">
        <p>Who did what, on what, and when. Nothing here can be changed or removed.</p>
      </PageHeader>
      <FilterForm
        action="/admin/audit"
        searchLabel="Person, subject or request id"
        search={search}
        filter={{ name: "action", label: "Action", value: action, options: actionOptions }}
      />
      <AuditList key={address} first={first} query={address} />
    </>
  );
}
