import { searchAudit, searchAuditInput } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { auditPage } from "#lib/views/people.ts";

export const GET = handle({
  roles: ["admin"],
  input: searchAuditInput,
  output: auditPage,
  limit: "search",
  run: searchAudit,
});
