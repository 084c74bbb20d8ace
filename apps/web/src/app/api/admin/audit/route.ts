import { searchAudit, searchAuditInput } from "@foothold/core";
import { auditPage } from "#lib/admin-views.ts";
import { handle } from "#lib/handle.ts";

export const GET = handle({
  roles: ["admin"],
  input: searchAuditInput,
  output: auditPage,
  limit: "search",
  run: searchAudit,
});
