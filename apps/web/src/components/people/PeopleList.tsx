"use client";

import type { Page } from "@foothold/core/page";
import { UserSearch } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { LoadMore } from "#components/ui/list/LoadMore.tsx";
import { useLoadMore } from "#components/ui/list/use-load-more.ts";
import { PasswordLinkDialog } from "./PasswordLinkDialog.tsx";
import { PersonActionDialog } from "./PersonActionDialog.tsx";
import { PersonItem } from "./PersonItem.tsx";
import { wordsFor } from "./person-action-words.ts";
import type { PersonAction, PersonRow } from "./person-row.ts";
import { RightsDialog } from "./RightsDialog.tsx";

type Props = { first: Page<PersonRow>; query: string; selfId: string };

export function PeopleList({ first, query, selfId }: Props) {
  const list = useLoadMore(first, "/api/admin/people", query);
  const [action, setAction] = useState<PersonAction | null>(null);
  const [rightsOf, setRightsOf] = useState<PersonRow | null>(null);
  const [linkFor, setLinkFor] = useState<PersonRow | null>(null);
  const [done, setDone] = useState("");

  function finish(finished: PersonAction, changed: PersonRow) {
    const endedOwn = finished.kind === "end-sessions" && changed.id === selfId;
    const lostOwnRole = changed.id === selfId && changed.role !== "admin";
    if (endedOwn || lostOwnRole) window.location.assign("/home");
    show(changed, wordsFor(finished).done);
    setAction(null);
  }

  function show(changed: PersonRow, said: string) {
    list.setItems((shown) => shown.map((person) => (person.id === changed.id ? changed : person)));
    setDone(said);
  }

  return (
    <>
      <div role="status" className="mb-4 empty:hidden">
        {done && <Notice tone="success" title={done} />}
      </div>
      {list.items.length === 0 ? (
        <EmptyState icon={UserSearch} title="Nobody fits this search">
          <p>Search for part of a name or email address, or choose another role.</p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-low">
          {list.items.map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              self={person.id === selfId}
              onIntend={setAction}
              onPasswordLink={setLinkFor}
              onRights={setRightsOf}
            />
          ))}
        </ul>
      )}
      <LoadMore {...list} />
      {rightsOf && (
        <RightsDialog
          person={rightsOf}
          onDone={(changed) => {
            show(changed, `The rights of ${changed.name} are saved.`);
            setRightsOf(null);
          }}
          onCancel={() => setRightsOf(null)}
        />
      )}
      {linkFor && <PasswordLinkDialog person={linkFor} onClose={() => setLinkFor(null)} />}
      {action && (
        <PersonActionDialog
          action={action}
          self={action.person.id === selfId}
          onDone={finish}
          onCancel={() => setAction(null)}
        />
      )}
    </>
  );
}
