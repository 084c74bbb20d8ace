import { callApi } from "#lib/browser/api-client.ts";
import type { Intent, PersonRow } from "./person-row.ts";

/** Does it, and gives back the person as they are from then on. */
export async function carryOut(intent: Intent): Promise<PersonRow> {
  const { person, kind } = intent;
  const path = `/api/admin/people/${encodeURIComponent(person.id)}` as const;
  switch (kind) {
    case "change-role":
      await callApi("PUT", `${path}/role`, { role: intent.role });
      return { ...person, role: intent.role };
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
