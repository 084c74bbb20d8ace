import { listPeople, listPeopleInput } from "@foothold/core/people";
import type { Metadata } from "next";
import { FilterForm } from "#components/people/FilterForm.tsx";
import { PeopleList } from "#components/people/PeopleList.tsx";
import { roleOptions } from "#components/people/person-row.ts";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "People" };

// A filter in the address that is not valid is ignored.
const query = listPeopleInput.pick({ search: true, role: true }).extend({
  search: listPeopleInput.shape.search.catch(undefined),
  role: listPeopleInput.shape.role.catch(undefined),
});

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function PeoplePage({ searchParams }: Props) {
  const self = await requirePerson("admin");
  const { search = "", role = "" } = query.parse(await searchParams);
  const asked = listPeopleInput.parse({ ...(search && { search }), ...(role && { role }) });
  const first = await listPeople(deps(), asked);
  const address = new URLSearchParams({ ...(search && { search }), ...(role && { role }) });
  return (
    <>
      <PageHeader title="People">
        <p>Everyone with an account. Every change here is in the audit trail.</p>
      </PageHeader>
      <FilterForm
        action="/admin/people"
        searchLabel="Name or email"
        search={search}
        filter={{
          name: "role",
          label: "Role",
          value: role,
          options: [{ value: "", label: "All roles" }, ...roleOptions],
        }}
      />
      <PeopleList
        key={address.toString()}
        first={first}
        query={address.toString()}
        selfId={self.id}
      />
    </>
  );
}
