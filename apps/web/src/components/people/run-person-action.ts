import { callApi } from "#lib/browser/api-client.ts";
import type { PersonAction, PersonRow } from "./person-row.ts";

/** Sends the action and returns the person with the change. */
export async function runPersonAction(action: PersonAction): Promise<PersonRow> {
  const { person, kind } = action;
  const path = `/api/admin/people/${encodeURIComponent(person.id)}` as const;
  switch (kind) {
    case "change-role":
      await callApi("PUT", `${path}/role`, { role: action.role });
      return { ...person, role: action.role };
    case "disable":
      await callApi("POST", `${path}/disable`, {});
      return { ...person, disabledAt: new Date().toISOString(), activeSessions: 0 };
    case "enable":
      await callApi("POST", `${path}/enable`, {});
      return { ...person, disabledAt: null };
    case "end-sessions":
      await callApi("POST", `${path}/end-sessions`, {});
      return { ...person, activeSessions: 0 };
  }
}
